import type { areaShapes } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { partnerPowers as everyPower } from '@fireline/domain/org';
import { loggedChanges } from '@fireline/domain/log';
import { administratorsRight } from '@fireline/domain/session';
import { checkPowersChange } from '@fireline/domain/shell';
import type * as z from 'zod';
import type { SignedInAsks } from '../lib/context.ts';
import { HttpRefusal } from '../lib/http/refusal.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince, neverChanged } from '../lib/changes.ts';
import { holdRights } from '../session/users/lookedAfter.ts';
import { logUse } from '../session/userLog.ts';
import { lockPartnerPowers, partnerPowersOf, storePartnerPowers } from './store.ts';

type Sent = z.output<typeof areaShapes.role.savePartnerPowers.send>;

/** What the caller's tenant lets its partners do; null: it never said. @spec ORG-05 */
export const partnerPowers = async ({ deps, account }: SignedInAsks) =>
  ok(await partnerPowersOf(deps.database.db, account.rentId));

/** Refuses when somebody else has changed it since, and at the operator, which has no partners. It counts with the next call. @spec ORG-05 ROL-07 */
export const savePartnerPowers = (
  { revision, powers }: Sent,
  called: SignedInAsks,
): Promise<Result<{ done: true }>> => {
  const { deps, account } = called;
  const { rentId } = account;
  if (account.rentKind === 'operator') throw new HttpRefusal(403, { code: 'role.noPermission' });
  return transact(deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const asks = await holdRights(tx, called, administratorsRight);
    const before = await lockPartnerPowers(tx, rentId);
    const conflict = changedSince('role.conflict', before ?? neverChanged, revision);
    if (conflict) return refuse(conflict);
    const after = everyPower.filter((power) => powers.includes(power));
    const asker = { ...asks.account, granted: asks.rights.granted };
    const beyond = checkPowersChange(asker, before?.powers ?? everyPower, after);
    if (beyond) return refuse(beyond);
    await storePartnerPowers(tx, rentId, { powers: after, revision: revision + 1, ...changedNow(asks) });
    const changes = loggedChanges({ powers: before?.powers ?? everyPower }, { powers: after });
    await logUse(tx, asks, { detail: after.join(' '), changes });
    await tell({ type: 'roles', rentId });
    return ok({ done: true });
  });
};
