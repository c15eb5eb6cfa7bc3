import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { partnersOf, type Scope } from '@fireline/domain/role';
import {
  type BalanceHolder,
  type BalanceHolderKind,
  giftRefusal,
  givesTo,
  mayGiveTo,
  type MeteredResource,
  type ServiceMode,
  unitMoveForm,
} from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { SignedInAsks } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { moveUnits } from './account.ts';
import { accountById } from './listStore.ts';
import { recordsByKey } from './store.ts';

const noHolder: Problem = { code: 'tariff.holder.notFound', field: 'holderId' };
const foundMax = 20;

interface FoundHolder {
  readonly id: string;
  readonly name: string;
  /** Whose balance it is within: of a tenant its own. */
  readonly rentId: string;
  /** Of a device; null: units are not counted by it. */
  readonly mode: ServiceMode | null;
}

const tables = {
  tenant: { table: 'rent', id: 'rent_id', isThere: sql`kind <> 'operator'` },
  partner: { table: 'partner', id: 'partner_id', isThere: sql`deleted_at is null` },
  unit: { table: 'unit', id: 'unit_id', isThere: sql`deleted_at is null` },
  place: { table: 'place', id: 'place_id', isThere: sql`deleted_at is null` },
  device: { table: 'device', id: 'device_id', isThere: sql`removed_at is null` },
} as const;

/** Holders of a kind that somebody gives to, one or those whose names are like it. */
async function holdersIn(
  db: Db | Tx,
  scope: Scope,
  kind: BalanceHolderKind,
  { id, search = '' }: { readonly id?: string; readonly search?: string | undefined },
): Promise<readonly FoundHolder[]> {
  if (kind === 'platform' || !givesTo(scope).includes(kind)) return [];
  const { table, id: key, isThere } = tables[kind];
  const own = kind === 'tenant' ? sql`true` : sql`rent_id = ${scope.rentId}`;
  const below = scope.role === 'agent' ? sql`partner_id = ${anyId(partnersOf(scope))}` : sql`true`;
  const column = sql.ref(key);
  const mode = kind === 'device' ? sql`service_mode` : sql`null`;
  const { rows } =
    await sql<FoundHolder>`select ${column}::text as id, name, rent_id, ${mode} as mode from ${sql.table(table)}
    where ${isThere} and ${own} and ${below} and ${id === undefined ? sql`true` : sql`${column}::text = ${id}`}
      and ${containsText(search, 'name')} order by name, ${column} limit ${sql.lit(foundMax)}`.execute(db);
  return rows.filter((row) => mayGiveTo(scope, { kind, id: row.id }));
}

/** @spec TAR-08 */
export async function unitHolders(
  { kind, search }: { readonly kind: BalanceHolderKind; readonly search?: string | undefined },
  { deps, scope }: SignedInAsks,
) {
  const found = await holdersIn(deps.database.db, scope, kind, { search });
  return ok({ holders: found.map(({ id, name }) => ({ id, name })) });
}

interface Moved {
  readonly accountId: number;
  readonly balance: number;
}
interface Asked {
  readonly requestId: string;
  readonly amount: number;
  readonly remark: string;
}

/** Moves units once for each press: the same again changes nothing, and another under it is refused. */
async function move(
  tx: Tx,
  asks: SignedInAsks,
  {
    rentId,
    holder,
    name,
    resource,
  }: { rentId: string; holder: BalanceHolder; name: string; resource: MeteredResource },
  { sellType, requestId, ...sent }: Asked & { readonly sellType: 'gift' | 'giftBack' },
): Promise<Result<Moved>> {
  const form = unitMoveForm.check(sent);
  if (!form.ok) return form;
  const { amount, remark } = form.value;
  const key = `${sellType} ${asks.account.userId} ${requestId}`;
  const deviceId = holder.kind === 'device' ? Number(holder.id) : null;
  const account = () =>
    tx
      .selectFrom('resourceAccount')
      .select(['accountId', 'balance'])
      .where('rentId', '=', rentId)
      .where('holderKind', '=', holder.kind)
      .where('holderId', '=', holder.id)
      .where('resource', '=', resource)
      .executeTakeFirst();
  const [known] = await recordsByKey(tx, rentId, [key]);
  if (known) {
    const found = await account();
    return found && known.amount === amount && known.accountId === found.accountId
      ? ok(found)
      : refuse({ code: 'tariff.gift.otherContent', field: 'requestId' });
  }
  const of = { rentId, holder, resource };
  const by = nameOf(asks.account);
  const moved = await moveUnits(tx, of, { sellType, amount, key, deviceId, by, remark }, asks.deps.clock());
  if (!moved.ok) return moved;
  const found = await account();
  if (!found) return refuse(noHolder);
  await logUse(tx, asks, {
    detail: `${name} · ${resource} ${sellType === 'gift' ? '+' : '-'}${amount} · ${remark}`,
    target: { kind: 'resourceAccount', id: found.accountId },
  });
  return ok(found);
}

interface Given extends Asked {
  readonly holderKind: BalanceHolderKind;
  readonly holderId: string;
  readonly resource: MeteredResource;
}

/** Gives messages or calls to somebody below; a device in a mode that does not count them gets none. @spec TAR-08 */
export const giveUnits = ({ holderKind: kind, holderId, resource, ...asked }: Given, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Moved>> => {
    const [found] = await holdersIn(tx, asks.scope, kind, { id: holderId });
    if (!found) return refuse(noHolder);
    const barred = found.mode === null ? undefined : giftRefusal(found.mode);
    if (barred) return refuse({ ...barred, field: 'holderId' });
    const of = { rentId: found.rentId, holder: { kind, id: found.id }, name: found.name, resource };
    return move(tx, asks, of, { ...asked, sellType: 'gift' });
  });

/** Takes messages or calls back, never more than are left. @spec TAR-08 */
export const takeUnitsBack = ({ accountId, ...asked }: Asked & { readonly accountId: number }, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Moved>> => {
    const found = await accountById(tx, asks.scope, accountId);
    const holder = found && { kind: found.holderKind, id: found.holderId };
    if (!found || !holder || !mayGiveTo(asks.scope, holder)) return refuse(noHolder);
    const { rentId, holderName: name, resource } = found;
    return move(tx, asks, { rentId, holder, name, resource }, { ...asked, sellType: 'giftBack' });
  });
