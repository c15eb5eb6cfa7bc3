import { inspectionCalls } from '@fireline/api/inspection';
import type { SendOf } from '@fireline/api/lib';
import { messageCalls } from '@fireline/api/message';
import { hourMs } from '@fireline/domain/lib';
import { beforeEach, expect, it } from 'vitest';
import { remindInspections } from '../../../apps/gateway/src/inspection/tasks/reminders.ts';
import { ClockWatch } from '../../../apps/gateway/src/lib/clockWatch.ts';
import { claim } from '../../../apps/gateway/src/message/sending/claiming.ts';
import { units } from '../../../apps/gateway/src/tariff/units/units.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { bindAccount, fillInspectionTasks } from '../../fixtures/inspectionTasks.ts';
import { addAccess, pass, recordingCarrier } from '../../fixtures/sendingWorld.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const c = inspectionCalls;
type Row = SendOf<typeof c.sync>['rows'][number];
const row = (key: string, taskId: number, pointId: number, itemId: number, changed: Partial<Row> = {}): Row => ({
  key: `phone-${key}`,
  taskId,
  pointId,
  itemId,
  outcome: 'pass',
  description: '',
  images: [],
  atMs: fixtureNow - hourMs,
  inspectorId: 21,
  ...changed,
});
const failed = { outcome: 'fail', description: '压力不足' } as const;

/** Two gateways at once, at that moment of the mainland. @returns of how many tasks one of them reminded */
const run = async (w: FixtureGateway, at: string): Promise<number> => {
  const deps = { database: w.database, clock: () => Date.parse(`${at}+08:00`), log: w.log };
  const pace = { isStopped: () => false };
  const counts = await Promise.all([remindInspections(deps, pace), remindInspections(deps, pace)]);
  return counts[0] + counts[1];
};
const sentOf = ({ database: { db } }: FixtureGateway, taskId: number) =>
  db
    .selectFrom('sendRecord')
    .select(['trigger', 'channel', 'receiver', 'state', 'reason', 'text', 'key'])
    .where('inspectionTaskId', '=', taskId)
    .orderBy('recordId')
    .execute();

