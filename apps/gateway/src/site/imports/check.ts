import type { areaShapes, UploadFile } from '@fireline/api/shapes';
import { ok, plainHeader, type Problem, refuse, suggestColumns } from '@fireline/domain/lib';
import { hasRight } from '@fireline/domain/role';
import type { ImportKind } from '@fireline/domain/site';
import type * as z from 'zod';
import type { Deps, SignedInAsks } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { rowsOf } from './file.ts';
import { batchRowsOf } from './importer.ts';
import { importButtons } from './kinds.ts';
import { closedHash, makeRows } from './makers.ts';
import { importSheets, type SentRow } from './reading/importSheets.ts';
import type { SentLine } from './reading/reading.ts';
import * as store from './store.ts';
import { inTurn, shareOf } from './turns.ts';

type Shapes = typeof areaShapes.site;

/** Refuses a kind that the caller may not import. @spec ROL-07 */
const kindProblem = (kind: ImportKind, { rights }: SignedInAsks): Problem | undefined =>
  hasRight(rights.granted, importButtons[kind]) ? undefined : { code: 'role.noPermission' };

/** Which column each header of a file most likely means. @spec DEV-26 SIT-04 */
export async function importColumns({ kind, headers }: z.output<Shapes['importColumns']['send']>, asks: SignedInAsks) {
  const problem = kindProblem(kind, asks);
  if (problem) return refuse(problem);
  const whose = { rentId: asks.account.rentId, share: shareOf(asks), kind };
  const kept = await store.headersOf(asks.deps.database.db, whose, headers.map(plainHeader));
  const remembered = Object.fromEntries(kept.map(({ header, columnId }) => [header, columnId]));
  return ok({ columns: [...suggestColumns(importSheets[kind].columns, headers, remembered)] });
}

/** Texts that no two rows may share, as far as rows that would succeed have them. */
function repeats(kind: ImportKind) {
  const unique = importSheets[kind].columns.filter(({ repeated }) => repeated !== undefined);
  const seen = new Map(unique.map(({ id }) => [id, new Set<string>()]));
  const keyOf = (text: string | undefined): string => (text ?? '').trim();
  return {
    problemOf: (sent: SentRow): Problem | undefined => {
      const again = unique.find(({ id }) => seen.get(id)?.has(keyOf(sent[id])));
      return again?.repeated === undefined ? undefined : { code: again.repeated, field: again.id };
    },
    add: (sent: SentRow): void => {
      for (const { id } of unique) if (keyOf(sent[id]) !== '') seen.get(id)?.add(keyOf(sent[id]));
    },
  };
}

type Failures = { rowNo: number; problems: readonly Problem[] }[];

/** Does the work and takes it back. @returns what it found */
async function takenBack<T>({ database }: Deps, run: (work: Work) => Promise<T>): Promise<T> {
  // what ends as a refusal leaves no trace
  const { found } = await transact(database, async (work) => ({ ok: false as const, found: await run(work) }));
  return found;
}

/** Makes the records of the rows, as an import does, and takes each batch back: the rules are those of the import itself. */
async function tried(kind: ImportKind, rows: readonly SentLine[], asks: SignedInAsks): Promise<Failures> {
  const { deps, account, signal } = asks;
  const { rentId, userId } = account;
  const failures: Failures = [];
  const earlier = repeats(kind);
  const pwHash = await closedHash(kind, deps);
  const batchRows = batchRowsOf(deps.database);
  for (let from = 0; from < rows.length; from += batchRows) {
    if (signal?.aborted) break;
    const batch = rows.slice(from, from + batchRows);
    const whom = { rentId, userId, by: nameOf(account), kind };
    const ends = await takenBack(deps, (work) =>
      makeRows(
        deps,
        work,
        whom,
        batch.map(({ sent }) => sent),
        pwHash,
      ),
    );
    for (const [at, { line, sent }] of batch.entries()) {
      const end = ends[at];
      const repeated = earlier.problemOf(sent);
      const problems = end && !end.ok ? end.problems : repeated ? [repeated] : [];
      if (problems.length > 0) failures.push({ rowNo: line, problems });
      else earlier.add(sent);
    }
  }
  return failures;
}

interface Sent {
  readonly kind: ImportKind;
  readonly file?: UploadFile | undefined;
}
/** What importing the file would refuse; nothing is written. @spec DEV-26 SIT-04 SIT-06 SES-08 */
export async function checkImport({ kind, file }: Sent, asks: SignedInAsks) {
  const problem = kindProblem(kind, asks);
  if (problem) return refuse(problem);
  return inTurn(asks, async () => {
    const rows = await rowsOf(asks.deps, kind, file);
    if (!rows.ok) return rows;
    return ok({ rows: rows.value.length, failures: await tried(kind, rows.value, asks) });
  });
}
