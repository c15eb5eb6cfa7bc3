import type { Cents } from '@fireline/domain/lib';
import { chainWarnings, tariffWords } from '@fireline/domain/tariff';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useDayText } from '../lib/field/useDayText.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Bar, Frame, Table, Track, Warning } from './PriceChain.styles.ts';
import type { ChainRow } from './chain.ts';
import { reachOf, spanOf } from './waterfall.ts';
import { priceChainWords } from './words.ts';

interface BarProps {
  readonly from: Cents;
  readonly to: Cents;
  readonly reach: Cents;
  readonly kind: 'whole' | 'margin' | 'before';
}

function Piece({ from, to, reach, kind }: BarProps) {
  const { start, size, isBack } = spanOf(from, to, reach);
  const style = { '--fl-chain-start': `${start}%`, '--fl-chain-size': `${size}%` } as CSSProperties;
  return <Bar data-kind={kind} data-back={isBack || undefined} style={style} />;
}

/** Picture and table in one: each row draws its step from cost to price beside the figures that say it. */
export function Waterfall({ label, rows }: { readonly label: string; readonly rows: readonly ChainRow[] }) {
  const t = useWords(priceChainWords, tariffWords);
  const { money } = useFormat();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const reach = reachOf(
    rows.flatMap(({ costCents, priceCents, before }) => [
      costCents,
      priceCents,
      ...(before ? [before.costCents, before.priceCents] : []),
    ]),
  );
  return (
    <Frame>
      <Table aria-label={label} data-shape="waterfall">
        <thead>
          <tr>
            <th scope="col">{t('PriceChain.level')}</th>
            <th scope="col">{t('PriceChain.picture')}</th>
            {(['cost', 'price', 'margin'] as const).map((column) => (
              <th key={column} scope="col" data-figure>
                {t(`PriceChain.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-end>
            <th scope="row">{t('PriceChain.boughtFor', { level: t(`tariff.chain.level.${first.level}`) })}</th>
            <td data-picture>
              <Track aria-hidden>
                <Piece kind="whole" from={0} to={first.costCents} reach={reach} />
              </Track>
            </td>
            <td data-figure data-label={t('PriceChain.cost')}>
              {money(first.costCents)}
            </td>
          </tr>
          {rows.map((row) => (
            <Level key={row.level} row={row} reach={reach} />
          ))}
          <tr data-end>
            <th scope="row">{t('PriceChain.customer')}</th>
            <td data-picture>
              <Track aria-hidden>
                <Piece kind="whole" from={0} to={last.priceCents} reach={reach} />
                {last.before && <Piece kind="before" from={0} to={last.before.priceCents} reach={reach} />}
              </Track>
            </td>
            <td colSpan={2} data-figure data-label={t('PriceChain.price')}>
              <strong>{money(last.priceCents)}</strong>
              {last.before && last.before.priceCents !== last.priceCents && (
                <small>{t('PriceChain.was', { amount: money(last.before.priceCents) })}</small>
              )}
            </td>
          </tr>
        </tbody>
      </Table>
    </Frame>
  );
}

function Level({ row, reach }: { readonly row: ChainRow; readonly reach: Cents }) {
  const t = useWords(priceChainWords, tariffWords);
  const textOf = useProblemText(tariffWords);
  const { money, number } = useFormat();
  const dayText = useDayText();
  const { level, costCents, priceCents, marginCents, marginPercent, isBelowCost, from, before } = row;
  const [warning] = chainWarnings([row]);
  const was = (cents: Cents | undefined, now: Cents) =>
    cents !== undefined && cents !== now && <small>{t('PriceChain.was', { amount: money(cents) })}</small>;
  return (
    <tr data-below={isBelowCost || undefined}>
      <th scope="row">
        {t(`tariff.chain.level.${level}`)}
        <small>{from === undefined ? t('PriceChain.atCost') : t('PriceChain.since', { day: dayText(from) })}</small>
      </th>
      <td data-picture>
        <Track aria-hidden>
          {before && <Piece kind="before" from={before.costCents} to={before.priceCents} reach={reach} />}
          <Piece kind="margin" from={costCents} to={priceCents} reach={reach} />
        </Track>
        {warning && (
          <Warning>
            <TriangleAlert aria-hidden />
            {textOf(warning)}
          </Warning>
        )}
      </td>
      <td data-figure data-label={t('PriceChain.cost')}>
        {money(costCents)}
        {was(before?.costCents, costCents)}
      </td>
      <td data-figure data-label={t('PriceChain.price')}>
        {money(priceCents)}
        {was(before?.priceCents, priceCents)}
      </td>
      <td data-figure data-label={t('PriceChain.margin')}>
        <span>
          {money(marginCents)}
          {isBelowCost && <b> {t('PriceChain.loss')}</b>}
        </span>
        {marginPercent !== undefined && (
          <small>{t('PriceChain.ofPrice', { percent: number(marginPercent, { unit: '%', digits: 2 }) })}</small>
        )}
        {was(before?.marginCents, marginCents)}
      </td>
    </tr>
  );
}
