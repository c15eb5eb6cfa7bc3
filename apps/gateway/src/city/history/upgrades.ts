import { deviceStatus, type DeviceType, deviceTypes, versionKey } from '@fireline/domain/device';
import { sha256 } from 'hash-wasm';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { FileStore } from '../../lib/files/store.ts';
import '../../device/upgrade/tables.ts';
import { dateText, dayMs, dayOf, minuteMs } from '../calendar.ts';
import { hashOf, unitOf } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';

const iso = (ms: Ms): string => new Date(ms).toISOString();

interface PackagePlan {
  readonly name: string;
  readonly version: string;
  readonly deviceTypes: readonly DeviceType[];
  readonly remarks: string;
  readonly daysAgo: number;
}
/** The last one is being rolled out. */
const packagePlans: readonly PackagePlan[] = [
  {
    name: '无线烟感固件',
    version: 'V1.1',
    deviceTypes: ['smoke', 'urgentcall'],
    remarks: '降低待机功耗，修复低温误报',
    daysAgo: 120,
  },
  { name: '水压终端固件', version: 'V1.2', deviceTypes: ['water', 'hydrant'], remarks: '改进冰冻检测', daysAgo: 21 },
  {
    name: '电气与燃气固件',
    version: 'V1.2',
    deviceTypes: ['electric', 'gas'],
    remarks: '支持远程设置阈值，优化断线重连',
    daysAgo: 9,
  },
];
const rolledOut = packagePlans.length - 1;
/** Devices of the roll-out; six of ten are through. */
const rolloutDevices = 20;
const waveSize = 4;
const by = '平台管理员';

interface InRollout {
  readonly device: CityDevice;
  readonly state: 'applied' | 'failed' | 'timedOut' | 'waiting';
  readonly wave: number | null;
  readonly at: Ms;
}

/** What the roll-out of a tenant has come to: of those that are through one failed and one gave no answer. */
function rolloutOf(city: City, rentId: string): readonly InRollout[] {
  const types = packagePlans[rolledOut]?.deviceTypes ?? [];
  const chosen = city.devices
    .filter((one) => one.rentId === rentId && types.includes(one.deviceType) && deviceStatus(one) === 'online')
    .slice(0, rolloutDevices);
  const through = Math.round(0.6 * chosen.length);
  return chosen.map((device, index) => {
    const wave = Math.floor(index / waveSize) + 1;
    const at = city.now - (180 - 40 * wave - (index % waveSize)) * minuteMs;
    if (index >= through) return { device, state: 'waiting', wave: null, at };
    const state = index === 2 ? 'failed' : index === 6 ? 'timedOut' : 'applied';
    return { device, state, wave, at: Math.min(at, city.now - minuteMs) };
  });
}

export interface CityFirmware {
  readonly version: string;
  readonly at: Ms;
}

/** What each device reports of its software: of every type two versions, and the new one where the roll-out got through. @spec DEV-18 N25 */
export function firmwareIn(city: City): ReadonlyMap<number, CityFirmware> {
  const found = new Map<number, CityFirmware>();
  for (const { deviceId, deviceType, activatedAt } of city.devices) {
    if (activatedAt === null || !deviceTypes[deviceType].commands.includes('upgrade')) continue;
    const isNew = unitOf(city.seed, deviceId, 'firmware') < 0.45;
    const since = city.now - Math.round(dayMs * (10 + 80 * unitOf(city.seed, deviceId, 'upgraded')));
    found.set(
      deviceId,
      isNew ? { version: 'V1.1', at: Math.max(activatedAt, since) } : { version: 'V1.0', at: activatedAt },
    );
  }
  for (const { rentId } of city.tenants)
    for (const { device, state, at } of rolloutOf(city, rentId))
      if (state === 'applied') found.set(device.deviceId, { version: packagePlans[rolledOut]?.version ?? '', at });
  return found;
}

