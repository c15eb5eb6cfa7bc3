import { deviceCalls } from '@fireline/api/device';
import { beforeEach, expect, it, vi } from 'vitest';
import { downlinkDevices, fillDownlink } from '../../fixtures/downlink.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

const { button, kit } = downlinkDevices;

await onTestDatabase('batches of SOS numbers', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillDownlink(w);
  });
  const sent = () =>
    vi.waitFor(async () => {
      const query = w.database.db.selectFrom('sosBatchRow').select('rowNo').where('outcome', '=', 'waiting');
      expect(await query.execute()).toEqual([]);
    });
  const row = (deviceId: number, ...numbers: string[]) => ({ imei: imeiOf(deviceId), numbers });
  const send = async (rows: ReturnType<typeof row>[], as: 'platform' | 'unit' = 'platform') => {
    const batch = await (await w.as(as)).send(deviceCalls.sendSosBatch, { rows });
    await sent();
    return batch;
  };

  it('send one command to each device and say of each row what became of it [DEV-21]', async () => {
    const numbers = ['119', '13800138000', '13800138001', '13800138002', '13800138003'];
    const { batchId, rows } = await send([row(button, ...numbers), row(kit, '119'), row(99, '119'), row(101, '119')]);
    expect(rows).toBe(4);
    const platform = await w.as('platform');
    const report = async () => (await platform.send(deviceCalls.sosBatch, { batchId })).rows;
    expect((await report()).map(({ outcome, problem }) => [outcome, problem?.code ?? null])).toEqual([
      ['queued', null],
      ['refused', 'device.command.unsupported'],
      ['refused', 'device.sos.unknown'],
      ['refused', 'device.sos.unknown'],
    ]);
    const options = { headers: { authorization: deviceKeyOf('R001') } };
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(button)] }, options);
    expect(commands.map(({ command, args }) => [command, args])).toEqual([['sosNumbers', { numbers }]]);
    const acknowledgements = commands.map(({ commandId, imei }) => ({ commandId, imei, isDone: true }));
    await w.client().send(deviceCalls.acknowledge, { acknowledgements }, options);
    expect((await report())[0]?.outcome).toBe('acknowledged');
    const [newest] = (await platform.send(deviceCalls.sosBatches, {})).rows;
    expect(newest).toMatchObject({ batchId, acknowledged: 1, refused: 3, underWay: 0, waiting: 0 });
    await send([row(button, '120')]);
    expect((await platform.send(deviceCalls.sosBatches, {})).rows[0]).toMatchObject({ underWay: 1 });
  });

  it('refuse six numbers, 14 digits, a device twice and row 2 001, each with its place [DEV-21]', async () => {
    const problemsOf = async (rows: ReturnType<typeof row>[]) => (await refusalOf(send(rows))).problems;
    const wrong = [
      row(button, '1191', '1192', '1193', '1194', '1195', '1196'),
      { imei: '86000000000001', numbers: ['119'] },
      row(button, '119'),
    ];
    const found = (await problemsOf(wrong)).map(({ code, field }) => [code, field]);
    expect(found).toEqual(
      expect.arrayContaining([
        [expect.stringMatching(/^form\./), 'rows.0.numbers'],
        ['device.imei.format', 'rows.1.imei'],
        ['device.imei.duplicateAt', 'rows.2.imei'],
      ]),
    );
    const many = Array.from({ length: 2001 }, (_, index) => row(1000 + index, '119'));
    expect((await problemsOf(many)).map(({ field }) => field)).toEqual(['rows']);
  });

  it('look at the right and the life of each device, and are shown to whoever sent them alone [DEV-21] [ROL-03]', async () => {
    await w.database.db
      .updateTable('device')
      .set({ suspendedAt: '2026-11-20T00:00:00.000Z' })
      .where('deviceId', '=', button)
      .execute();
    const { batchId } = await send([row(button, '119')], 'unit');
    const rows = (await (await w.as('unit')).send(deviceCalls.sosBatch, { batchId })).rows;
    expect(rows.map(({ problem }) => problem?.code)).toEqual(['device.life.is.suspended']);
    const foreign = await refusalOf((await w.as('platform')).send(deviceCalls.sosBatch, { batchId }));
    expect(foreign.problems[0]?.code).toBe('device.sos.notFound');
  });

  it('left half sent by a gateway that died are sent by the next one, no row twice [DEV-21]', async () => {
    const { db } = w.database;
    const { batchId } = await send([row(button, '119')]);
    await db
      .updateTable('sosBatchRow')
      .set({ outcome: 'waiting', commandId: null })
      .where('batchId', '=', batchId)
      .execute();
    w.time.advance(30_000);
    await sent();
    const { rows } = await (await w.as('platform')).send(deviceCalls.sosBatch, { batchId });
    // its command waits already: it is not sent again
    expect(rows.map(({ outcome, problem }) => [outcome, problem?.code])).toEqual([
      ['refused', 'device.command.queuedAlready'],
    ]);
    const commands = await db.selectFrom('deviceCommand').select('state').where('deviceId', '=', button).execute();
    expect(commands).toEqual([{ state: 'queued' }]);
  });
});
