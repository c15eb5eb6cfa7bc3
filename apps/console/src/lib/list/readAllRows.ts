import { exportRowsMax } from '@fireline/domain/shell';

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** How often a list that changes while its pages are fetched is fetched from the start. */
const attemptsMax = 5;

/** Of more rows than an export holds none are read: a part would be taken for the whole. */
export class TooManyRows extends Error {
  readonly total: number;
  constructor(total: number) {
    super(`${total} rows`);
    this.total = total;
  }
}

/** All rows; undefined when the list grew or shrank meanwhile, so that rows may be missing or doubled. */
async function readPages<Row>(
  read: (pageNo: number) => Promise<RowsPage<Row>>,
  onProgress: (share: number) => void,
): Promise<readonly Row[] | undefined> {
  const first = await read(1);
  if (first.total > exportRowsMax) throw new TooManyRows(first.total);
  const rows = [...first.rows];
  for (let pageNo = 2; rows.length < first.total; pageNo += 1) {
    onProgress(rows.length / first.total);
    const page = await read(pageNo);
    if (page.total !== first.total || page.rows.length === 0) return undefined;
    rows.push(...page.rows);
  }
  return rows;
}

/**
 * Every row of a list that is read by pages, in its order; undefined when the list never stood still.
 * @throws TooManyRows
 * @spec DEV-12
 */
export async function readAllRows<Row>(
  read: (pageNo: number) => Promise<RowsPage<Row>>,
  onProgress: (share: number) => void,
): Promise<readonly Row[] | undefined> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const rows = await readPages(read, onProgress);
    if (rows) return rows;
  }
  return undefined;
}