/** The columns of a device that say so. */
export const firmwareColumns = (firmware: CityFirmware | undefined) => ({
  firmware: firmware?.version ?? '',
  firmwareKey: versionKey(firmware?.version ?? ''),
  firmwareAt: firmware ? iso(firmware.at) : null,
});

/** A few kilobytes that no device can run, said in their first line. */
function contentOf(rentId: string, { name, version }: PackagePlan): string {
  const lines = Array.from({ length: 64 }, (_, line) =>
    hashOf(rentId, name, line).toString(16).padStart(8, '0').repeat(8),
  );
  return [`DEMO PACKAGE ${rentId} ${version}`, ...lines].join('\n');
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

async function packageRow(city: City, files: FileStore, rentId: string, packageId: number, plan: PackagePlan) {
  const content = contentOf(rentId, plan);
  const fileKey = `upgrades/city-${packageId}.bin`;
  const sizeBytes = await files.write(fileKey, once(content));
  const { daysAgo, ...entered } = plan;
  const day = dayOf(city.now) - daysAgo;
  return {
    packageId,
    rentId,
    ...entered,
    versionKey: versionKey(plan.version),
    releasedOn: dateText(day),
    fileKey,
    fileName: `firmware-${plan.deviceTypes.join('-')}-${plan.version}.bin`,
    sizeBytes,
    sha256: await sha256(content),
    uploadedBy: by,
    uploadedAt: iso(city.now - daysAgo * dayMs + 90 * minuteMs),
    revision: 1,
    changedBy: by,
  } satisfies BulkRow<'upgradePackage'>;
}

const problems = {
  applied: null,
  waiting: null,
  failed: { code: 'device.rollout.said', args: { reason: '校验失败，已保留原版本' } },
  timedOut: { code: 'device.rollout.noAnswer' },
} as const;

/** Three packages of each tenant, and the roll-out of the newest one, paused where six of ten devices are through. @spec DEV-18 N25 */
export async function writeUpgrades(
  tx: Tx,
  files: FileStore | undefined,
  city: City,
  firmware: ReadonlyMap<number, CityFirmware>,
): Promise<void> {
  const history = [...firmware].flatMap(([deviceId, { version, at }]) => [{ deviceId, at: iso(at), version }]);
  await insertMany(tx, 'deviceFirmware', history);
  if (!files) return;
  const packages: BulkRow<'upgradePackage'>[] = [];
  const rollouts: BulkRow<'upgradeRollout'>[] = [];
  const rows: BulkRow<'upgradeRolloutDevice'>[] = [];
  for (const { rentId } of city.tenants) {
    for (const plan of packagePlans) packages.push(await packageRow(city, files, rentId, packages.length + 1, plan));
    const chosen = rolloutOf(city, rentId);
    if (chosen.length === 0) continue;
    const rolloutId = rollouts.length + 1;
    const startAt = iso(city.now - 180 * minuteMs);
    const waves = chosen.map(({ wave }) => wave ?? 0);
    rollouts.push({
      rolloutId,
      rentId,
      packageId: packages.length,
      state: 'paused',
      waveSize,
      pauseMin: 30,
      stopPercent: 30,
      allowsLower: false,
      startAt,
      nextAt: null,
      wave: Math.max(...waves),
      judgedFrom: 1,
      createdBy: by,
      createdAt: startAt,
      userId: null,
      endedAt: null,
      revision: 2,
      changedBy: by,
    });
    rows.push(
      ...chosen.map(({ device, state, wave, at }) => ({
        rolloutId,
        deviceId: device.deviceId,
        was: 'V1.0',
        state,
        wave,
        commandId: null,
        tries: wave === null ? 0 : 1,
        sentAt: wave === null ? null : iso(at - minuteMs),
        endedAt: wave === null ? null : iso(at),
        problem: problems[state],
      })),
    );
  }
  await insertMany(tx, 'upgradePackage', packages);
  await insertMany(tx, 'upgradeRollout', rollouts);
  await insertMany(tx, 'upgradeRolloutDevice', rows);
}
