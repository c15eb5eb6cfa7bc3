import { sql } from 'kysely';
import type { Tx } from '../../lib/db/schema.ts';

/** The starts and stops of all devices, as their records tell them: opened, suspended, over. @spec REN-04 N25 */
export async function writeServiceLog(tx: Tx): Promise<void> {
  await sql`insert into service_log (rent_id, device_id, service, type, reason, at, by)
    select rent_id, device_id, 'deviceService', 'start', 'activate', activated_at, '平台管理员' from device where activated_at is not null
    order by device_id`.execute(tx);
  await sql`insert into service_log (rent_id, device_id, service, type, reason, at, by)
    select rent_id, device_id, 'deviceService', 'stop', 'suspend', suspended_at, changed_by from device
    where activated_at is not null and suspended_at is not null order by device_id`.execute(tx);
  await sql`insert into service_log (rent_id, device_id, service, type, reason, at)
    select rent_id, device_id, 'deviceService', 'stop', 'expire',
      greatest(activated_at, (expires_on + 1)::timestamp at time zone 'Asia/Shanghai') from device
    where activated_at is not null and suspended_at is null and expired and expires_on is not null order by device_id`.execute(
    tx,
  );
}
