import { tariffWords } from '@fireline/domain/tariff';
import { ArrowDownToLine, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Cell, type PartProps } from './Cell.tsx';
import { Part } from '../lib/table/FigureTable.styles.ts';
import { Cheaper, ModeHead, Scroll, Table } from './PriceEditor.styles.ts';
import { type ServiceDraft, cheaperYears, years } from './prices.ts';
import { priceEditorWords } from './words.ts';

interface ServicePricesProps extends PartProps {
  readonly rows: readonly ServiceDraft[];
}

/** Years down, modes across. */
export function ServicePrices({ rows, ...part }: ServicePricesProps) {
  const t = useWords(priceEditorWords, tariffWords);
  const { number } = useFormat();
  const id = useId();
  const nameOf = ({ mode }: ServiceDraft): string => t(`tariff.mode.${mode}`);
  const { editor, readOnly, disabled, headingLevel } = part;
  const Heading = `h${headingLevel}` as const;
  const texts = ['modeName', 'description'] as const;
  return (
    <Part>
      <Heading id={id}>{t('PriceEditor.service')}</Heading>
      <Scroll tabIndex={0} role="group" aria-labelledby={id}>
        <Table data-shape="grid">
          <thead>
            <tr>
              <th scope="col">{t('PriceEditor.mode')}</th>
              {rows.map((row, at) => (
                <th key={row.mode} scope="col">
                  <ModeHead>
                    {nameOf(row)}
                    {!readOnly && !disabled && (
                      <Tooltip text={t('PriceEditor.fill', { mode: nameOf(row) })}>
                        <IconButton
                          label={t('PriceEditor.fill', { mode: nameOf(row) })}
                          icon={<ArrowDownToLine aria-hidden />}
                          onClick={() => editor.fillDown(at, t('PriceEditor.filled', { mode: nameOf(row) }))}
                        />
                      </Tooltip>
                    )}
                  </ModeHead>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {texts.map((field) => (
              <tr key={field}>
                <th scope="row">{t(`PriceEditor.${field}`)}</th>
                {rows.map((row, at) => (
                  <td key={row.mode} data-label={nameOf(row)}>
                    <Cell
                      {...part}
                      kind="text"
                      field={`service.${at}.${field}`}
                      label={t(field === 'modeName' ? 'PriceEditor.nameOf' : 'PriceEditor.descriptionOf', {
                        mode: nameOf(row),
                      })}
                      text={row[field]}
                      onText={(text) => editor.setService(at, { [field]: text })}
                    />
                  </td>
                ))}
              </tr>
            ))}
            {years.map((count, year) => (
              <tr key={count}>
                <th scope="row">{t('PriceEditor.years', { years: number(count) })}</th>
                {rows.map((row, at) => (
                  <td key={row.mode} data-figure data-label={nameOf(row)}>
                    <PriceCell {...{ ...part, row, at, year }} mode={nameOf(row)} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('PriceEditor.freeMonths')}</th>
              {rows.map((row, at) => (
                <td key={row.mode} data-figure data-label={nameOf(row)}>
                  <Cell
                    {...part}
                    kind="count"
                    field={`service.${at}.freeMonths`}
                    label={t('PriceEditor.freeMonthsOf', { mode: nameOf(row) })}
                    text={row.freeMonths}
                    onText={(freeMonths) => editor.setService(at, { freeMonths })}
                    unit={t('PriceEditor.months')}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      </Scroll>
    </Part>
  );
}

interface PriceCellProps extends PartProps {
  readonly row: ServiceDraft;
  readonly mode: string;
  readonly at: number;
  /** From 0. */
  readonly year: number;
}

function PriceCell({ row, mode, at, year, ...part }: PriceCellProps) {
  const t = useWords(priceEditorWords);
  const { number } = useFormat();
  const isCheaper = cheaperYears(row.prices).includes(year + 1);
  return (
    <Cell
      {...part}
      kind="money"
      field={`service.${at}.prices.${year}`}
      label={t('PriceEditor.cell', { mode, years: number(year + 1) })}
      text={row.prices[year] ?? ''}
      onText={(text) =>
        part.editor.setService(at, {
          prices: years.map((_, index) => (index === year ? text : (row.prices[index] ?? ''))),
        })
      }
      hint={
        isCheaper && (
          <Cheaper>
            <TriangleAlert aria-hidden />
            {t('PriceEditor.cheaper', { years: number(year) })}
          </Cheaper>
        )
      }
    />
  );
}
