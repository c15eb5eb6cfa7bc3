import type { OutlineLine, OutlineLines, RowId } from '../DataTable/index.ts';

/** The id of the line that says how the loading of a row's children goes. */
export const statusId = (parent: RowId): RowId => `\u0000status:${parent}`;

export interface FlatTree<Row> {
  /** Every row before those below it. */
  readonly rows: readonly Row[];
  readonly parents: ReadonlyMap<RowId, RowId>;
}

/** A tree as a list, with the row above each. */
export function flattenTree<Row>(
  roots: readonly Row[],
  idOf: (row: Row) => RowId,
  subRowsOf: (row: Row) => readonly Row[] | undefined,
): FlatTree<Row> {
  const rows: Row[] = [];
  const parents = new Map<RowId, RowId>();
  const add = (row: Row, parent: RowId | undefined): void => {
    rows.push(row);
    const id = idOf(row);
    if (parent !== undefined) parents.set(id, parent);
    for (const child of subRowsOf(row) ?? []) add(child, id);
  };
  for (const row of roots) add(row, undefined);
  return { rows, parents };
}

export interface TreeInput {
  /** Rows that match, in order. */
  readonly ids: readonly RowId[];
  readonly parents: ReadonlyMap<RowId, RowId>;
  /** Whether something is or may be below the row. */
  readonly canOpen: (id: RowId) => boolean;
  readonly isOpen: (id: RowId) => boolean;
  /** Puts rows that do not match, but stand above one that does, among the others. */
  readonly compare: (a: RowId, b: RowId) => number;
  /** Whether the children of the row are on their way, or could not be fetched. */
  readonly hasStatus: (id: RowId) => boolean;
  /** Its lines are taken over where they stay the same. */
  readonly before: OutlineLines | undefined;
}

/** Rows by the row above them; rows that do not match are there when one below them does. */
function siblingsOf({ ids, parents, compare }: TreeInput): Map<RowId | undefined, RowId[]> {
  const shown = new Set(ids);
  const children = new Map<RowId | undefined, RowId[]>();
  const put = (id: RowId): RowId[] => {
    const siblings = children.get(parents.get(id)) ?? [];
    siblings.push(id);
    children.set(parents.get(id), siblings);
    return siblings;
  };
  for (const id of ids) put(id);
  const unsorted = new Set<RowId[]>();
  for (const id of ids)
    for (let above = parents.get(id); above !== undefined && !shown.has(above); above = parents.get(above)) {
      shown.add(above);
      unsorted.add(put(above));
    }
  for (const siblings of unsorted) siblings.sort(compare);
  return children;
}

const isSameLine = (a: OutlineLine | undefined, b: OutlineLine): a is OutlineLine =>
  a?.level === b.level && a.isOpen === b.isOpen && a.parent === b.parent && a.isSpan === b.isSpan;

/** Rows under the rows that they belong to, siblings in the order of the list, closed ones without what is below them. */
export function treeRows(input: TreeInput): OutlineLines {
  const { canOpen, isOpen, hasStatus, before } = input;
  const children = siblingsOf(input);
  const ids: RowId[] = [];
  const rows: RowId[] = [];
  const lines = new Map<RowId, OutlineLine>();
  const note = (id: RowId, line: OutlineLine): void => {
    const old = before?.lineOf(id);
    lines.set(id, isSameLine(old, line) ? old : line);
  };
  const walk = (parent: RowId | undefined, level: number, isSeen: boolean): void => {
    for (const id of children.get(parent) ?? []) {
      const opens = children.has(id) || canOpen(id) ? isOpen(id) : undefined;
      note(id, { level, isOpen: opens, parent, isSpan: false });
      rows.push(id);
      if (isSeen) ids.push(id);
      const areSeen = isSeen && opens === true;
      if (areSeen && hasStatus(id)) {
        ids.push(statusId(id));
        note(statusId(id), { level: level + 1, isOpen: undefined, parent: id, isSpan: true });
      }
      walk(id, level + 1, areSeen);
    }
  };
  walk(undefined, 1, true);
  return { ids, rows, lineOf: (id) => lines.get(id) };
}
