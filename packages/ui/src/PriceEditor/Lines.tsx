import { Plus, X } from 'lucide-react';
import { type ReactElement, useId, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFocusNext } from '../lib/control/useFocusNext.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { PartProps } from './Cell.tsx';
import { Part } from '../lib/table/FigureTable.styles.ts';
import { Additions, Frame, Table } from './PriceEditor.styles.ts';
import type { Line } from './usePrices.ts';
import { priceEditorWords } from './words.ts';

export interface LinesProps extends PartProps {
  readonly line: Line;
  readonly title: string;
  /** The first is what the rows are called. */
  readonly columns: readonly string[];
  /** What each row is of. */
  readonly heads: readonly string[];
  readonly additions: readonly { readonly label: string; readonly onAdd: () => void }[];
  /** The cells of a row after its head; `nameOf` names a field for those who do not see its column. */
  readonly cellsOf: (at: number, nameOf: (column: string) => string) => readonly ReactElement[];
}

/** Rows that can be added and removed; the focus goes into what was added, and on to the next row from one that is removed. */
export function Lines(props: LinesProps) {
  const { editor, disabled, readOnly, line, title, columns, heads, additions, cellsOf } = props;
  const t = useWords(priceEditorWords);
  const { number } = useFormat();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(root);
  const rowName = (at: number): string => `${heads[at]} ${number(at + 1)}`;
  const isFixed = disabled || readOnly;
  const Heading = `h${props.headingLevel}` as const;
  return (
    <Part ref={root}>
      <Heading id={id}>{title}</Heading>
      <Frame>
        <Table data-shape="lines" aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} scope="col" data-figure={at > 0 || undefined}>
                  {column}
                </th>
              ))}
              {!isFixed && (
                <th scope="col">
                  <VisuallyHidden>{t('PriceEditor.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {heads.map((head, at) => (
              <tr key={rowName(at)}>
                <th scope="row">{head}</th>
                {cellsOf(at, (column) => t('PriceEditor.fieldOf', { row: rowName(at), column })).map((cell, place) => (
                  <td key={cell.key} data-figure data-label={columns[place + 1]}>
                    {cell}
                  </td>
                ))}
                {!isFixed && (
                  <td>
                    <Tooltip text={t('PriceEditor.remove', { row: rowName(at) })}>
                      <IconButton
                        label={t('PriceEditor.remove', { row: rowName(at) })}
                        icon={<X aria-hidden />}
                        onClick={() => {
                          focusNext(`tbody tr:nth-child(${at + 1}) button`, 'tbody tr:last-child button', 'button');
                          editor.remove(line, at, t('PriceEditor.removed', { row: rowName(at) }));
                        }}
                      />
                    </Tooltip>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
        {heads.length === 0 && <p>{t('PriceEditor.none')}</p>}
      </Frame>
      {!isFixed && (
        <Additions>
          {additions.map(({ label, onAdd }) => (
            <Button
              key={label}
              icon={<Plus aria-hidden />}
              onClick={() => {
                focusNext('tbody tr:last-child input');
                onAdd();
              }}
            >
              {label}
            </Button>
          ))}
        </Additions>
      )}
    </Part>
  );
}
