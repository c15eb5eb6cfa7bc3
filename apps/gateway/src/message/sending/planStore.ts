import type { Language } from '@fireline/domain/lib';
import { type Channel, type MessageGroup, type Receiver, receiversPerNodeMax } from '@fireline/domain/message';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';

/** Alarms with what templates name of them. */
export const alarmsOf = (tx: Tx, alarmIds: readonly number[]) =>
  tx
    .selectFrom('alarm')
    .innerJoin('device', 'device.deviceId', 'alarm.deviceId')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .leftJoin('unit', 'unit.unitId', 'alarm.unitId')
    .leftJoin('maint', 'maint.maintId', 'alarm.maintId')
    .select((eb) => [
      'alarm.alarmId',
      'alarm.rentId',
      'alarm.orgPath',
      'alarm.partnerId',
      'alarm.unitId',
      'alarm.maintId',
      'alarm.placeId',
      'alarm.deviceId',
      'alarm.level',
      'alarm.category',
      'alarm.kind',
      'alarm.state',
      'alarm.alarmTime',
      'alarm.receivedAt',
      'alarm.handledAt',
      'alarm.drillId',
      'alarm.silenceId',
      'alarm.silencedUntil',
      'device.name as device',
      eb.fn.coalesce('place.name', sql.lit('')).as('place'),
      eb.fn.coalesce('place.address', sql.lit('')).as('address'),
      eb.fn.coalesce('place.manager', sql.lit('')).as('manager'),
      sql<string>`coalesce(nullif(place.phone, ''), place.mobiles ->> 0, '')`.as('managerPhone'),
      eb.fn.coalesce('unit.name', sql.lit('')).as('unit'),
      eb.fn.coalesce('unit.contact', sql.lit('')).as('unitContact'),
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('maint.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('maint.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('alarm.alarmId', '=', anyId(alarmIds))
    .execute();
export type PlannedAlarm = Awaited<ReturnType<typeof alarmsOf>>[number];

/** From each partner upwards, itself first, the tenant (null) last. */
export async function chainsOf(
  db: Db | Tx,
  partnerIds: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, readonly (number | null)[]>> {
  const ids = [...new Set(partnerIds)].filter((id) => id !== null);
  const chains = new Map<number | null, (number | null)[]>([[null, [null]]]);
  if (ids.length === 0) return chains;
  const { rows } = await sql<{ leaf: number; partnerId: number }>`with recursive up as (
      select partner_id as leaf, partner_id, parent_id, 0 as depth from partner where partner_id = ${anyId(ids)}
      union all
      select up.leaf, p.partner_id, p.parent_id, up.depth + 1 from partner p join up on p.partner_id = up.parent_id where up.depth < 50)
    select leaf, partner_id from up order by leaf, depth`.execute(db);
  for (const id of ids) chains.set(id, [...rows.flatMap((row) => (row.leaf === id ? [row.partnerId] : [])), null]);
  return chains;
}

const perTenant = 500;

/** What the owners of a tenant have set, those on the chains alone. */
export async function settingsOf(db: Db | Tx, rentId: string, owners: readonly (number | null)[]) {
  const ids = owners.filter((id) => id !== null);
  const own = sql<boolean>`(partner_id is null or partner_id = ${anyId(ids)})`;
  const [rules, triggers, accesses, templates] = await Promise.all([
    db.selectFrom('sendRule').selectAll().where('rentId', '=', rentId).where(own).limit(perTenant).execute(),
    db.selectFrom('sendTrigger').selectAll().where('rentId', '=', rentId).where(own).limit(perTenant).execute(),
    db
      .selectFrom('sendAccess')
      .select(['accessId', 'partnerId', 'channel', 'carrier', 'signature', 'pausedUntil'])
      .where('rentId', '=', rentId)
      .where(own)
      .where('isEnabled', '=', true)
      .where('deletedAt', 'is', null)
      .orderBy('position')
      .orderBy('accessId')
      .limit(perTenant)
      .execute(),
    db
      .selectFrom('messageTemplate')
      .select(['templateId', 'partnerId', 'isPublic', 'content', 'type'])
      .where('rentId', '=', rentId)
      .where(own)
      .where('deletedAt', 'is', null)
      .limit(perTenant)
      .execute(),
  ]);
  return { rules, triggers, accesses, templates };
}
export type Settings = Awaited<ReturnType<typeof settingsOf>>;

/** People that a message may go to: with an account, a number, or both. */
export interface Person {
  readonly receiver: Receiver;
  /** The place, unit, company or partner through which they are found. */
  readonly nodeId: number;
  readonly userId: number | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** What they chose; null: nothing. */
  readonly wanted: Partial<Record<MessageGroup, readonly Channel[]>> | null;
  /** Of their account; null: they have none, or never chose. */
  readonly language: Language | null;
  /** Of a company's person whom a partner created: it sees, and gets messages of, what hangs under these alone. Absent or null: everything of the node. */
  readonly withinPartnerIds?: readonly number[] | null;
}

/** The language of an account `u`, as it was chosen in its settings. */
export const languageOfAccount = sql<Language | null>`(select c.value ->> 'language' from user_config c
  where c.user_id = u.user_id and c.key = 'settings')`;

/** The partners that a company's person is kept within; null: none. @spec SES-08 */
export const keptWithin = sql<readonly number[] | null>`(with recursive branch as (
    select partner_id from maint where maint_id = u.maint_id and u.role = 'maint' and u.limited
    union select p.partner_id from partner p join branch on p.parent_id = branch.partner_id)
  select json_agg(partner_id) from branch)`;

interface Nodes {
  readonly places: readonly number[];
  readonly units: readonly number[];
  readonly maints: readonly number[];
  readonly partners: readonly number[];
}

/** The members of places, and the accounts of places, units, companies and partners. */
export async function peopleAt(tx: Tx, rentId: string, { places, units, maints, partners }: Nodes): Promise<Person[]> {
  const person = sql`u.user_id, coalesce(nullif(u.real_name, ''), u.username) as name, u.mobile as phone, coalesce(r.email, '') as email, r.groups as wanted, ${languageOfAccount} as language, ${keptWithin} as within_partner_ids`;
  const accounts = (role: string, column: string, ids: readonly number[], receiver: Receiver) =>
    sql`select * from (select ${receiver}::text as receiver, ${sql.ref(`u.${column}`)} as node_id, ${person},
        row_number() over (partition by ${sql.ref(`u.${column}`)} order by u.user_id) as place_no
      from app_user u left join receive_setting r on r.user_id = u.user_id
      where u.rent_id = ${rentId} and u.role = ${role} and ${sql.ref(`u.${column}`)} = ${anyId(ids)} and not u.disabled and u.deleted_at is null) numbered
      where place_no <= ${sql.lit(receiversPerNodeMax)}`;
  const { rows } = await sql<Person>`
    select receiver, node_id, user_id, name, phone, email, wanted, language, null::json as within_partner_ids from (
      select case when m."right" = 'manage' then 'placeManager' else 'placeMembers' end as receiver, m.place_id as node_id, m.user_id, m.name,
        m.phone, coalesce(nullif(r.email, ''), m.email) as email, r.groups as wanted,
        (select c.value ->> 'language' from user_config c where c.user_id = m.user_id and c.key = 'settings') as language,
        row_number() over (partition by m.place_id order by m.member_id) as place_no
      from place_member m left join receive_setting r on r.user_id = m.user_id
      where m.rent_id = ${rentId} and m.place_id = ${anyId(places)}) members where place_no <= ${sql.lit(receiversPerNodeMax)}
    union all select receiver, node_id, user_id, name, phone, email, wanted, language, within_partner_ids from (${accounts('resident', 'place_id', places, 'placeManager')}) a
    union all select receiver, node_id, user_id, name, phone, email, wanted, language, within_partner_ids from (${accounts('unit', 'unit_id', units, 'unitContacts')}) b
    union all select receiver, node_id, user_id, name, phone, email, wanted, language, within_partner_ids from (${accounts('maint', 'maint_id', maints, 'maintenanceCompany')}) c
    union all select receiver, node_id, user_id, name, phone, email, wanted, language, within_partner_ids from (${accounts('agent', 'partner_id', partners, 'partner')}) d`.execute(
    tx,
  );
  return rows;
}

/** Writes what is planned; what is known by its key stays as it is. @returns how many are new */
export async function insertRecords(tx: Tx, rows: readonly Partial<Row<'sendRecord'>>[]): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = Object.keys(rows[0] ?? {});
  const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const names = sql.join(columns.map((name) => sql.ref(snake(name))));
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((name) => [snake(name), row[name as keyof typeof row]]))),
  );
  const { numAffectedRows } = await sql`insert into send_record (${names})
    select ${names} from jsonb_populate_recordset(null::send_record, ${json}::jsonb) on conflict (rent_id, key) do nothing`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** How many of these records were planned at that moment and to whom, by hazard. */
export async function plannedByHazard(
  tx: Tx,
  keys: readonly string[],
  { rentId, now }: { readonly rentId: string; readonly now: string },
): Promise<ReadonlyMap<number, { readonly messages: number; readonly receivers: readonly string[] }>> {
  const { rows } = await sql<{ hazardId: number; messages: number; receivers: readonly string[] }>`
    select hazard_id, count(*) as messages, array_agg(distinct receiver order by receiver) as receivers from send_record
    where rent_id = ${rentId} and key = any(${[...keys]}) and state = 'planned' and at = ${now}::timestamptz
    group by hazard_id`.execute(tx);
  return new Map(rows.map(({ hazardId, ...sent }) => [hazardId, sent]));
}

/** How many of these records were planned at that moment, by device. */
export async function plannedByDevice(
  tx: Tx,
  keys: readonly string[],
  { rentId, now }: { readonly rentId: string; readonly now: string },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ deviceId: number; count: number }>`
    select device_id, count(*) as count from send_record
    where rent_id = ${rentId} and key = any(${[...keys]}) and state = 'planned' and at = ${now}::timestamptz
    group by device_id`.execute(tx);
  return new Map(rows.map(({ deviceId, count }) => [deviceId, count]));
}

