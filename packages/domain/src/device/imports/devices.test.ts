import { expect, it } from 'vitest';
import { deviceImportHeader, deviceImportRow, readDeviceImportHead } from './devices.ts';

it('a file of devices may have its columns in any order and language, and others beside them [DEV-26]', () => {
  const head = [deviceImportHeader('name', 'en'), 'reason', ' IMEI ', deviceImportHeader('deviceType', 'hk'), 'floor'];
  const columns = readDeviceImportHead(head);
  expect(columns).toEqual({ ok: true, value: ['name', undefined, 'imei', 'deviceType', 'floor'] });
  const read = columns.ok ? columns.value : [];
  const row = (...cells: string[]) => deviceImportRow(read, cells);
  expect(row('Lobby', 'x', '860000000000013', '煙霧探測器', 'B1')).toMatchObject({
    name: 'Lobby',
    imei: '860000000000013',
    deviceType: 'smoke',
    floor: '-1',
  });
  expect(row('Lobby', '', '1', 'SMOKE', 'attic')).toMatchObject({ deviceType: 'smoke', floor: 'attic' });
  expect(row('Lobby')).toEqual({ name: 'Lobby', imei: '', deviceType: '', floor: '' });
  expect(row('Lobby', '', '1', 'toaster', '')).toMatchObject({ deviceType: 'toaster', floor: '' });
});

it('a file without what every row needs is refused with the names of the columns [DEV-26]', () => {
  expect(readDeviceImportHead(['name', 'spot'])).toMatchObject({
    ok: false,
    problems: [{ code: 'site.import.columnsMissing', args: { 0: 'imei, deviceType' } }],
  });
});
