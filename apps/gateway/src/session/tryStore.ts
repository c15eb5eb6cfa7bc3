import { roles } from '@fireline/domain/role';
import { mayEver } from '@fireline/domain/shell';
import {
  type PasswordTries,
  knownAddressDays,
  lockMinutes,
  mayAdminister,
  triesKeptHours,
} from '@fireline/domain/session';
import { dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '../lib/db/schema.ts';

/** Whose password is tried, by what is typed: nobody may be called so. */
export interface Login {
  readonly rentId: string;
  readonly username: string;
}

/** In place of an address: all that never opened the account, together. */
export const strangeAddresses = '*';

const msOf = (at: string | null): number | undefined => (at === null ? undefined : Date.parse(at));
const atOf = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());

const triesOf = (row: Row<'passwordTry'>): PasswordTries => ({
  wrongTries: row.wrongTries,
  locks: row.locks,
  lockedUntilMs: msOf(row.lockedUntil),
  lastTryMs: Date.parse(row.lastTryAt),
  openedMs: msOf(row.openedAt),
});

/** The tries so far; nobody else counts one until the transaction ends. */
export async function holdTries(tx: Tx, name: Login, address: string, nowMs: number): Promise<PasswordTries> {
  const { rentId, username } = name;
  const row = await tx
    .insertInto('passwordTry')
    .values({ rentId, username, address, lastTryAt: new Date(nowMs).toISOString() })
    // an update that changes nothing locks the row
    .onConflict((c) => c.columns(['rentId', 'username', 'address']).doUpdateSet({ rentId }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return triesOf(row);
}

export const keepTries = (tx: Tx, { rentId, username }: Login, address: string, tries: PasswordTries) =>
  tx
    .updateTable('passwordTry')
    .set({
      wrongTries: tries.wrongTries,
      locks: tries.locks,
      lockedUntil: atOf(tries.lockedUntilMs),
      lastTryAt: new Date(tries.lastTryMs).toISOString(),
      openedAt: atOf(tries.openedMs),
    })
    .where('rentId', '=', rentId)
    .where('username', '=', username)
    .where('address', '=', address)
    .execute();

interface OpenedByCode {
  readonly address: string;
  readonly codeMobile: string;
  readonly at: string;
}

/** From now on the address is known to the account, as after the right password, and to the number. @spec SES-06 SES-12 */
export async function noteOpened(
  tx: Tx,
  { rentId, username }: Login,
  { address, codeMobile, at }: OpenedByCode,
): Promise<void> {
  await tx
    .insertInto('passwordTry')
    .values({ rentId, username, address, codeMobile, lastTryAt: at, openedAt: at })
    .onConflict((c) => c.columns(['rentId', 'username', 'address']).doUpdateSet({ openedAt: at, codeMobile }))
    .execute();
}

const longestLockMs = lockMinutes.max * minuteMs;

/** Whether the account is locked, for any address or for the one: the domain's `isLocked` as a condition on accounts. */
export const isLockedAt = (now: string, address?: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from password_try t where t.rent_id = app_user.rent_id and t.username = app_user.username
    and ${address === undefined ? sql`true` : sql`t.address = ${address}`}
    and t.locked_until > ${now} and t.locked_until <= ${atOf(Date.parse(now) + longestLockMs)})`;

/** Ends every lock and forgets every wrong password of the account. @returns whether it was locked for any address */
export async function forgetTries(tx: Tx, { rentId, username }: Login, now: string): Promise<boolean> {
  const user = await tx
    .selectFrom('appUser')
    .select(isLockedAt(now).as('isLocked'))
    .where('rentId', '=', rentId)
    .where('username', '=', username)
    .executeTakeFirst();
  await tx
    .updateTable('passwordTry')
    .set({ wrongTries: 0, locks: 0, lockedUntil: null })
    .where('rentId', '=', rentId)
    .where('username', '=', username)
    .execute();
  return user?.isLocked ?? false;
}

const unlocks = 'systemUser:unlock';
/** The kinds that may unlock the tenant's administrators: a partner or a unit, which unlocks its own people, is no help to them. */
const unlockers = roles.filter((kind) => mayEver(kind, unlocks) && mayAdminister(kind, 'platform'));
/** Accounts whose role may unlock others: the built-in one of such a kind, or one that was given it. */
const maysUnlock = sql<boolean>`(role_id is null
  or exists (select from role r where r.role_id = app_user.role_id and r.permissions ? ${sql.lit(unlocks)}))`;

/** Whether the account may unlock others, and no other one that may is open to strange addresses. @spec SES-06 */
export async function isLastAdministrator(tx: Tx, user: Row<'appUser'>, now: string): Promise<boolean> {
  if (!unlockers.includes(user.role)) return false;
  const others = await tx
    .selectFrom('appUser')
    .select(['userId', isLockedAt(now, strangeAddresses).as('isLocked')])
    .where('rentId', '=', user.rentId)
    .where('role', 'in', unlockers)
    .where(maysUnlock)
    .where('disabled', '=', false)
    .execute();
  const isOne = others.some(({ userId }) => userId === user.userId);
  return isOne && others.every(({ userId, isLocked }) => userId === user.userId || isLocked);
}

/** Forgets names and addresses that nobody tries any more. */
export async function deleteOldTries(db: Db, now: string): Promise<void> {
  const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString();
  await db
    .deleteFrom('passwordTry')
    .where('lastTryAt', '<=', before(triesKeptHours * hourMs))
    .where((eb) => eb.or([eb('openedAt', 'is', null), eb('openedAt', '<=', before(knownAddressDays * dayMs))]))
    .execute();
}
