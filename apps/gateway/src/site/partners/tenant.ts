import type { areaShapes } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { tenantForm } from '@fireline/domain/site';
import type * as z from 'zod';
import { editionOf } from '../../device/life/actions.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { profileOf } from '../../session/profile.ts';
import { logUse } from '../../session/userLog.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { partnerById } from '../placeStore.ts';

type Sent = z.output<typeof areaShapes.site.saveTenant.send>;

async function stored(db: Db | Tx, rentId: string) {
  const profile = await profileOf(db, rentId);
  if (!profile) throw new Error(`There is no tenant ${rentId}`);
  return profile;
}

/** What the tenant says of itself, and how full its edition is. @spec SES-04 SES-10 DEV-28 ORG-05 */
export async function tenant({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const { facts, change } = await stored(db, scope.rentId);
  const { defaultPartnerId, ...said } = facts;
  const partner = await db
    .selectFrom('partner')
    .select(['partnerId', 'name'])
    .where('rentId', '=', scope.rentId)
    .where('partnerId', '=', defaultPartnerId)
    .executeTakeFirst();
  return ok({ ...said, defaultPartner: partner ?? null, ...change, ...(await editionOf(db, scope.rentId)) });
}

/** Refuses when somebody else has changed it since. @spec SES-04 SES-10 ORG-05 */
export const saveTenant = ({ revision, ...sent }: Sent, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const { scope } = asks;
    const form = tenantForm.check(sent);
    if (!form.ok) return form;
    // one at a time: a partner is not deleted while it becomes the default
    await lockTenant(tx, scope.rentId);
    const { facts: before, change } = await stored(tx, scope.rentId);
    const conflict = changedSince('site.tenant.conflict', change, revision);
    if (conflict) return refuse(conflict);
    const { name, contact = '', phone = '', isRegistrationOpen, terms = '' } = form.value;
    const { defaultPartnerId = null, logDays = null, codesPerHour = null } = form.value;
    if (defaultPartnerId !== null && !(await partnerById(tx, scope, defaultPartnerId)))
      return refuse({ code: 'form.choice', field: 'defaultPartnerId' });
    const said = { contact, phone, isRegistrationOpen, terms, defaultPartnerId, logDays, codesPerHour };
    const changed = { revision: revision + 1, ...changedNow(asks) };
    await tx
      .updateTable('rent')
      .set({ name, profile: JSON.stringify({ ...said, ...changed }) })
      .where('rentId', '=', scope.rentId)
      .execute();
    await logUse(tx, asks, { detail: name, changes: loggedChanges(before, { name, ...said }) });
    return ok({ done: true });
  });
