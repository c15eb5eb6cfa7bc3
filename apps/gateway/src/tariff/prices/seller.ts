import type { Scope } from '@fireline/domain/role';
import { type ChainLevel, levelOf, sellerId } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** Somebody who sells, with those above it. */
export interface Seller {
  readonly kind: 'operator' | 'tenant' | 'partner';
  readonly id: string;
  /** Of the tenant, and of the operator its own. */
  readonly rentId: string;
  /** Where the operator's prices are kept; undefined: there is none. */
  readonly operatorId: string | undefined;
  readonly level: ChainLevel;
  /** From the operator down to the seller itself. */
  readonly path: readonly string[];
}

/** Its name in a book. */
export const bookName = ({ kind, id }: Pick<Seller, 'kind' | 'id'>): string => sellerId(kind, id);

async function operatorOf(db: Db | Tx): Promise<string | undefined> {
  const found = await db
    .selectFrom('rent')
    .select('rentId')
    .where('kind', '=', 'operator')
    .orderBy('rentId')
    .executeTakeFirst();
  return found?.rentId;
}

/** Partners from the highest down to the one. */
async function lineOf(db: Db | Tx, rentId: string, partnerId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ partnerId: number }>`with recursive line as (
      select partner_id, parent_id, 0 as up from partner where partner_id = ${partnerId} and rent_id = ${rentId}
      union all select p.partner_id, p.parent_id, line.up + 1 from partner p join line on p.partner_id = line.parent_id)
    select partner_id from line order by up desc`.execute(db);
  return rows.map((row) => row.partnerId);
}

/**
 * As whom somebody sells.
 * @returns nothing for those who sell nothing
 * @spec TAR-04 DEV-23 ORG-06
 */
export async function sellerOf(db: Db | Tx, scope: Scope): Promise<Seller | undefined> {
  const { rentId, role, rentKind, partnerId } = scope;
  const operatorId = await operatorOf(db);
  const top = sellerId('operator', operatorId ?? '');
  if (role === 'platform')
    return rentKind === 'operator'
      ? {
          kind: 'operator',
          id: rentId,
          rentId,
          operatorId: rentId,
          level: 'platform',
          path: [sellerId('operator', rentId)],
        }
      : {
          kind: 'tenant',
          id: rentId,
          rentId,
          operatorId,
          level: 'tenant',
          path: [top, sellerId('tenant', rentId)],
        };
  if (role !== 'agent' || partnerId === undefined) return undefined;
  const line = await lineOf(db, rentId, partnerId);
  const path = [top, sellerId('tenant', rentId), ...line.map((id) => sellerId('partner', id))];
  const level = levelOf({ path }, sellerId('partner', partnerId));
  return { kind: 'partner', id: String(partnerId), rentId, operatorId, level, path };
}

/** A seller below, with the line down to it and what it has to sell for. */
export interface Below {
  /** Its name in a book. */
  readonly book: string;
  readonly id: string;
  readonly name: string;
  /** The sellers between the caller and it, itself the last. */
  readonly line: readonly string[];
  /** Devices in service that are its own customers'; for storage, cameras whose product runs. */
  readonly units: number;
}

const isInService = sql`device.d_status = 1 and not device.expired and device.suspended_at is null and device.removed_at is null`;

/** What is counted of a line. Decision: service by the devices in service, storage by the cameras that have it. @spec N19 */
export type Counted = 'device' | 'cloudStorage' | 'watermark';
const unitsWhere = (counted: Counted, today: string) => {
  if (counted === 'device') return isInService;
  const until = sql.ref(counted === 'cloudStorage' ? 'cloud_until' : 'watermark_until');
  return sql`${isInService} and exists (select from media_service m where m.device_id = device.device_id and ${until} >= ${today})`;
};

/** All sellers below one, with their lines, in one query; of the operator its tenants. @spec N19 ORG-06 */
export async function sellersBelow(
  db: Db | Tx,
  seller: Seller,
  { counted, today }: { readonly counted: Counted; readonly today: string },
): Promise<readonly Below[]> {
  const where = unitsWhere(counted, today);
  if (seller.kind === 'operator') {
    const { rows } = await sql<{ id: string; name: string; units: number }>`
      select rent.rent_id as id, rent.name, (select count(*) from device where device.rent_id = rent.rent_id and ${where}) as units
      from rent where rent.kind <> 'operator' order by rent.rent_id`.execute(db);
    return rows.map(({ id, name, units }) => {
      const book = sellerId('tenant', id);
      return { book, id, name, line: [book], units };
    });
  }
  const top = seller.kind === 'tenant' ? sql`p.parent_id is null` : sql`p.parent_id = ${Number(seller.id)}`;
  const { rows } = await sql<{ id: number; name: string; line: number[]; units: number }>`with recursive below as (
      select p.partner_id, p.name, jsonb_build_array(p.partner_id) as line from partner p
        where p.rent_id = ${seller.rentId} and p.deleted_at is null and ${top}
      union all select p.partner_id, p.name, below.line || to_jsonb(p.partner_id) from partner p
        join below on p.parent_id = below.partner_id where p.deleted_at is null),
    counted as (select device.partner_id, count(*) as units from device
      where device.rent_id = ${seller.rentId} and device.partner_id is not null and ${where} group by device.partner_id)
    select below.partner_id as id, below.name, below.line, coalesce(counted.units, 0) as units
    from below left join counted on counted.partner_id = below.partner_id order by below.line`.execute(db);
  return rows.map(({ id, name, line, units }) => ({
    book: sellerId('partner', id),
    id: String(id),
    name,
    line: line.map((one) => sellerId('partner', one)),
    units,
  }));
}

/** What the seller itself has to sell for: devices of its own customers. */
export async function ownUnits(
  db: Db | Tx,
  seller: Seller,
  { counted, today }: { readonly counted: Counted; readonly today: string },
): Promise<number> {
  if (seller.kind === 'operator') return 0;
  const own = seller.kind === 'tenant' ? sql`device.partner_id is null` : sql`device.partner_id = ${Number(seller.id)}`;
  const { rows } = await sql<{ units: number }>`select count(*) as units from device
    where device.rent_id = ${seller.rentId} and ${own} and ${unitsWhere(counted, today)}`.execute(db);
  return rows[0]?.units ?? 0;
}
