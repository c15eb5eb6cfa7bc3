import { deviceCalls } from '@fireline/api/device';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'pg';
import type { DeviceOptions, SimulatedDevice } from '../../../apps/gateway/src/device/protocols/simulator/device.ts';
import { overHttp } from '../../../apps/gateway/src/device/protocols/simulator/overHttp.ts';
import { overMqtt } from '../../../apps/gateway/src/device/protocols/simulator/overMqtt.ts';
import { overTcp } from '../../../apps/gateway/src/device/protocols/simulator/overTcp.ts';
import type { Started } from '../glass/gatewayMain.ts';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, rounded } from '../lib/suite.ts';

export const name = 'ingest: reports a second over each protocol, and rows a second by bare SQL';

const readings = { smoke: 12, temperature: 23.5, signals: 24 };
const batch = 100;
/** Of bare SQL: the server takes a hundred, and the gateway has its own. */
const connectionsMax = 32;

/** What is compiled and fetched at first is not counted. */
const warmMs = 2000;

/** Sends again and again from so many senders at once. @returns how many reports a second were taken */
async function perSecond(seconds: number, senders: readonly ((turn: number) => Promise<number>)[]): Promise<number> {
  const start = performance.now() + warmMs;
  const until = start + seconds * 1000;
  let taken = 0;
  await Promise.all(
    senders.map(async (send) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const count = await send(turn);
        if (performance.now() >= start) taken += count;
      }
    }),
  );
  return taken / ((performance.now() - start) / 1000);
}

/** Devices that each say they are there, one report after another. */
async function byDevices(devices: readonly SimulatedDevice[], what: 'report' | 'clear', seconds: number) {
  try {
    return await perSecond(
      seconds,
      devices.map((device) => async () => {
        const [answer = ''] = await device.say(what);
        if (answer === 'denied') throw new Error('The gateway denied a frame');
        return 1;
      }),
    );
  } finally {
    for (const device of devices) await device.close();
  }
}

const batchesTo =
  ({ url, deviceKey }: Started, imeis: readonly string[]) =>
  async (turn: number): Promise<number> => {
    const at = new Date(Date.now() - 3_600_000 + turn * 50).toISOString();
    const response = await fetch(`${url}${apiBase}${deviceCalls.ingest.path}`, {
      method: 'POST',
      headers: { authorization: deviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ reports: imeis.map((imei) => ({ imei, at, readings })) }),
    });
    const { data } = (await response.json()) as { data: { accepted: number } };
    if (data.accepted !== imeis.length) throw new Error(`${imeis.length} reports, ${data.accepted} accepted`);
    return imeis.length;
  };

const insertReports = `insert into report (device_id, at, readings)
  select id, $2::timestamptz, $3::jsonb from unnest($1::bigint[]) as id on conflict do nothing`;
/** What the gateway writes of reports that raise nothing, without looking at any: the curve, and what the device is now. */
const sameRows = `with now as (
    update device set readings = device.readings || $3::jsonb, signals = ($3::jsonb ->> 'signals')::int,
      last_seen_at = $2::timestamptz, heard_at = now() where device_id = any($1::bigint[]))
  ${insertReports}`;

/** One statement and one commit for each batch. */
const rowsTo = (pool: Pool, statement: string, deviceIds: readonly number[]) => async (turn: number) => {
  const at = new Date(Date.now() - 90_000_000 + turn * 10).toISOString();
  await pool.query(statement, [deviceIds, at, JSON.stringify(readings)]);
  return deviceIds.length;
};

const isOpen = (url: string): Promise<boolean> =>
  new Promise((done) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => done(true));
    socket.on('error', () => done(false)).unref();
  });

