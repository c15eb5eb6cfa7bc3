import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { mayAdminister } from '@fireline/domain/session';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { transact } from '../../lib/transact.ts';
import { deleteSession } from '../store.ts';
import { logUse } from '../userLog.ts';
import { seenUser } from './store.ts';

const notFound: Problem = { code: 'session.userNotFound', field: 'userId' };

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

/** The account that is meant, while the caller may look after it; nobody needs a right for the own. */
async function meant(
  db: Db | Tx,
  { userId }: Whose,
  asks: SignedInAsks,
  right: 'systemUser:view' | 'systemUser:modify',
) {
  const { account, scope } = asks;
  if (userId === undefined || userId === account.userId) return account;
  demandRight(asks, right);
  const user = await seenUser(db, scope, userId);
  return user && mayAdminister(account.role, user.role) ? user : undefined;
}

/** Where an account is logged in. @spec SES-11 */
export async function list(whose: Whose, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const user = await meant(db, whose, asks, 'systemUser:view');
  if (!user) return refuse(notFound);
  const rows = await openOf(db, user.userId, isoNow(asks.deps.clock));
  return ok({ rows: rows.map((row) => ({ ...row, isOwn: row.sessionId === asks.sessionId })) });
}

interface Ended extends Whose {
  readonly sessionId: string;
}
/** Ends one session of an account, its push included, on every gateway. @spec SES-11 */
export const end = ({ sessionId, ...whose }: Ended, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const user = await meant(tx, whose, asks, 'systemUser:modify');
    if (!user) return refuse(notFound);
    const { userId, username } = user;
    const open = await openOf(tx, userId, isoNow(asks.deps.clock));
    if (!open.some((one) => one.sessionId === sessionId))
      return refuse({ code: 'session.notOpen', field: 'sessionId' });
    await deleteSession(tx, asks.account.rentId, sessionId);
    await logUse(tx, asks, { detail: username, target: { kind: 'user', id: userId } });
    await tell({ type: 'revoked', userId, sessionId });
    return ok({ done: true });
  });
