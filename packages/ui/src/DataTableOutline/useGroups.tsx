import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { type Column, type Outline, type RowId, type Sort, textOf } from '../DataTable/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { GroupHeader } from './GroupHeader.tsx';
import { type GroupedLines, groupRows } from './groupRows.ts';
import { dataTableOutlineWords } from './words.ts';

export interface GroupsOptions<Row> {
  /** The table's columns. */
  readonly columns: readonly Column<Row>[];
  /** Rows that say the same in this column stand together; undefined: nothing is grouped. */
  readonly columnId: string | undefined;
  /** What the header says of the group; default: what its first row says in that column. Keep it stable between renders. */
  readonly renderLabel?: (first: Row) => ReactNode;
  /** After the count: a sum, how many are offline. Runs at most once a second while the header is in sight. Keep it stable between renders. */
  readonly renderSummary?: (rows: readonly Row[]) => ReactNode;
  /** Groups that are closed, by what their rows say in that column. */
  readonly closed?: readonly string[];
  readonly defaultClosed?: readonly string[];
  readonly onClosedChange?: (change: { readonly closed: readonly string[] }) => void;
}

const none: readonly string[] = [];
const nothingBefore = (): null => null;

/**
 * The outline of a table whose rows stand in groups, each under a header with its count; the header of the group in sight stays under the
 * table's own. Groups follow the sort of their column, rows inside them the other sorts.
 * Decision: a live value that moves a row into another group waits as any other move does while pointer or focus is on the table.
 * @example <DataTable {...table} columns={columns} outline={useGroups({ columns, columnId: 'unit' })} />
 */
export function useGroups<Row extends object>(options: GroupsOptions<Row>): Outline<Row> | undefined {
  const { columns, columnId, renderLabel, renderSummary, defaultClosed = none, onClosedChange } = options;
  const t = useWords(dataTableOutlineWords);
  const [closed, setClosed] = useControlled(
    options.closed,
    defaultClosed,
    onClosedChange && (({ value }) => onClosedChange({ closed: value })),
  );
  const column = columns.find(({ id }) => id === columnId);
  const drawn = useRef<GroupedLines | undefined>(undefined);
  const latest = useRef(setClosed);
  latest.current = setClosed;

  const keyOf = useCallback((row: Row): string => (column ? String(textOf(column, row)) : ''), [column]);
  const sortFor = useCallback(
    (sort: Sort): Sort => {
      if (columnId === undefined) return sort;
      const own = sort.find((item) => item.columnId === columnId);
      return [own ?? { columnId, direction: 'ascending' }, ...sort.filter((item) => item !== own)];
    },
    [columnId],
  );
  const hasMoved = useCallback(
    (row: Row, id: RowId): boolean => {
      const stands = drawn.current?.keys.get(id);
      return stands !== undefined && stands !== keyOf(row);
    },
    [keyOf],
  );
  return useMemo(() => {
    if (!column) return undefined;
    const isClosed = new Set(closed);
    const groupOf = (id: RowId) => drawn.current?.groups.get(id);
    const setOpen = (id: RowId, isOpen: boolean): void => {
      const key = groupOf(id)?.key;
      if (key === undefined) return;
      latest.current(isOpen ? closed.filter((other) => other !== key) : [...closed, key]);
    };
    const closeAll = (): void => latest.current([...(drawn.current?.groups.values() ?? [])].map(({ key }) => key));
    return {
      sortFor,
      hasMoved,
      arrange(ids, { store, isHeld }) {
        const before = drawn.current?.keys;
        drawn.current = groupRows(
          ids,
          (id) => {
            const stands = isHeld ? before?.get(id) : undefined;
            const row = stands === undefined ? store.getRow(id) : undefined;
            return stands ?? (row === undefined ? '' : keyOf(row));
          },
          (key) => !isClosed.has(key),
        );
        return drawn.current;
      },
      setOpen,
      press: (id) => setOpen(id, isClosed.has(groupOf(id)?.key ?? '')),
      stickyFor(id, lines) {
        // at the very top the header itself is there
        if (id === lines.ids[0]) return undefined;
        const line = lines.lineOf(id);
        return line?.isSpan ? id : line?.parent;
      },
      renderLead: nothingBefore,
      renderSpan: (place) => (
        <GroupHeader
          key={`${place.top === undefined ? 'sticky' : ''}${place.id}`}
          place={place}
          group={groupOf(place.id)}
          keyOf={keyOf}
          renderLabel={renderLabel}
          renderSummary={renderSummary}
          onToggle={() => {
            // the rows that are scrolled away with it must not take the reader along
            place.reveal();
            setOpen(place.id, place.line.isOpen === false);
          }}
        />
      ),
      tools: (
        <>
          <IconButton
            label={t('DataTableOutline.openAll')}
            icon={<ChevronsUpDown />}
            onClick={() => latest.current([])}
          />
          <IconButton label={t('DataTableOutline.closeAll')} icon={<ChevronsDownUp />} onClick={closeAll} />
        </>
      ),
    };
  }, [column, closed, keyOf, sortFor, hasMoved, renderLabel, renderSummary, t]);
}
