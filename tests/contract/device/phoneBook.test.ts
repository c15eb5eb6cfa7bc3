import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { beforeEach, expect, it, vi } from 'vitest';
import { timeOutCommands } from '../../../apps/gateway/src/device/downlink/timeouts.ts';
import { downlinkDevices, fillDownlink } from '../../fixtures/downlink.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

const { button, kit } = downlinkDevices;
const daughter = { name: '女儿', number: '13800138000', isSos: true };
const neighbour = { name: '邻居', number: '+852 2735 3355', isSos: false };
type Answer = Omit<SendOf<typeof deviceCalls.acknowledge>['acknowledgements'][number], 'commandId' | 'imei'>;

await onTestDatabase('phone books of devices', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillDownlink(w);
  });
  const key = { headers: { authorization: deviceKeyOf('R001') } };
  const book = async (deviceId: number = button) => (await w.as('platform')).send(deviceCalls.phoneBook, { deviceId });
  const set = async (
    sent: Partial<SendOf<typeof deviceCalls.setPhoneBook>> = {},
    as: 'platform' | 'unit' = 'platform',
  ) =>
    (await w.as(as)).send(deviceCalls.setPhoneBook, {
      deviceId: button,
      revision: 0,
      waitMin: 2,
      entries: [daughter, neighbour],
      ...sent,
    });
  const take = async () => (await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(button)] }, key)).commands;
  const answer = (commandId: number, said: Answer) =>
    w.client().send(deviceCalls.acknowledge, { acknowledgements: [{ commandId, imei: imeiOf(button), ...said }] }, key);
  const problems = async (promise: Promise<unknown>) =>
    (await refusalOf(promise)).problems.map(({ code, field, args }) => ({ code, field, args }));

  it('is sent by command, waits, and is what the device confirms [DEV-13] [DEV-21] [DEV-24]', async () => {
    expect(await book()).toMatchObject({ entries: [], confirmedAt: null, last: null, revision: 0 });
    const { commandId, state } = await set();
    expect(state).toBe('queued');
    expect(await book()).toMatchObject({ entries: [], last: { commandId, state: 'queued' }, revision: commandId });
    const args = { names: ['女儿', '邻居'], numbers: ['13800138000', '+852 2735 3355'], sos: ['13800138000'] };
    expect(await take()).toMatchObject([{ commandId, command: 'phoneBook', args }]);
    expect((await book()).last?.state).toBe('sent');
    await answer(commandId, { isDone: true });
    const now = new Date(w.time.clock()).toISOString();
    expect(await book()).toMatchObject({ entries: [daughter, neighbour], confirmedAt: now, refused: [] });
  });

  it('that is not answered in time leaves what the device had, and says so [DEV-21] [DEV-24]', async () => {
    const { commandId } = await set();
    await take();
    w.time.advance(2 * 60_000);
    const log = { info: () => {}, warn: () => {}, error: (_: string, error: unknown) => w.failures.push(error) };
    await timeOutCommands({ database: w.database, clock: w.time.clock, log });
    expect(await book()).toMatchObject({ entries: [], confirmedAt: null, last: { commandId, state: 'timedOut' } });
  });

  it('lacks the numbers that the device refused, each with its reason [DEV-21]', async () => {
    const { commandId } = await set();
    await take();
    const reason = '不支持国际号码';
    await answer(commandId, { isDone: true, phoneBook: { refused: [{ number: neighbour.number, reason }] } });
    expect(await book()).toMatchObject({
      entries: [daughter],
      refused: [{ number: neighbour.number, name: '邻居', reason }],
    });
  });

  it('is read back from the device, whatever was sent [DEV-21] [DEV-24]', async () => {
    const { commandId } = await (
      await w.as('platform')
    ).send(deviceCalls.readPhoneBook, { deviceId: button, waitMin: 1 });
    expect(await take()).toMatchObject([{ commandId, command: 'readPhoneBook' }]);
    const entries = [{ name: '', number: '119', isSos: true }];
    await answer(commandId, { isDone: true, phoneBook: { entries } });
    expect(await book()).toMatchObject({ entries, revision: 0 });
  });

  it('takes SOS numbers that came with a batch before its own [DEV-21]', async () => {
    const first = await set();
    await take();
    await answer(first.commandId, { isDone: true });
    await (
      await w.as('platform')
    ).send(deviceCalls.sendSosBatch, { rows: [{ imei: imeiOf(button), numbers: ['119'] }] });
    const queued = async () => expect((await book()).last?.command).toBe('sosNumbers');
    await vi.waitFor(queued);
    const [sos] = await take();
    await answer(sos?.commandId ?? 0, { isDone: true });
    expect((await book()).entries).toEqual([
      { name: '', number: '119', isSos: true },
      { ...daughter, isSos: false },
      neighbour,
    ]);
  });

  it('of two people who change it the second learns who was first [DEV-21]', async () => {
    const { commandId, createdBy } = await set();
    await take();
    await answer(commandId, { isDone: true });
    expect(await problems(set({ entries: [neighbour] }, 'unit'))).toEqual([
      { code: 'device.phoneBook.conflict', field: undefined, args: { name: createdBy } },
    ]);
    expect((await set({ revision: commandId, entries: [neighbour] }, 'unit')).state).toBe('queued');
  });

  it('names what is wrong at its entry, and is nothing for devices that do not call [DEV-21]', async () => {
    expect(await problems(set({ entries: [daughter, { name: '', number: 'x', isSos: true }] }))).toMatchObject([
      { code: 'form.required', field: 'entries.1.name' },
      { code: 'device.number.format', field: 'entries.1.number' },
    ]);
    const many = Array.from({ length: 6 }, (_, at) => ({ ...daughter, number: `1380013800${at}` }));
    expect(await problems(set({ entries: many }))).toMatchObject([
      { code: 'device.phoneBook.tooManySos', field: 'entries', args: { 0: 5 } },
    ]);
    expect(await problems(set({ deviceId: kit }))).toMatchObject([{ code: 'device.command.unsupported' }]);
    expect(await take()).toEqual([]);
  });

  it('stays behind when the device goes to another holder, and the device forgets it [DEV-21] [ROL-06]', async () => {
    const { commandId } = await set();
    await take();
    await answer(commandId, { isDone: true });
    const platform = await w.as('platform');
    w.time.advance(60_000);
    await platform.send(deviceCalls.bind, { deviceIds: [button], except: [], placeId: 2 });
    expect(await book()).toMatchObject({ entries: [], confirmedAt: null, last: { command: 'phoneBook' } });
    expect((await take()).map(({ args }) => args)).toEqual([{ names: [], numbers: [], sos: [] }]);
  });
});
