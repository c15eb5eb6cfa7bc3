import { accountTopic } from '@fireline/api/session';
import type { areaShapes } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type * as z from 'zod';
import type { SignedInAsks } from '../lib/context.ts';
import { HttpRefusal } from '../lib/http/refusal.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince, neverChanged } from '../lib/changes.ts';
import { logUse } from '../session/userLog.ts';
import { forcePushOf, lockForcePush, storeForcePush } from './store.ts';

type Forced = z.output<typeof areaShapes.role.saveForcePush.send>;

/** What the caller's tenant forces; null: it never said. @spec ROL-05 */
export const forcePush = async ({ deps, account }: SignedInAsks) =>
  ok(await forcePushOf(deps.database.db, account.rentId));

/** Refuses when somebody else has changed it since, and at the operator, which has no alarms. Every console of the tenant is notified. @spec ROL-05 ORG-06 */
export const saveForcePush = ({ revision, ...forced }: Forced, asks: SignedInAsks): Promise<Result<{ done: true }>> => {
  const { deps, account } = asks;
  if (account.rentKind === 'operator') throw new HttpRefusal(403, { code: 'role.noPermission' });
  return transact(deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const before = await lockForcePush(tx, account.rentId);
    const conflict = changedSince('role.conflict', before ?? neverChanged, revision);
    if (conflict) return refuse(conflict);
    const channels = [...new Set(forced.channels)];
    const after = { ...forced, channels };
    await storeForcePush(tx, account.rentId, {
      ...after,
      revision: revision + 1,
      ...changedNow(asks),
    });
    const known = before && { channels: before.channels, mildestLevel: before.mildestLevel };
    await logUse(tx, asks, { detail: channels.join(' '), changes: loggedChanges(known ?? {}, after) });
    await tell({
      type: 'tell',
      topic: accountTopic.name,
      rentId: account.rentId,
      userId: null,
      data: { what: 'forcePush' },
    });
    return ok({ done: true });
  });
};
