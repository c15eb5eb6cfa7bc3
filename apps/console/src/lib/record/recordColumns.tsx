import { type ShownField, fieldWord, recordSorts, shownFields } from '@fireline/domain/record';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { shortTimeCell } from '../list/timeCell.tsx';
import { type AnyRow, type ConsoleRecord, idOf, shownWord, valueIn } from './consoleRecord.ts';
import type { CountPaths } from './useCountPaths.ts';

const widths = { line: 190, remark: 280, choice: 90, whole: 100, address: 90, ref: 150 } as const;
/** Columns that are hidden until the reader asks for them. */
export const hiddenColumns: readonly string[] = ['createdBy', 'changedBy', 'changedAt'];

/** A value of a record as text. */
export function valueText({ field, name }: ShownField, row: AnyRow, t: Translate<string>): string {
  const value = valueIn(row, name);
  if (field.kind === 'choice') return t(`${field.words}.${String(value)}`);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A count, which opens the list of what is counted. */
export function CountLink({
  count,
  text,
  path,
}: {
  readonly count: number;
  readonly text: string;
  readonly path: string | undefined;
}) {
  return path !== undefined && count > 0 ? <Link href={path}>{text}</Link> : text;
}

type Cells = Pick<Column<AnyRow>, 'align' | 'hasControls' | 'text' | 'cell'>;

function cellsOf(shown: ShownField, t: Translate<string>, { number }: Pick<Format, 'number'>): Cells {
  const text = (row: AnyRow): string => valueText(shown, row, t);
  if (shown.field.kind === 'whole')
    return {
      align: 'end',
      text: (row) => Number(valueIn(row, shown.name)),
      cell: (row) => number(Number(valueIn(row, shown.name))),
    };
  if (shown.field.kind !== 'address') return { cell: text };
  return {
    hasControls: true,
    text,
    cell: (row) =>
      text(row) === '' ? (
        '—'
      ) : (
        <Link href={text(row)} isExternal>
          {t('record.show')}
        </Link>
      ),
  };
}

/** The columns of a record: its fields, what is counted of it, who wrote it. */
export function recordColumns<Row extends AnyRow>(
  of: ConsoleRecord<Row>,
  t: Translate<string>,
  format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
  paths: CountPaths,
): readonly Column<Row>[] {
  const { record } = of;
  const sorts: readonly string[] = recordSorts(record);
  const written = (id: 'createdAt' | 'changedAt') => ({
    id,
    header: t(`record.${id}`),
    isSortable: true,
    ...shortTimeCell<AnyRow>((row) => row[id], format),
  });
  const by = (id: 'createdBy' | 'changedBy') => ({
    id,
    header: t(`record.${id}`),
    width: 100,
    cell: (row: AnyRow) => row[id],
  });
  const columns: readonly Column<AnyRow>[] = [
    ...shownFields(record).map((shown) => ({
      id: shown.name,
      header: t(shownWord(of, shown)),
      width: widths[shown.field.kind],
      isHideable: shown.name !== record.named,
      isSortable: sorts.includes(shown.name),
      ...cellsOf(shown, t, format),
    })),
    ...(record.counts ?? []).map((count): Column<AnyRow> => {
      const countIn = (row: AnyRow): number => Number(valueIn(row, count));
      const path = paths[count];
      return {
        id: count,
        header: t(fieldWord(record, count)),
        width: 100,
        align: 'end',
        isSortable: true,
        ...(path && { hasControls: true }),
        text: countIn,
        cell: (row) => (
          <CountLink count={countIn(row)} text={format.number(countIn(row))} path={path?.(idOf(of, row))} />
        ),
      };
    }),
    by('createdBy'),
    written('createdAt'),
    by('changedBy'),
    written('changedAt'),
  ];
  return columns as readonly Column<never>[] as readonly Column<Row>[];
}
