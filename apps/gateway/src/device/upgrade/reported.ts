import { workTopic } from '@fireline/api/device';
import { sql } from 'kysely';
import type { Work } from '../../lib/transact.ts';
import './tables.ts';

interface Reporting {
  readonly deviceId: number;
  readonly firmware: string;
  readonly firmwareKey: string;
}

/**
 * What follows from devices that report another version, while they are held: it is noted, and where it is that of a package which they were
 * sent, they have applied it; also one that is late has.
 * @spec DEV-18
 */
export async function noteFirmware(
  work: Work,
  rentId: string,
  devices: readonly Reporting[],
  now: string,
): Promise<void> {
  if (devices.length === 0) return;
  const { tx, tell } = work;
  const reporting = JSON.stringify(
    devices.map(({ deviceId, firmware, firmwareKey }) => ({ id: deviceId, version: firmware, key: firmwareKey })),
  );
  await sql`
    insert into device_firmware (device_id, at, version)
    select r.id, ${now}::timestamptz, r.version from jsonb_to_recordset(${reporting}::jsonb) as r(id bigint, version text)
    on conflict (device_id, at) do update set version = excluded.version`.execute(tx);
  const { rows } = await sql<{ rolloutId: number }>`
    update upgrade_rollout_device d set state = 'applied', ended_at = ${now}::timestamptz, problem = null
    from jsonb_to_recordset(${reporting}::jsonb) as r(id bigint, key text), upgrade_rollout o, upgrade_package p
    where d.device_id = r.id and o.rollout_id = d.rollout_id and p.package_id = o.package_id and p.version_key = r.key
      and d.state in ('sent', 'downloading', 'failed', 'timedOut') and d.sent_at is not null
    returning d.rollout_id`.execute(tx);
  const ids = [...new Set(rows.map(({ rolloutId }) => rolloutId))];
  if (ids.length > 0) await tell({ type: 'changed', topic: workTopic.name, rentId, ids });
}
