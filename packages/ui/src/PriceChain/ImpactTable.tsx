import { type ChainLevel, chainLevels, type LevelPrice, tariffWords } from '@fireline/domain/tariff';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Part } from '../lib/table/FigureTable.styles.ts';
import { Frame, Table, Warning } from './PriceChain.styles.ts';
import type { ChainLine } from './PriceChain.tsx';
import { Signed } from './Signed.tsx';
import { impactOf } from './chain.ts';
import { priceChainWords } from './words.ts';

export interface ImpactTableProps {
  readonly lines: readonly ChainLine[];
  readonly change: LevelPrice;
  /** What stands above it stays hidden. */
  readonly viewer: ChainLevel;
  /** Those below it have no part in the lines. */
  readonly last: ChainLevel;
  readonly headingLevel: 2 | 3 | 4;
}

/** What the change would do to each line of sellers, nothing saved: who earns and who pays how much more or less. */
export function ImpactTable({ lines, change, viewer, last, headingLevel }: ImpactTableProps) {
  const t = useWords(priceChainWords, tariffWords);
  const { number } = useFormat();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const impact = impactOf(lines, change);
  const levels = chainLevels.slice(chainLevels.indexOf(viewer), chainLevels.indexOf(last) + 1);
  const names = new Map(lines.map(({ id: line, name, units }) => [line, { name, units }]));
  return (
    <Part>
      <Heading id={id}>{t('PriceChain.impact')}</Heading>
      <Frame tabIndex={0} role="group" aria-labelledby={id}>
        <Table data-shape="impact" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('PriceChain.line')}</th>
              <th scope="col" data-figure>
                {t('PriceChain.units')}
              </th>
              {levels.map((level) => (
                <th key={level} scope="col" data-figure>
                  {t(`tariff.chain.level.${level}`)}
                </th>
              ))}
              <th scope="col" data-figure>
                {t('PriceChain.customers')}
              </th>
            </tr>
          </thead>
          <tbody>
            {impact.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{names.get(line.id)?.name}</th>
                <td data-figure>{number(names.get(line.id)?.units ?? 0)}</td>
                {line.levels
                  .filter(({ level }) => levels.includes(level))
                  .map(({ level, changeCents, turnsBelowCost }) => (
                    <td key={level} data-figure>
                      <Signed cents={changeCents} kind="earn" />
                      {turnsBelowCost && (
                        <Warning>
                          <TriangleAlert aria-hidden />
                          {t('PriceChain.turns')}
                        </Warning>
                      )}
                    </td>
                  ))}
                <td data-figure>
                  <Signed cents={line.changeCents} kind="pay" />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('PriceChain.total')}</th>
              <td data-figure>{number(lines.reduce((sum, { units }) => sum + units, 0))}</td>
              {levels.map((level) => (
                <td key={level} data-figure>
                  <Signed cents={impact.total[level]} kind="earn" />
                </td>
              ))}
              <td data-figure>
                <Signed cents={impact.total.customers} kind="pay" />
              </td>
            </tr>
          </tfoot>
        </Table>
      </Frame>
    </Part>
  );
}
