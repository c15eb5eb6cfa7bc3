import { ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Outline, type OutlineLines, type RowId, type RowStore, createRowStore } from '../DataTable/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Lead } from './Outline.styles.ts';
import { StatusLine } from './StatusLine.tsx';
import { flattenTree, treeRows } from './treeRows.ts';
import { type SubRowsOptions, useSubRows } from './useSubRows.ts';
import { dataTableOutlineWords } from './words.ts';

export interface TreeOptions<Row> extends SubRowsOptions<Row> {
  /** The rows at the top. Rows that stay the same object are not drawn again. */
  readonly rows: readonly Row[];
  /** Rows whose children show. */
  readonly open?: readonly RowId[];
  readonly defaultOpen?: readonly RowId[];
  readonly onOpenChange?: (change: { readonly open: readonly RowId[] }) => void;
}

/** What a table of a tree is given. */
export interface Tree<Row> {
  readonly store: RowStore<Row>;
  readonly outline: Outline<Row>;
}

const none: readonly RowId[] = [];

/**
 * A tree as rows under rows: sorted among siblings, opened and closed, its children fetched when they are asked for. A search shows what
 * matches with the rows above it, opened.
 * Keep `getRowId` and `getSubRows` stable between renders.
 * @spec ORG-02
 * @example <DataTable label="组织" columns={columns} {...useTree({ rows, getRowId, loadSubRows })} />
 */
export function useTree<Row extends object>(options: TreeOptions<Row>): Tree<Row> {
  const { rows, getRowId, defaultOpen = none, onOpenChange } = options;
  const t = useWords(dataTableOutlineWords);
  const sub = useSubRows(options);
  const [open, setOpen] = useControlled(
    options.open,
    defaultOpen,
    onOpenChange && (({ value }) => onOpenChange({ open: value })),
  );
  // what a search opened is closed for that search only
  const [shut, setShut] = useState<ReadonlySet<RowId>>(new Set());
  const flat = useMemo(() => flattenTree(rows, getRowId, sub.subRowsOf), [rows, getRowId, sub]);
  const [store] = useState(() => createRowStore(flat.rows, getRowId));
  useLayoutEffect(() => store.replaceAll(flat.rows), [store, flat]);
  const drawn = useRef<OutlineLines | undefined>(undefined);
  const isNarrowed = useRef(false);
  const latest = useRef({ setOpen, open });
  latest.current = { setOpen, open };

  const outline = useMemo<Outline<Row>>(() => {
    const isIn = new Set(open);
    const turn = (id: RowId, isOpen: boolean): void => {
      if (isNarrowed.current)
        return setShut((ids) => new Set(isOpen ? [...ids].filter((other) => other !== id) : [...ids, id]));
      const row = store.getRow(id);
      if (isOpen && row !== undefined) sub.load(row);
      const others = latest.current.open.filter((other) => other !== id);
      latest.current.setOpen(isOpen ? [...others, id] : others);
    };
    const parentOfStatus = (id: RowId): RowId | undefined => drawn.current?.lineOf(id)?.parent;
    const retry = (id: RowId): void => {
      const row = store.getRow(parentOfStatus(id) ?? '');
      if (row !== undefined) sub.load(row);
    };
    const openAll = (): void => {
      const opening = store.getIds().filter((id) => {
        const row = store.getRow(id);
        return row !== undefined && (sub.subRowsOf(row)?.length ?? 0) > 0;
      });
      setShut(new Set());
      latest.current.setOpen(opening);
    };
    return {
      sortFor: (sort) => sort,
      hasMoved: undefined,
      arrange(ids, { compare }) {
        isNarrowed.current = ids.length < store.getIds().length;
        const places = isNarrowed.current ? new Map(store.getIds().map((id, place) => [id, place])) : undefined;
        drawn.current = treeRows({
          ids,
          parents: flat.parents,
          before: drawn.current,
          canOpen: (id) => {
            const row = store.getRow(id);
            return row !== undefined && !isNarrowed.current && sub.canOpen(row);
          },
          isOpen: (id) => (isNarrowed.current ? !shut.has(id) : isIn.has(id)),
          hasStatus: (id) => sub.statusOf(id) !== undefined,
          compare: (a, b) => {
            const [first, second] = [store.getRow(a), store.getRow(b)];
            const order = first && second ? (compare?.(first, second) ?? 0) : 0;
            return order || (places?.get(a) ?? 0) - (places?.get(b) ?? 0);
          },
        });
        return drawn.current;
      },
      setOpen: turn,
      press: retry,
      stickyFor: () => undefined,
      renderLead: (id, { level, isOpen }) => (
        <Lead style={{ '--fl-outline-level': level }}>
          {isOpen !== undefined && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={t(isOpen ? 'DataTableOutline.close' : 'DataTableOutline.open')}
              data-open={isOpen}
              onClick={() => turn(id, !isOpen)}
            >
              <ChevronRight aria-hidden />
            </button>
          )}
        </Lead>
      ),
      renderSpan: (place) => (
        <StatusLine
          key={place.id}
          place={place}
          status={sub.statusOf(parentOfStatus(place.id) ?? '')}
          onRetry={() => retry(place.id)}
        />
      ),
      tools: (
        <>
          <IconButton label={t('DataTableOutline.openAll')} icon={<ChevronsUpDown />} onClick={openAll} />
          <IconButton
            label={t('DataTableOutline.closeAll')}
            icon={<ChevronsDownUp />}
            onClick={() => latest.current.setOpen([])}
          />
        </>
      ),
    };
  }, [open, shut, store, sub, flat, t]);
  return { store, outline };
}
