import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { shellCalls } from '@fireline/api/shell';
import { beforeEach, expect, it } from 'vitest';
import { correctTasks, runTasks } from '../../../apps/gateway/src/device/tasks/turns.ts';
import { downlinkDevices, fillDownlink } from '../../fixtures/downlink.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { deviceKeyOf, fixtureNow, imeiOf } from '../../fixtures/tenant.ts';

const hourMs = 3_600_000;
const { kit } = downlinkDevices;

await onTestDatabase('scheduled tasks', ({ open }) => {
  let w: FixtureGateway;
  let nowMs: number;
  beforeEach(async () => {
    w = await open();
    await fillDownlink(w);
    nowMs = fixtureNow;
  });
  // a clock of their own: tasks run months ahead, where sessions have ended
  const errors: unknown[] = [];
  const deps = () => ({
    database: w.database,
    clock: () => nowMs,
    log: { info: () => {}, warn: () => {}, error: (_: string, error: unknown) => errors.push(error) },
  });
  type Sent = Omit<SendOf<typeof deviceCalls.createTask>, 'deviceId' | 'waitMin' | 'name'>;
  const create = async (sent: Sent, deviceId: number = kit) =>
    (await w.as('platform')).send(deviceCalls.createTask, { deviceId, name: '任务', waitMin: 1, ...sent });
  const taskOf = (taskId: number) =>
    w.database.db.selectFrom('deviceTask').selectAll().where('taskId', '=', taskId).executeTakeFirstOrThrow();
  const runsOf = async (taskId: number) => (await (await w.as('platform')).send(deviceCalls.taskRuns, { taskId })).rows;
  const refused = async (promise: Promise<unknown>) => {
    const { code, problems } = await refusalOf(promise);
    return problems[0]?.code ?? code;
  };
  const at = (text: string) => {
    nowMs = Date.parse(text);
  };

  it('run across month ends and the leap day, each once, on whichever of two gateways [DEV-22]', async () => {
    const { taskId, nextRunAt } = await create({ command: 'disarm', repeat: 'monthly', at: '08:00', monthDays: [31] });
    expect(nextRunAt).toBe('2026-11-30T00:00:00.000Z');
    at('2026-11-30T00:00:03Z');
    await Promise.all([runTasks(deps()), runTasks(deps())]);
    expect((await taskOf(taskId)).nextRunAt).toBe('2026-12-31T00:00:00.000Z');
    expect((await runsOf(taskId)).map(({ outcome }) => outcome)).toEqual(['running']);
    at('2028-02-10T00:00:00Z');
    await runTasks(deps());
    expect((await taskOf(taskId)).nextRunAt).toBe('2028-02-29T00:00:00.000Z');
  });

  it('what was missed is noted with its count and not made up for; the next run is made [DEV-22] [ALM-06]', async () => {
    const { taskId } = await create({ command: 'disarm', repeat: 'daily', at: '07:00' });
    at('2026-11-24T23:02:00Z');
    await runTasks(deps());
    const [made, missed] = await runsOf(taskId);
    expect([made?.outcome, made?.plannedAt]).toEqual(['running', '2026-11-24T23:00:00.000Z']);
    expect([missed?.outcome, missed?.missed, missed?.plannedAt]).toEqual(['missed', 3, '2026-11-21T23:00:00.000Z']);
    const { events } = await (await w.as('platform')).send(shellCalls.events, { after: 0 });
    const states = events.filter(({ topic }) => topic === 'task').map(({ data }) => (data as { state: string }).state);
    expect(states).toEqual(expect.arrayContaining(['missed', 'queued']));
    expect(states.filter((state) => state === 'queued')).toHaveLength(1);
  });

  it('a run says what became of its command, and the task waits again [DEV-22]', async () => {
    const { taskId } = await create({ command: 'disarm', repeat: 'once', on: '2026-11-21', at: '20:00' });
    nowMs = fixtureNow + 4 * hourMs;
    w.time.advance(4 * hourMs);
    await runTasks(deps());
    const options = { headers: { authorization: deviceKeyOf('R001') } };
    const { commands } = await w.client().send(deviceCalls.takeCommands, { imeis: [imeiOf(kit)] }, options);
    const mine = commands.find(({ command }) => command === 'disarm');
    const acknowledgements = [{ commandId: mine?.commandId ?? 0, imei: imeiOf(kit), isDone: true }];
    await w.client().send(deviceCalls.acknowledge, { acknowledgements }, options);
    const row = await w.database.db
      .selectFrom('deviceTask')
      .select('state')
      .where('taskId', '=', taskId)
      .executeTakeFirst();
    expect(row?.state).toBe('finished');
    expect((await runsOf(taskId)).map(({ outcome }) => outcome)).toEqual(['succeeded']);
  });

  it('one that fails is noted on its row and stops no other [DEV-22]', async () => {
    const bad = await create({ command: 'disarm', repeat: 'daily', at: '07:00' });
    const good = await create({ command: 'disarm', repeat: 'daily', at: '07:00' });
    const { db } = w.database;
    await db.updateTable('deviceTask').set({ schedule: 'null' }).where('taskId', '=', bad.taskId).execute();
    at('2026-11-21T23:00:01Z');
    await runTasks(deps());
    expect(errors.length).toBeGreaterThan(0);
    expect((await taskOf(bad.taskId)).failure).not.toBe('');
    expect((await taskOf(good.taskId)).nextRunAt).toBe('2026-11-22T23:00:00.000Z');
  });

  it('a next run that a clock ahead has put too far off is brought forward; a clock set back repeats nothing [DEV-22]', async () => {
    const { taskId } = await create({ command: 'disarm', repeat: 'daily', at: '07:00' });
    at('2031-01-01T00:00:00Z');
    await runTasks(deps());
    at('2026-11-21T09:00:00Z');
    await correctTasks(deps());
    expect((await taskOf(taskId)).nextRunAt).toBe('2026-11-21T23:00:00.000Z');
    at('2026-11-21T23:00:01Z');
    await runTasks(deps());
    at('2026-11-21T22:58:00Z');
    await correctTasks(deps());
    expect((await taskOf(taskId)).nextRunAt).toBe('2026-11-22T23:00:00.000Z');
  });

  it('are paused, resumed and ended; of two changes one is told of the other; a running one is left [DEV-22]', async () => {
    const platform = await w.as('platform');
    const { taskId, revision } = await create({ command: 'disarm', repeat: 'daily', at: '07:00' });
    const paused = await platform.send(deviceCalls.stepTask, { taskId, revision, event: 'pause' });
    expect([paused.state, paused.nextRunAt]).toEqual(['paused', null]);
    at('2026-11-25T00:00:00Z');
    await runTasks(deps());
    expect(await runsOf(taskId)).toEqual([]);
    expect(await refused(platform.send(deviceCalls.stepTask, { taskId, revision, event: 'resume' }))).toBe(
      'device.task.conflict',
    );
    const resumed = await platform.send(deviceCalls.stepTask, { taskId, revision: paused.revision, event: 'resume' });
    expect([resumed.state, resumed.nextRunAt]).toEqual(['waiting', '2026-11-21T23:00:00.000Z']);
    at('2026-11-21T23:00:01Z');
    await runTasks(deps());
    const end = { taskId, revision: resumed.revision, event: 'cancel' } as const;
    expect(await refused(platform.send(deviceCalls.stepTask, end))).toBe('device.task.is.running');
  });

  it('of a device that does not know the command, without days, or over before they run, are refused [DEV-22]', async () => {
    expect(await refused(create({ command: 'arm', repeat: 'daily', at: '07:00' }, 1))).toBe(
      'device.command.unsupported',
    );
    expect(await refused(create({ command: 'arm', repeat: 'weekly', at: '07:00' }))).toBe('form.required');
    expect(await refused(create({ command: 'arm', repeat: 'once', on: '2026-11-20', at: '07:00' }))).toBe(
      'device.task.over',
    );
  });

  it('that arm and disarm at one minute are refused with the other task named, months ahead too, also when one is changed or resumed [DEV-22]', async () => {
    const platform = await w.as('platform');
    const named = { deviceId: kit, waitMin: 1 } as const;
    const first = await platform.send(deviceCalls.createTask, {
      ...named,
      name: '月末布防',
      command: 'arm',
      repeat: 'monthly',
      monthDays: [31],
      at: '23:10',
    });
    const february: Sent = { command: 'disarm', repeat: 'monthly', monthDays: [28], at: '23:10' };
    const { problems } = await refusalOf(create(february));
    expect(problems).toEqual([
      { code: 'device.task.collides', field: 'at', args: { name: '月末布防', on: '2027-02-28', at: '23:10' } },
    ]);
    expect(await refused(create({ ...february, repeat: 'once', on: '2027-03-31' }))).toBe('device.task.collides');

    const later = await create({ ...february, at: '23:11' });
    const change = { ...named, ...february, taskId: later.taskId, revision: later.revision, name: '撤防' };
    expect(await refused(platform.send(deviceCalls.changeTask, change))).toBe('device.task.collides');
    const kept = await platform.send(deviceCalls.changeTask, { ...change, at: '23:11' });

    const step = { taskId: first.taskId, revision: first.revision } as const;
    const paused = await platform.send(deviceCalls.stepTask, { ...step, event: 'pause' });
    await platform.send(deviceCalls.changeTask, { ...change, revision: kept.revision });
    const resume = { taskId: first.taskId, revision: paused.revision, event: 'resume' } as const;
    const { problems: again } = await refusalOf(platform.send(deviceCalls.stepTask, resume));
    expect(again[0]).toMatchObject({ code: 'device.task.collides', args: { name: '撤防', on: '2027-02-28' } });
  });

  it('of two that arm and disarm at one minute and are created at once, one is refused [DEV-22]', async () => {
    const results = await Promise.allSettled(
      (['arm', 'disarm'] as const).map((command) => create({ command, repeat: 'daily', at: '06:00' })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
