import type { areaShapes } from '@fireline/api/shapes';
import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import {
  checkGrantChange,
  checkPriceSetter,
  grantChangeForm,
  grantState,
  type RegistrationGrant,
} from '@fireline/domain/tariff';
import type * as z from 'zod';
import { changedNow, changedSince, neverChanged } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './store.ts';

type Shown = z.output<typeof areaShapes.tariff.registrationGrant.reply>;

const entriesShown = 200;

/** What devices of the caller's tenant get when they are registered. @spec TAR-04 TAR-08 */
export async function registrationGrant({ deps, scope }: SignedInAsks): Promise<Result<Shown>> {
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  const isTenants = scope.rentKind !== 'operator';
  const entries = isTenants ? await store.grantsOf(db, scope.rentId) : [];
  const book = (isTenants ? await store.grantBook(db, scope.rentId) : undefined) ?? neverChanged;
  return ok({
    today,
    isTenants,
    ...book,
    entries: entries.slice(0, entriesShown).map(({ isWithdrawn, ...entry }) => ({
      ...entry,
      state: grantState(entries, { ...entry, isWithdrawn }, today),
    })),
  });
}

const levelOf = ({ role, rentKind }: Scope) =>
  role !== 'platform' ? 'partner' : rentKind === 'operator' ? 'platform' : 'tenant';

/** The grants of the caller's tenant, held against others who change them. */
async function holdOwn(tx: Tx, { scope }: SignedInAsks, revision: number) {
  const otherLevel = checkPriceSetter('registrationGrant', levelOf(scope));
  if (otherLevel) return refuse(otherLevel);
  await store.lockGrants(tx, scope.rentId);
  const book = (await store.grantBook(tx, scope.rentId)) ?? neverChanged;
  const conflict = changedSince('form.conflict', book, revision);
  return conflict ? refuse(conflict) : ok(await store.grantsOf(tx, scope.rentId));
}

const textOf = ({ freeMonths, sms, voice }: RegistrationGrant, from: string): string =>
  `${from} · ${freeMonths} M · ${sms} SMS · ${voice}`;

interface Sent extends RegistrationGrant {
  readonly from: string;
  readonly revision: number;
}

/** Sets what devices get that are registered from a day on; of two at once the second learns of the first. @spec TAR-04 TAR-08 */
export const saveGrant = (
  { revision, ...sent }: Sent,
  asks: SignedInAsks,
): Promise<Result<{ grantId: number; revision: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ grantId: number; revision: number }>> => {
    const { rentId } = asks.scope;
    const form = grantChangeForm.check(sent);
    if (!form.ok) return form;
    const own = await holdOwn(tx, asks, revision);
    if (!own.ok) return own;
    const problem = checkGrantChange(form.value, { entries: own.value, today: dayAt(asks.deps.clock()) });
    if (problem) return refuse(problem);
    const changed = changedNow(asks);
    const { from, ...granted } = form.value;
    const { grantId } = await tx
      .insertInto('registrationGrant')
      .values({ rentId, ...granted, fromDay: from, madeBy: changed.changedBy, madeAt: changed.changedAt })
      .returning('grantId')
      .executeTakeFirstOrThrow();
    await store.touchGrants(tx, rentId, changed, revision + 1);
    const target = { kind: 'registrationGrant', id: grantId };
    await logUse(tx, asks, { detail: textOf(granted, from), target });
    return ok({ grantId, revision: revision + 1 });
  });

/** Withdraws a grant before it begins; one that has begun stays for ever. @spec TAR-04 */
export const withdrawGrant = (
  { grantId, revision }: { readonly grantId: number; readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<{ revision: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ revision: number }>> => {
    const { rentId } = asks.scope;
    const own = await holdOwn(tx, asks, revision);
    if (!own.ok) return own;
    const entry = own.value.find((one) => one.grantId === grantId);
    if (!entry) return refuse({ code: 'tariff.grant.notFound', field: 'grantId' });
    if (grantState(own.value, entry, dayAt(asks.deps.clock())) !== 'coming')
      return refuse({ code: 'tariff.grant.notComing', field: 'grantId' });
    const changed = changedNow(asks);
    await tx
      .updateTable('registrationGrant')
      .set({ revokedAt: changed.changedAt, revokedBy: changed.changedBy })
      .where('grantId', '=', grantId)
      .execute();
    await store.touchGrants(tx, rentId, changed, revision + 1);
    const target = { kind: 'registrationGrant', id: grantId };
    await logUse(tx, asks, { detail: textOf(entry, entry.from), target });
    return ok({ revision: revision + 1 });
  });

/** Which device got what. @spec TAR-04 TAR-08 */
export const deviceGrants = async (query: store.DeviceGrantQuery, { deps, scope }: SignedInAsks) =>
  ok(await store.deviceGrantsPage(deps.database.db, scope, query));
