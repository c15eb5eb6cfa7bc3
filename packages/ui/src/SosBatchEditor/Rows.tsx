import { type SosRow, deviceSosWords } from '@fireline/domain/device';
import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { listWords } from '../lib/words.ts';
import { Stage, Table, Told } from './SosBatchEditor.styles.ts';
import { groups, withNumber } from './batch.ts';
import { type SosBatch, pageSize } from './useSosBatch.ts';
import { sosBatchEditorWords } from './words.ts';

interface RowsProps {
  readonly batch: SosBatch;
  readonly label: string;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

/** One page of the rows. */
export function Rows({ batch, label, disabled, readOnly }: RowsProps) {
  const t = useWords(sosBatchEditorWords);
  const { number } = useFormat();
  const first = (batch.page - 1) * pageSize;
  return (
    // it scrolls sideways where it is narrow, and what scrolls is reached by keyboard
    <Stage tabIndex={0} role="group" aria-label={label}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('SosBatchEditor.at')}</th>
            <th scope="col">IMEI</th>
            {groups.map((group) => (
              <th key={group} scope="col">
                {t('SosBatchEditor.group', { group: group + 1 })}
              </th>
            ))}
            {!readOnly && (
              <th scope="col" data-remove="">
                <VisuallyHidden>{t('SosBatchEditor.removeAct')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {batch.rows.slice(first, first + pageSize).map((row, index) => {
            const at = first + index;
            return (
              <tr key={`row ${at}`} data-row={at}>
                <th scope="row">{number(at + 1)}</th>
                <Cell {...{ batch, at, row, disabled, readOnly }} group={null} />
                {groups.map((group) => (
                  <Cell key={group} {...{ batch, at, row, group, disabled, readOnly }} />
                ))}
                {!readOnly && <RemoveCell {...{ batch, at, disabled }} />}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Stage>
  );
}

function RemoveCell({
  batch,
  at,
  disabled,
}: {
  readonly batch: SosBatch;
  readonly at: number;
  readonly disabled: boolean;
}) {
  const t = useWords(sosBatchEditorWords, listWords);
  return (
    <td>
      <IconButton
        label={t('List.remove', { name: t('SosBatchEditor.row', { at: at + 1 }) })}
        icon={<X aria-hidden />}
        data-act="remove"
        disabled={disabled}
        onClick={() => batch.remove(at)}
      />
    </td>
  );
}

interface CellProps extends Omit<RowsProps, 'label'> {
  readonly at: number;
  readonly row: SosRow;
  /** Null: the IMEI. */
  readonly group: number | null;
}

function Cell({ batch, at, row, group, disabled, readOnly }: CellProps) {
  const t = useWords(sosBatchEditorWords);
  const textOf = useProblemText(deviceSosWords);
  const cell = group === null ? `rows.${at}.imei` : `rows.${at}.numbers.${group}`;
  const problem = batch.judgement.problems.get(cell);
  const warning = batch.judgement.warnings.get(cell);
  const label =
    group === null
      ? t('SosBatchEditor.imeiOf', { at: at + 1 })
      : t('SosBatchEditor.groupOf', { at: at + 1, group: group + 1 });
  const write = (value: string): void =>
    batch.write(
      at,
      group === null ? { ...row, imei: value } : { ...row, numbers: withNumber(row.numbers, group, value) },
    );
  return (
    <td data-cell={cell} data-title={group === null ? 'IMEI' : t('SosBatchEditor.group', { group: group + 1 })}>
      <Entry
        {...{ label, disabled, readOnly }}
        value={group === null ? row.imei : (row.numbers[group] ?? '')}
        inputMode={group === null ? 'numeric' : 'tel'}
        problem={problem && textOf(problem)}
        warning={warning && textOf(warning)}
        onWrite={write}
      />
    </td>
  );
}

interface EntryProps {
  readonly label: string;
  readonly value: string;
  readonly inputMode: 'numeric' | 'tel';
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly problem: string | undefined;
  readonly warning: string | undefined;
  readonly onWrite: (value: string) => void;
}

function Entry({ warning, onWrite, ...field }: EntryProps) {
  return (
    <TextField
      {...field}
      isLabelHidden
      autoComplete="off"
      description={
        warning && (
          <Told data-tone="attention">
            <TriangleAlert aria-hidden />
            {warning}
          </Told>
        )
      }
      onChange={({ value }) => onWrite(value)}
    />
  );
}
