import { dayMs, hourMs } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import {
  type CodeAsker,
  type CodesBefore,
  type CodeUse,
  codeShareOf,
  codeShares,
  isKnownAddress,
} from '@fireline/domain/session';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { profileOf } from '../profile.ts';

export interface Numbered {
  readonly rentId: string;
  /** Of a member of a place perhaps an e-mail address. */
  readonly mobile: string;
}

/** Of two that register with the same number one waits for the other. */
export const holdNumber = (tx: Tx, { rentId, mobile }: Numbered) => holds(`code ${rentId} ${mobile}`).execute(tx);

interface Asked {
  readonly askerKind: CodeAsker;
  readonly asker: string;
  readonly purpose: CodeUse;
}
const holds = (key: string) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;

/** Of two whose codes are counted together one waits for the other: first of an asker, then of a tenant. */
export async function holdCodes(tx: Tx, { rentId }: Numbered, { asker }: Pick<Asked, 'asker'>): Promise<void> {
  await holds(`codes of ${asker}`).execute(tx);
  await holds(`codes ${rentId}`).execute(tx);
}

const instants = (rows: readonly { readonly sentAt: string }[]): number[] =>
  rows.map(({ sentAt }) => Date.parse(sentAt));

/** When codes were sent that count together with one that is asked for, from the records of all gateways. @spec SES-12 */
export async function codesBefore(
  db: Db | Tx,
  { rentId, mobile }: Numbered,
  { askerKind, asker, purpose }: Asked,
  nowMs: number,
): Promise<CodesBefore> {
  const share = codeShares[codeShareOf(purpose)];
  const since = (ms: number) =>
    db
      .selectFrom('oneTimeCode')
      .select('sentAt')
      .where('sentAt', '>', new Date(nowMs - ms).toISOString());
  const toNumber = since(dayMs)
    .where('rentId', '=', rentId)
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose);
  const ofAsker = since(dayMs)
    .where('asker', '=', asker)
    .where('askerKind', '=', askerKind)
    .where('purpose', 'in', share);
  // a known address counts what it asked for itself, and nothing else
  if (askerKind === 'known')
    return {
      toNumber: instants(await toNumber.where('asker', '=', asker).execute()),
      ofAsker: instants(await ofAsker.execute()),
      ofTenant: [],
    };
  const ofTenant = since(hourMs).where('rentId', '=', rentId).where('askerKind', '=', 'stranger');
  return {
    toNumber: instants(await toNumber.execute()),
    ofAsker: instants(await ofAsker.execute()),
    ofTenant: instants(await ofTenant.where('purpose', 'in', share).where('isReached', '=', true).execute()),
  };
}

/**
 * Whether an account of the number was opened from the address before. A number that somebody typed makes no address known: its person has proven
 * it, or has opened the account by a code to it from the address.
 * @spec SES-06 SES-12
 */
export async function isKnownTo(
  db: Db,
  { rentId, mobile }: Numbered,
  address: string,
  nowMs: number,
): Promise<boolean> {
  const opened = await db
    .selectFrom('passwordTry')
    .innerJoin('appUser', (join) =>
      join.onRef('appUser.rentId', '=', 'passwordTry.rentId').onRef('appUser.username', '=', 'passwordTry.username'),
    )
    .select('passwordTry.openedAt')
    .where('appUser.rentId', '=', rentId)
    .where('appUser.mobile', '=', mobile)
    .where('appUser.disabled', '=', false)
    .where('appUser.deletedAt', 'is', null)
    .where('passwordTry.address', '=', address)
    .where((eb) => eb.or([eb('appUser.provenMobile', '=', mobile), eb('passwordTry.codeMobile', '=', mobile)]))
    .execute();
  return opened.some(({ openedAt }) =>
    isKnownAddress({ openedMs: openedAt === null ? undefined : Date.parse(openedAt) }, nowMs),
  );
}

/** Puts a code on record; the one before it that the same caller asked for is good no longer, those of others go on. */
export async function insertCode(tx: Tx, row: NewRow<'oneTimeCode'> & { readonly asker: string }): Promise<void> {
  const { rentId, mobile, purpose, asker, sentAt } = row;
  await tx
    .updateTable('oneTimeCode')
    .set({ endedAt: sentAt })
    .where('rentId', '=', rentId)
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .where('endedAt', 'is', null)
    .execute();
  await tx.insertInto('oneTimeCode').values(row).execute();
}

/** The codes of a day that nobody has used, of every asker, held. */
export const holdUnused = (tx: Tx, { rentId, mobile }: Numbered, purpose: CodeUse, nowMs: number) =>
  tx
    .selectFrom('oneTimeCode')
    .select(['codeId', 'codeHash', 'sentAt', 'asker', 'tries'])
    .where('rentId', '=', rentId)
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('endedAt', 'is', null)
    .where('sentAt', '>', new Date(nowMs - dayMs).toISOString())
    .orderBy('codeId')
    .forUpdate()
    .execute();
export type UnusedCode = Awaited<ReturnType<typeof holdUnused>>[number];

/** Counts a wrong try of the caller for each of the codes. */
export const countWrong = (tx: Tx, codeIds: readonly number[], caller: string) =>
  tx
    .updateTable('oneTimeCode')
    .set({
      tries: sql`tries || jsonb_build_object(${caller}::text, coalesce((tries ->> ${caller}::text)::int, 0) + 1)`,
    })
    .where('codeId', '=', anyId(codeIds))
    .execute();

/** Uses a code up. @returns whether it was good until now: of two calls at once one gets false */
export const useUp = async (db: Db | Tx, codeId: number, at: string): Promise<boolean> =>
  (await db
    .updateTable('oneTimeCode')
    .set({ endedAt: at })
    .where('codeId', '=', codeId)
    .where('endedAt', 'is', null)
    .returning('codeId')
    .executeTakeFirst()) !== undefined;

/** @returns how many */
export const deleteCodesBefore = async (db: Db, at: string): Promise<number> =>
  Number((await db.deleteFrom('oneTimeCode').where('sentAt', '<', at).executeTakeFirst()).numDeletedRows);

/** The names of the accounts of a number that can be used. */
export const namesOf = async (db: Db | Tx, { rentId, mobile }: Numbered): Promise<string[]> => {
  const rows = await db
    .selectFrom('appUser')
    .select('username')
    .where('rentId', '=', rentId)
    .where('mobile', '=', mobile)
    .where('disabled', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('userId')
    .execute();
  return rows.map(({ username }) => username);
};

/** Whether the number has an account of the kind. */
export const hasKind = async (tx: Tx, { rentId, mobile }: Numbered, role: Role): Promise<boolean> =>
  (await tx
    .selectFrom('appUser')
    .select('userId')
    .where('rentId', '=', rentId)
    .where('mobile', '=', mobile)
    .where('role', '=', role)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Whether people may register with the tenant; undefined where there is none of that id. @spec SES-04 */
export async function registrationOf(db: Db | Tx, rentId: string) {
  const profile = await profileOf(db, rentId);
  return profile?.kind === 'tenant' ? profile.facts : undefined;
}

/** Binds the memberships of a number to the account that has proven it. @spec SIT-02 */
export const bindMembers = (tx: Tx, { rentId, mobile }: Numbered, userId: number, at: string) =>
  tx
    .updateTable('placeMember')
    .set({ userId, verifiedAt: at })
    .where('rentId', '=', rentId)
    .where('phone', '=', mobile)
    .where('userId', 'is', null)
    .execute();
