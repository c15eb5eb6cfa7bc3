import type { OutlineLine, OutlineLines, RowId } from '../DataTable/index.ts';

/** The id of a group's header; no row has one like it. */
const headerPrefix = '\u0000group:';
export const headerId = (key: string): RowId => headerPrefix + key;
/** What the rows of the group say in its column, by the id of its header; undefined: a row. */
export const groupOfHeader = (id: RowId): string | undefined =>
  typeof id === 'string' && id.startsWith(headerPrefix) ? id.slice(headerPrefix.length) : undefined;

export interface Group {
  readonly key: string;
  readonly header: RowId;
  readonly rows: readonly RowId[];
}

export interface GroupedLines extends OutlineLines {
  readonly groups: ReadonlyMap<RowId, Group>;
  /** The group in which each row stands. */
  readonly keys: ReadonlyMap<RowId, string>;
}

const rowLine = (parent: RowId): OutlineLine => ({ level: 2, isOpen: undefined, parent, isSpan: false });

/**
 * Rows under the headers of their groups. Groups come in the order of their first row, so that the order of the rows decides both.
 * @param keyOf the group a row is to stand in
 */
export function groupRows(
  ids: readonly RowId[],
  keyOf: (id: RowId) => string,
  isOpen: (key: string) => boolean,
): GroupedLines {
  const byKey = new Map<string, RowId[]>();
  const keys = new Map<RowId, string>();
  for (const id of ids) {
    const key = keyOf(id);
    const rows = byKey.get(key);
    keys.set(id, key);
    if (rows) rows.push(id);
    else byKey.set(key, [id]);
  }
  const groups = new Map<RowId, Group>();
  const headers = new Map<RowId, OutlineLine>();
  const linesOfRows = new Map<string, OutlineLine>();
  const lines: RowId[] = [];
  const rows: RowId[] = [];
  for (const [key, members] of byKey) {
    const header = headerId(key);
    groups.set(header, { key, header, rows: members });
    headers.set(header, { level: 1, isOpen: isOpen(key), parent: undefined, isSpan: true });
    linesOfRows.set(key, rowLine(header));
    lines.push(header);
    for (const id of members) {
      rows.push(id);
      if (isOpen(key)) lines.push(id);
    }
  }
  return {
    ids: lines,
    rows,
    groups,
    keys,
    lineOf: (id) => {
      const key = keys.get(id);
      return key === undefined ? headers.get(id) : linesOfRows.get(key);
    },
  };
}
