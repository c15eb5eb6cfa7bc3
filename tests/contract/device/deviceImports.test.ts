import { deviceCalls } from '@fireline/api/device';
import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import { expect, it, vi } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const head = ['IMEI', '设备类型', '设备名称', '场所名称或编号', '楼栋名称', '楼层', '备注'];
const fileOf = (rows: readonly (readonly string[])[]) => new File([csvText([head, ...rows])], 'devices.csv');

async function imported(w: FixtureGateway, file: File, as: 'platform' | 'agent' = 'platform') {
  const client = await w.as(as);
  const { importId } = await client.send(deviceCalls.importDevices, { file });
  const record = await vi.waitFor(async () => {
    const { rows } = await client.send(siteCalls.imports, { kind: 'device', state: 'finished' });
    const found = rows.find((one) => one.importId === importId);
    if (!found) throw new Error('it has not finished');
    return found;
  });
  const failed = await client.send(siteCalls.importRows, { importId, state: 'failure', pageSize: 200 });
  return { record, failed: failed.rows };
}

await onEveryDatabase('an import of devices', ({ open }) => {
  it('registers each good row once, in its place, and says of each other what is wrong with it [DEV-26] [DEV-12]', async () => {
    const w = await open();
    const good = Array.from({ length: 130 }, (_, at) => [
      imeiOf(5000 + at),
      '烟感探测器',
      `批量${at}`,
      '场所1',
      '楼1',
      '3F',
      'x',
    ]);
    const rows = [
      ...good,
      [imeiOf(5000), 'smoke', '重复', '', '', ''],
      ['123', 'smoke', '短号', '', '', ''],
      [imeiOf(6001), '不存在的类型', '类型', '', '', ''],
      [imeiOf(6002), 'smoke', '场所', '没有的场所', '', ''],
      [imeiOf(6003), 'smoke', '楼栋', '场所1', '楼9', ''],
      [imeiOf(6004), 'smoke', '楼层', '场所1', '楼1', '40'],
      [imeiOf(6005), 'smoke', '', '', '', ''],
      [imeiOf(6006), 'smoke', '待装', '', '', ''],
    ];
    const { record, failed } = await imported(w, fileOf(rows));
    expect(record).toMatchObject({ kind: 'device', rows: 138, successRows: 131, failureRows: 7 });
    expect(failed.map(({ rowNo, problems }) => [rowNo, problems[0]?.code])).toEqual([
      [132, 'device.register.imeiTaken'],
      [133, 'device.imei.format'],
      [134, 'form.choice'],
      [135, 'device.import.placeUnknown'],
      [136, 'device.import.buildingUnknown'],
      [137, 'device.register.noFloor'],
      [138, 'form.required'],
    ]);
    const platform = await w.as('platform');
    const { rows: found } = await platform.send(deviceCalls.list, { search: '批量129' });
    expect(found).toMatchObject([{ placeName: '场所1', buildingName: '楼1', floor: 3, dStatus: 0 }]);
    const { records } = await platform.send(deviceCalls.life, { deviceId: found[0]?.deviceId ?? 0 });
    expect(records.map(({ event, by }) => [event, by])).toEqual([['register', 'platform-R001']]);
  });

  it('hangs nothing in a place of others, and is refused whole without its columns [DEV-26] [ROL-06]', async () => {
    const w = await open();
    const { failed } = await imported(w, fileOf([[imeiOf(7001), 'smoke', '别家', '场所2', '', '']]), 'agent');
    expect(failed.map(({ problems }) => problems[0]?.code)).toEqual(['device.import.placeUnknown']);
    const agent = await w.as('agent');
    const bad = new File(['a,b\n1,2\n'], 'devices.csv');
    expect((await refusalOf(agent.send(deviceCalls.importDevices, { file: bad }))).code).toBe(
      'site.import.columnsMissing',
    );
    expect((await refusalOf((await w.as('maint')).send(deviceCalls.importDevices, { file: bad }))).code).toBe(
      'role.noPermission',
    );
  });
});
