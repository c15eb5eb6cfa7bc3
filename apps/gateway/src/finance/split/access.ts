import { payAccessForm } from '@fireline/domain/finance';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { sql } from 'kysely';
import { changedNow, changedSince } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { SealedTable } from '../../lib/sealedTables.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { accessOf } from '../paying/accesses.ts';
import type { PayAccess } from '../provider/port.ts';

const purposeOf = ({ rentId, accessId }: Pick<PayAccess, 'rentId' | 'accessId'>): string =>
  `payment ${rentId} ${accessId}`;

/** The keys of payment accounts. @spec FIN-02 FIN-13 */
export const payKeys: SealedTable = {
  what: 'payment accounts',
  rows: async (db) =>
    (
      await db
        .selectFrom('payAccess')
        .select(['accessId', 'rentId', 'sealedKey as sealed'])
        .orderBy('accessId')
        .execute()
    ).map(({ accessId, ...row }) => ({
      ...row,
      id: accessId,
      plain: null,
      purpose: purposeOf({ rentId: row.rentId, accessId }),
    })),
  write: async (db, { id, sealed: before }, sealedKey) => {
    const { numUpdatedRows } = await db
      .updateTable('payAccess')
      .set({ sealedKey })
      .where('accessId', '=', id)
      .where('sealedKey', '=', before)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
  forgetOld: (db) => sql`vacuum full pay_access`.execute(db),
};

/** As it goes over the wire: without its keys. */
const shownOf = (access: PayAccess | undefined) => {
  if (!access) return { access: null };
  const { rentId: _rent, publicKey: _key, sealedKey, isEnabled: _enabled, refundsAskedOn: _asked, ...shown } = access;
  return { access: { ...shown, hasKey: sealedKey !== null } };
};
type Shown = ReturnType<typeof shownOf>;

/** @spec FIN-02 FIN-13 */
export const access = async ({ deps, scope }: SignedInAsks): Promise<Result<Shown>> =>
  ok(shownOf(await accessOf(deps, scope.rentId)));

const facts = ['providerMaxPercent', 'providerMaxReason', 'appId', 'applet', 'officialAccount'] as const;
const loggedOf = (row: Pick<PayAccess, (typeof facts)[number]>) =>
  Object.fromEntries(facts.map((name) => [name, row[name]]));

/** A new key is sealed for this account alone; left out, the stored one stays. @spec FIN-02 FIN-13 */
export async function saveAccess(
  { accessId, revision, ...sent }: { readonly accessId: number; readonly revision: number } & object,
  asks: SignedInAsks,
): Promise<Result<Shown>> {
  const { deps, scope } = asks;
  const form = payAccessForm.check(sent);
  if (!form.ok) return form;
  const { key, appId = '', ...value } = form.value;
  const { sealer } = deps.secrets;
  if (key !== undefined && !sealer.canSeal) return refuse({ code: 'finance.merchant.noKey', field: 'key' });
  const sealedKey =
    key === undefined ? undefined : await sealer.seal(key, purposeOf({ rentId: scope.rentId, accessId }));
  return transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const before = await tx
      .selectFrom('payAccess')
      .selectAll()
      .where('rentId', '=', scope.rentId)
      .where('accessId', '=', accessId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse({ code: 'finance.merchant.noAccess', field: 'accessId' });
    const conflict = changedSince('finance.split.conflict', before, revision);
    if (conflict) return refuse(conflict);
    const after = await tx
      .updateTable('payAccess')
      .set((eb) => ({
        ...value,
        appId,
        ...(sealedKey !== undefined && { sealedKey }),
        ...changedNow(asks),
        revision: eb('revision', '+', 1),
      }))
      .where('accessId', '=', accessId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await logUse(tx, asks, {
      detail: before.name,
      changes: loggedChanges(loggedOf(before), {
        ...loggedOf(after),
        ...(key !== undefined && { key: '***' }),
      }),
      target: { kind: 'payAccess', id: accessId },
    });
    return ok(shownOf(after));
  });
}
