import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import '../../device/keys/tables.ts';
import { dayMs, hourMs } from '../calendar.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';

type Made = readonly [
  name: string,
  scopes: readonly ('reports' | 'commands')[],
  daysOld: number,
  usedHoursAgo: number | null,
  isRevoked?: true,
];
const made: readonly Made[] = [
  ['烟感接入网关', ['reports', 'commands'], 320, 0.2],
  ['电气火灾平台对接', ['reports'], 210, 3],
  ['旧版水压采集程序', ['reports'], 400, 2100, true],
  ['备用密钥', ['reports', 'commands'], 40, null],
];

/** Keys whose secrets nobody knows, one of each state, and a transmission device for the first panel of each tenant. @spec N25 */
export async function writeDeviceKeys(tx: Tx, city: City): Promise<void> {
  const keys: BulkRow<'deviceKey'>[] = [];
  const uses: BulkRow<'deviceKeyUse'>[] = [];
  const iso = (ms: number) => new Date(ms).toISOString();
  for (const { rentId } of city.tenants) {
    const devices = city.devices.filter((device) => device.rentId === rentId);
    if (devices.length === 0) continue;
    const dice = createDice(city.seed, rentId, 'deviceKeys');
    const add = (one: Partial<BulkRow<'deviceKey'>>, usedHoursAgo: number | null) => {
      const keyId = keys.length + 1;
      const by = { createdBy: '平台管理员', changedBy: '平台管理员' };
      const none = { keyHash: null, revokedAt: null, address: null, isShared: false, imei: null, components: [] };
      keys.push({ keyId, rentId, revision: 1, ...by, ...none, ...one } as BulkRow<'deviceKey'>);
      if (usedHoursAgo !== null) uses.push({ keyId, lastUsedAt: iso(city.now - usedHoursAgo * hourMs) });
    };
    for (const [name, scopes, daysOld, used, isRevoked] of made) {
      const keyHash = Array.from({ length: 64 }, () => dice.int(0, 15).toString(16)).join('');
      const createdAt = iso(city.now - daysOld * dayMs);
      const revokedAt = isRevoked ? iso(city.now - 80 * dayMs) : null;
      add({ name, kind: 'key', scopes, createdAt, keyHash, revokedAt }, used);
    }
    const panel = devices.find(({ deviceType }) => deviceType === 'firehost');
    if (!panel) continue;
    const beside = devices.filter(({ deviceType, placeId }) => deviceType === 'smoke' && placeId === panel.placeId);
    const components = beside.slice(0, 5).map(({ imei }, at) => ({ component: `1.1.1.${at + 1}`, imei }));
    const createdAt = iso(city.now - 150 * dayMs);
    const at = {
      kind: 'transmission',
      address: 10_000 + keys.length,
      isShared: true,
      imei: panel.imei,
      components,
    } as const;
    add({ name: '消防控制室传输装置', scopes: ['reports', 'commands'], createdAt, ...at }, 1.5);
  }
  await insertMany(tx, 'deviceKey', keys);
  await insertMany(tx, 'deviceKeyUse', uses);
}
