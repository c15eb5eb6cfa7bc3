import type { Cents, Day } from '@fireline/domain/lib';
import { type ChainLevel, type LevelPrice, type SellerLine, comingPrices, tariffWords } from '@fireline/domain/tariff';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { ProblemNote } from '../lib/field/ProblemNote.tsx';
import { useDayText } from '../lib/field/useDayText.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { ImpactTable } from './ImpactTable.tsx';
import { Caption, Coming, Root } from './PriceChain.styles.ts';
import { TryForm } from './TryForm.tsx';
import { Waterfall } from './WaterfallPicture.tsx';
import { type ChangeDraft, readChange, rowsOf } from './chain.ts';
import { priceChainWords } from './words.ts';

/** A line of sellers by its name. */
export interface ChainLine extends SellerLine {
  readonly name: string;
}

export interface PriceChainProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is sold. */
  readonly label: string;
  /** What each level charges, from which day on; in any order. */
  readonly prices: readonly LevelPrice[];
  /** What the platform itself pays. */
  readonly costCents: Cents;
  /** The waterfall is of this day, and a change takes effect on it at the earliest. */
  readonly today: Day;
  /** Who looks: what stands above stays hidden. Default: the platform, which sees all. */
  readonly viewer?: ChainLevel;
  /** The last who sells in this line: those below have no part in it. Default: the dealer. */
  readonly last?: ChainLevel;
  /** The levels whose price the reader may try; none: the chain is only shown. */
  readonly levels?: readonly ChainLevel[];
  /** What a price that is tried is reckoned over. */
  readonly lines?: readonly ChainLine[];
  /** Absent: prices can be tried and not be saved here. */
  readonly onSave?: (request: { readonly change: LevelPrice }) => void;
  readonly isSaving?: boolean;
  /** Of the headings of its parts: one below that of what it stands in. Default 4. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Why a price was not saved. */
  readonly problem?: ReactNode;
}

/**
 * Who earns what of a price: a waterfall from the platform's cost to what the customer pays, each step with its margin and a warning
 * where it is sold below cost. A new price can be tried, with what it does to every line of sellers, before it is saved.
 * Use it where one price passes through several hands; prices themselves are set in the price editor.
 * @spec N19 TAR-04 DEV-23 TAR-09
 * @example <PriceChain label="标准服务 1 年" prices={prices} costCents={2000} today={today} levels={['tenant']} lines={lines} onSave={({ change }) => save(change)} />
 */
export function PriceChain(props: PriceChainProps) {
  const { label, prices, costCents, today, viewer = 'platform', levels = [], lines = [], ...others } = props;
  const { last = 'dealer', headingLevel = 4, ...more } = others;
  const { onSave, isSaving = false, problem, ...rest } = more;
  const t = useWords(priceChainWords, tariffWords);
  const { money } = useFormat();
  const dayText = useDayText();
  const first = levels[0];
  const empty: ChangeDraft = { level: first ?? viewer, price: '', from: today };
  const [draft, setDraft] = useState(empty);
  const reading = readChange(draft, today);
  const change = first === undefined ? undefined : reading.change;
  const rows = rowsOf({ prices, costCents, viewer, last, onDay: today }, change);
  const seen = new Set(rows.map(({ level }) => level));
  const coming = comingPrices(prices, today).filter(({ level }) => seen.has(level));
  return (
    <Root {...rest} aria-label={rest['aria-label'] ?? label}>
      <Caption>
        <strong>{label}</strong>
        <span>{t('PriceChain.on', { day: dayText(change?.from ?? today) })}</span>
      </Caption>
      {first !== undefined && (
        <TryForm
          levels={levels}
          draft={draft}
          reading={reading}
          onDraft={({ value }) => setDraft(value)}
          onSave={onSave && (() => change && onSave({ change }))}
          onDiscard={() => setDraft(empty)}
          isSaving={isSaving}
          headingLevel={headingLevel}
        />
      )}
      <ProblemNote>{problem}</ProblemNote>
      {change && (
        <Banner tone="info" live="polite">
          {t('PriceChain.notSaved')}
        </Banner>
      )}
      <Waterfall label={label} rows={rows} />
      {coming.length > 0 && (
        <Coming>
          <strong>{t('PriceChain.coming')}</strong>
          <ul>
            {coming.map(({ level, cents, from }) => (
              <li key={`${level} ${from} ${cents}`}>
                {t('PriceChain.comingPrice', {
                  day: dayText(from),
                  level: t(`tariff.chain.level.${level}`),
                  amount: money(cents),
                })}
              </li>
            ))}
          </ul>
        </Coming>
      )}
      {change && lines.length > 0 && (
        <ImpactTable lines={lines} change={change} viewer={viewer} last={last} headingLevel={headingLevel} />
      )}
    </Root>
  );
}