await onTestDatabase('reminders of patrols', ({ open }) => {
  let w: FixtureGateway;
  const opened = async (more: Parameters<typeof open>[0] = {}): Promise<void> => {
    w = await open(more);
    await fillInspectionTasks(w);
    await bindAccount(w, 21, 'agent');
  };
  beforeEach(() => opened());
  /** Tasks that are not of the test are not there. */
  const only = (...taskIds: readonly number[]) =>
    w.database.db
      .deleteFrom('inspectionTask')
      .where('taskId', 'not in', [...taskIds])
      .execute();
  const lettersOf = async (taskId: number) =>
    (await sentOf(w, taskId))
      .filter(({ channel }) => channel === 'siteLetter')
      .map(({ trigger, receiver }) => [trigger, receiver]);

  it('go to the inspector when a task begins and two hours before its end, and the morning after to the contacts of its unit as well, each once [INS-05] [MSG-06]', async () => {
    await only(1);
    const reminded: string[] = [];
    for (const at of [
      '2026-11-20T23:00:00',
      '2026-11-21T07:50:00',
      '2026-11-21T08:00:00',
      '2026-11-21T12:00:00',
      '2026-11-21T21:50:00',
      '2026-11-21T22:00:00',
      '2026-11-21T22:10:00',
      '2026-11-22T07:50:00',
      '2026-11-22T08:00:00',
      '2026-11-23T08:00:00',
    ])
      if ((await run(w, at)) > 0) reminded.push(at);
    expect(reminded).toEqual(['2026-11-21T08:00:00', '2026-11-21T22:00:00', '2026-11-22T08:00:00']);
    expect(await lettersOf(1)).toEqual([
      ['inspectionDue', '王芳'],
      ['inspectionDue', '王芳'],
      ['inspectionOverdue', '王芳'],
      ['inspectionOverdue', 'unit-R001'],
    ]);
    const sent = await sentOf(w, 1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
    expect(sent[0]?.text).toBe('单位1的巡检任务“一号线”须于2026-11-21当天结束前完成，还有2个巡检点未检。');
    expect(sent.at(-1)?.text).toContain('已逾期1天');
    await pass(w, 600_000);
    const { rows } = await (await w.as('agent')).send(messageCalls.letters, {});
    expect(rows[0]).toMatchObject({ about: { kind: 'inspectionTask', id: 1 }, group: 'inspection' });
    expect(w.failures).toEqual([]);
  });

  it('are of no task that is complete, taken back, has not begun, or is overdue for long [INS-05] [MSG-06]', async () => {
    const { db } = w.database;
    await db
      .updateTable('inspectionTask')
      .set({ withdrawnAt: '2026-11-21T00:00:00Z' })
      .where('taskId', '=', 4)
      .execute();
    const unit = await w.as('unit');
    const rows = [row('aaaaaaaa', 1, 1, 1), row('iiiiiiii', 1, 1, 3), row('jjjjjjjj', 1, 2, 1)];
    await unit.send(c.sync, { sentAtMs: fixtureNow, rows });
    await db.updateTable('inspectionTask').set({ isMadeLate: true }).where('taskId', 'in', [5, 101]).execute();
    expect(await run(w, '2026-11-21T22:00:00')).toBe(1);
    expect(await lettersOf(3)).toEqual([
      ['inspectionOverdue', '王芳'],
      ['inspectionOverdue', 'unit-R001'],
    ]);
    await db.updateTable('inspectionTask').set({ reminded: null }).where('taskId', '=', 3).execute();
    expect(await run(w, '2026-11-24T08:00:00')).toBe(0);
    expect((await sentOf(w, 1)).length + (await sentOf(w, 2)).length + (await sentOf(w, 4)).length).toBe(0);
  });

  it('go as well to another inspector to whom a task is given, and to nobody while they are switched off [INS-05] [MSG-06]', async () => {
    await only(1);
    await bindAccount(w, 22, 'maint');
    expect(await run(w, '2026-11-21T09:00:00')).toBe(1);
    const platform = await w.as('platform');
    await platform.send(c.reassignTasks, { taskIds: [1], inspectorId: 22 });
    expect(await run(w, '2026-11-21T09:10:00')).toBe(1);
    expect(await run(w, '2026-11-21T09:20:00')).toBe(0);
    expect(await lettersOf(1)).toEqual([
      ['inspectionDue', '王芳'],
      ['inspectionDue', '李敏'],
    ]);
    const set = { trigger: 'inspectionDue', channels: ['siteLetter'], receivers: ['inspector'] };
    await platform.send(messageCalls.saveSendTrigger, { ...set, isEnabled: false, revision: 0 });
    await run(w, '2026-11-21T22:00:00');
    expect(await lettersOf(1)).toHaveLength(2);
    // who has nothing to do with a patrol cannot be chosen
    const refused = await refusalOf(
      platform.send(messageCalls.saveSendTrigger, { ...set, receivers: ['responsible'], isEnabled: true, revision: 1 }),
    );
    expect(refused.problems.map(({ field }) => field)).toContain('receivers');
  });

  it('that wait are not sent once the task is complete, and hold no alarm back [INS-05] [MSG-06] [ALM-09]', async () => {
    await opened({ carriers: { webhook: recordingCarrier().carrier } });
    await only(1, 4);
    const accessId = await addAccess(w);
    await w.gateway.idle();
    const platform = await w.as('platform');
    const content = '{unit}的巡检任务“{name}”';
    const sms = { name: '巡检', type: 'sms', group: 'inspection', content } as const;
    const { templateId } = await platform.send(messageCalls.createTemplate, sms);
    const set = { trigger: 'inspectionDue', channels: ['sms'], receivers: ['inspector'], smsTemplateId: templateId };
    await platform.send(messageCalls.saveSendTrigger, { ...set, isEnabled: true, revision: 0 });
    expect(await run(w, '2026-11-21T22:00:00')).toBe(2);
    const { db } = w.database;
    await db
      .updateTable('inspectionTask')
      .set({ completedAt: '2026-11-21T14:00:00Z' })
      .where('taskId', '=', 1)
      .execute();
    const at = '2026-11-21T14:00:00.500Z';
    const alarm = {
      rentId: 'R001',
      orgPath: '/',
      at,
      nextAt: at,
      kind: 'alarm',
      channel: 'sms',
      state: 'planned',
    } as const;
    await db
      .insertInto('sendRecord')
      .values({
        ...alarm,
        trigger: 'alarmRaised',
        accessId,
        text: '',
        key: 'alarm',
        address: '13900139000',
        digits: '13900139000',
      })
      .execute();
    const deps = {
      database: w.database,
      clock: () => Date.parse('2026-11-21T14:00:01Z'),
      clocks: new ClockWatch(w.log),
      log: w.log,
      units,
    };
    const found = await claim(deps, { accessId, rentId: 'R001' }, 10);
    expect(found?.claimed.map(({ trigger, inspectionTaskId }) => [trigger, inspectionTaskId])).toEqual([
      ['alarmRaised', null],
      ['inspectionDue', 4],
    ]);
    expect((await sentOf(w, 1)).map(({ state, reason }) => [state, reason])).toEqual([['notSent', 'over']]);
  });

  it('of a failed item go once to who is responsible at its place, whatever becomes of it, and lead to its task [INS-05] [MSG-06] [MSG-04]', async () => {
    const { db } = w.database;
    await db.updateTable('place').set({ manager: 'unit-R001' }).execute();
    const unit = await w.as('unit');
    const rows = [
      row('aaaaaaaa', 1, 1, 1, failed),
      row('bbbbbbbb', 1, 1, 1, { ...failed, inspectorId: 22 }),
      row('cccccccc', 4, 1, 3, failed),
    ];
    for (let time = 0; time < 2; time += 1) await unit.send(c.sync, { sentAtMs: fixtureNow, rows });
    for (const [taskId, name] of [
      [1, '大堂灭火器 · 压力'],
      [4, '大堂灭火器 · 喷管'],
    ] as const) {
      const sent = (await sentOf(w, taskId)).filter(({ receiver }) => receiver === 'unit-R001');
      expect(sent.map(({ trigger, channel }) => [trigger, channel])).toEqual([['inspectionFailed', 'siteLetter']]);
      expect(sent[0]?.text).toContain(name);
    }
    await pass(w, 600_000);
    const { rows: letters } = await unit.send(messageCalls.letters, {});
    expect(letters.map(({ about }) => about)).toEqual(
      expect.arrayContaining([
        { kind: 'inspectionTask', id: 1 },
        { kind: 'inspectionTask', id: 4 },
      ]),
    );
    expect(w.failures).toEqual([]);
  });
});