/** Waits until the gateway has done what it does at first, such as sums and packing: until it commits next to nothing by itself. */
async function settled(pool: Pool): Promise<void> {
  const commits = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select xact_commit::int as count from pg_stat_database where datname = current_database()`,
    );
    return rows[0]?.count ?? 0;
  };
  for (let before = await commits(), quiet = 0, second = 0; quiet < 3 && second < 180; second += 1) {
    await setTimeout(1000);
    const now = await commits();
    quiet = now - before < 15 ? quiet + 1 : 0;
    before = now;
  }
}

interface Fleet {
  readonly started: Started;
  readonly pool: Pool;
  /** Smoke detectors, and the fire hosts that stand for transmission devices. */
  readonly smoke: readonly { readonly id: number; readonly imei: string }[];
  readonly hosts: readonly string[];
}

async function fleetOf(pool: Pool, started: Started): Promise<Fleet> {
  const { rows } = await pool.query<{ device_id: string; imei: string; device_type: string }>(
    `select device_id, imei, device_type from device where rent_id = 'R001' and removed_at is null
       and suspended_at is null and device_type in ('smoke', 'firehost') order by device_id`,
  );
  const of = (type: string) => rows.filter((row) => row.device_type === type);
  return {
    started,
    pool,
    smoke: of('smoke').map((row) => ({ id: Number(row.device_id), imei: row.imei })),
    hosts: of('firehost').map(({ imei }) => imei),
  };
}

/** Registers a transmission device for each host, so that its address is known. */
async function register({ started, hosts }: Fleet, senders: number): Promise<number[]> {
  const { client } = await signIn(started.url);
  const addresses = Array.from({ length: Math.min(senders, hosts.length) }, (_, at) => 900 + at);
  for (const [at, address] of addresses.entries()) {
    const imei = hosts[at] ?? '';
    const form = { kind: 'transmission', name: `bench ${address}`, scopes: ['reports'], address, imei } as const;
    await client.send(deviceCalls.createKey, { ...form, scopes: [...form.scopes] });
  }
  return addresses;
}

/**
 * Reports that raise nothing, against SQL that only inserts the reports, and SQL that writes all the rows that the gateway writes. A protocol that carries one report a message is compared with one row a commit, from as many senders.
 * Options: `--devices 2000`, `--seconds 5` of each measurement, `--senders 8`, `--postgres postgres://…`,
 * `--mqtt mqtt://127.0.0.1:1883` (left out where no broker answers).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  const seconds = numberOption(options, 'seconds', 5);
  const senders = numberOption(options, 'senders', 8);
  const broker = options.mqtt ?? 'mqtt://127.0.0.1:1883';
  const hasBroker = await isOpen(broker);
  const gb26875 = `127.0.0.1:${20_000 + (process.pid % 10_000)}`;
  return onDatabase(options, async (url) => {
    const child = startChild<Started>('glass/gatewayMain.ts', {
      DATABASE_URL: url,
      FIRELINE_DEVICES: String(numberOption(options, 'devices', 2000)),
      FIRELINE_GB26875: gb26875,
      ...(hasBroker ? { FIRELINE_MQTT_URL: broker } : {}),
    });
    const pool = new Pool({ connectionString: url, max: Math.min(senders, connectionsMax) });
    try {
      const fleet = await fleetOf(pool, await child.next());
      const { started, smoke } = fleet;
      const addresses = await register(fleet, senders);
      const deviceAt = (at: number, to: string): DeviceOptions => ({
        url: to,
        key: started.deviceKey,
        imei: smoke[at]?.imei ?? '',
        address: addresses[at] ?? 0,
        component: '1.1.10.2',
        clock: Date.now,
      });
      const all = Array.from({ length: senders }, (_, at) => at);
      const shares = Math.max(1, Math.floor(smoke.length / batch));
      const share = (at: number) => smoke.slice((at % shares) * batch, ((at % shares) + 1) * batch);
      const bare = async (size: number) => {
        const by = (statement: string) =>
          perSecond(
            seconds,
            all.map((at) =>
              rowsTo(
                pool,
                statement,
                share(at)
                  .slice(0, size)
                  .map(({ id }) => id),
              ),
            ),
          );
        return { inserted: await by(insertReports), same: await by(sameRows) };
      };
      const row = (how: string, own: number, { inserted, same }: Awaited<ReturnType<typeof bare>>): Row => ({
        how,
        'gateway reports/s': rounded(own),
        'bare inserts/s': rounded(inserted),
        ratio: rounded(own / inserted, 2),
        'bare same rows/s': rounded(same),
        'ratio ': rounded(own / same, 2),
      });
      await settled(pool);
      // the least is measured beside each, as a machine is not the same for minutes
      const beside = async (how: string, size: number, own: () => Promise<number>) =>
        row(how, await own(), await bare(size));
      const http = all.map((at) => overHttp({ ...deviceAt(at, started.url), fetch }));
      const tcp = await Promise.all(addresses.map((_, at) => overTcp(deviceAt(at, gb26875))));
      const mqtt = hasBroker ? await Promise.all(all.map((at) => overMqtt(deviceAt(at, broker)))) : [];
      const byHundred = () =>
        perSecond(
          seconds,
          all.map((at) =>
            batchesTo(
              started,
              share(at).map(({ imei }) => imei),
            ),
          ),
        );
      return [
        await beside(`JSON, ${batch} a call`, batch, byHundred),
        await beside('JSON, one a call', 1, () => byDevices(http, 'report', seconds)),
        ...(hasBroker ? [await beside('MQTT, one a message', 1, () => byDevices(mqtt, 'report', seconds))] : []),
        await beside('GB/T 26875.3, one a frame', 1, () => byDevices(tcp, 'clear', seconds)),
      ];
    } finally {
      await pool.end();
      await child.stop();
    }
  });
}
