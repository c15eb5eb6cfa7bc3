import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { lineDialect, type Line } from './lineDialect.ts';
import { bellInProcess, kyselyOver, openedOver, type OpenedDatabase } from './opened.ts';
import { parsers } from './values.ts';

export const lineTo = (lite: PGlite): Line => ({
  query: (sql, params) => lite.query(sql, [...params]),
  close: () => lite.close(),
});

/** A database in memory: for stories in a page and for tests. Nothing of it outlives the page. */
export async function openInPage(options: PGliteOptions = {}): Promise<OpenedDatabase> {
  const lite = await PGlite.create({ ...options, parsers: { ...parsers } });
  return openedOver(kyselyOver(lineDialect(lineTo(lite))), 'inPage', bellInProcess());
}

/** An empty data folder as a tarball, for `loadDataDir`: opening it is much faster than making one. */
export async function dumpEmpty(): Promise<Blob> {
  const lite = await PGlite.create();
  try {
    return await lite.dumpDataDir('none');
  } finally {
    await lite.close();
  }
}