/** A device with the people whose names and numbers stand at what it belongs to. */
export const aroundDevice = (db: Db | Tx, rentId: string, deviceId: number) =>
  db
    .selectFrom('device')
    .leftJoin('place', 'place.placeId', 'device.placeId')
    .leftJoin('unit', 'unit.unitId', 'device.unitId')
    .leftJoin('maint', 'maint.maintId', 'device.maintId')
    .select((eb) => [
      'device.rentId',
      'device.orgPath',
      'device.partnerId',
      'device.unitId',
      'device.maintId',
      'device.placeId',
      'device.deviceId',
      eb.fn.coalesce('place.manager', sql.lit('')).as('manager'),
      sql<string>`coalesce(nullif(place.phone, ''), place.mobiles ->> 0, '')`.as('managerPhone'),
      eb.fn.coalesce('unit.contact', sql.lit('')).as('unitContact'),
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('maint.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('maint.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('device.rentId', '=', rentId)
    .where('device.deviceId', '=', deviceId)
    .executeTakeFirst();

/** The newest message or call to a number because of the device since then. */
export const lastSend = (
  db: Db | Tx,
  of: {
    readonly rentId: string;
    readonly deviceId: number;
    readonly digits: string;
    readonly channel: 'sms' | 'voice';
    readonly since: string;
  },
) =>
  db
    .selectFrom('sendRecord')
    .select(['at', 'state', 'reason'])
    .where('rentId', '=', of.rentId)
    .where('deviceId', '=', of.deviceId)
    .where('digits', '=', of.digits)
    .where('channel', '=', of.channel)
    .where('at', '>', of.since)
    .orderBy('at', 'desc')
    .orderBy('recordId', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What an account chose to receive; undefined: nothing yet. */
export const chosenOf = (db: Db | Tx, userId: number) =>
  db.selectFrom('receiveSetting').select('groups').where('userId', '=', userId).executeTakeFirst();
