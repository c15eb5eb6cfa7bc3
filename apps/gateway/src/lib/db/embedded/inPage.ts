import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { lineDialect, type Line } from './lineDialect.ts';
import { bellInProcess, kyselyOver, openedOver, type OpenedDatabase } from '../opened.ts';
import { parsers } from '../query/values.ts';

export const lineTo = (lite: PGlite): Line => ({
  query: (sql, params) => lite.query(sql, [...params]),
  close: () => lite.close(),
});

const openedInPage = (lite: PGlite): Promise<OpenedDatabase> =>
  openedOver(kyselyOver(lineDialect(lineTo(lite))), 'inPage', bellInProcess());

/** A database in memory: for stories in a page and for tests. Nothing of it outlives the page. */
export const openInPage = async (options: PGliteOptions = {}): Promise<OpenedDatabase> =>
  openedInPage(await PGlite.create({ ...options, parsers: { ...parsers } }));

/** A data folder with all tables and no row as a tarball, for `loadDataDir`: opening it is much faster than making one. */
export async function dumpInPage(): Promise<Blob> {
  const lite = await PGlite.create({ parsers: { ...parsers } });
  const { close } = await openedInPage(lite);
  try {
    return await lite.dumpDataDir('none');
  } finally {
    await close();
  }
}
