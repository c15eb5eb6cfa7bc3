import { ok, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { deleteSession, type UserRow } from '../store.ts';
import { logUse } from '../userLog.ts';
import { held, holdRights, lookedAfter } from './lookedAfter.ts';

/** Sessions of the account that are not over, the newest first. */
const openOf = (db: Db | Tx, userId: number, now: string) =>
  db
    .selectFrom('session')
    .select(['sessionId', 'clientType', 'ip', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('sessionId')
    .execute();

interface Whose {
  /** Absent: the caller's own. */
  readonly userId?: number | undefined;
}

type Meant = Result<Pick<UserRow, 'userId' | 'username'>>;
const isOwn = ({ userId }: Whose, { account }: SignedInAsks): boolean =>
  userId === undefined || userId === account.userId;

/** The account whose sessions are asked for, while the caller looks after it; nobody needs a right for the own. */
async function meant(db: Db, whose: Whose, asks: SignedInAsks): Promise<Meant> {
  if (whose.userId === undefined || isOwn(whose, asks)) return ok(asks.account);
  demandRight(asks, 'systemUser:view');
  return lookedAfter(db, asks, whose.userId);
}

/** The same for a change, with the rights that the caller has now. */
async function meantToEnd(tx: Tx, whose: Whose, asks: SignedInAsks): Promise<Meant> {
  if (whose.userId === undefined || isOwn(whose, asks)) return ok(asks.account);
  return held(tx, await holdRights(tx, asks, 'systemUser:modify'), whose.userId);
}

/** Where an account is logged in. @spec SES-11 */
export async function list(whose: Whose, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const user = await meant(db, whose, asks);
  if (!user.ok) return user;
  const rows = await openOf(db, user.value.userId, isoNow(asks.deps.clock));
  return ok({ rows: rows.map((row) => ({ ...row, isOwn: row.sessionId === asks.sessionId })) });
}

interface Ended extends Whose {
  readonly sessionId: string;
}
/** Ends one session of an account, its push included, on every gateway. @spec SES-11 */
export const end = ({ sessionId, ...whose }: Ended, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const user = await meantToEnd(tx, whose, asks);
    if (!user.ok) return user;
    const { userId, username } = user.value;
    const open = await openOf(tx, userId, isoNow(asks.deps.clock));
    if (!open.some((one) => one.sessionId === sessionId))
      return refuse({ code: 'session.notOpen', field: 'sessionId' });
    await deleteSession(tx, asks.account.rentId, sessionId);
    await logUse(tx, asks, { detail: username, target: { kind: 'user', id: userId } });
    await tell({ type: 'revoked', userId, sessionId });
    return ok({ done: true });
  });
