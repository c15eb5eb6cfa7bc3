import { inspectionCalls } from '@fireline/api/inspection';
import { messageCalls } from '@fireline/api/message';
import { serviceCalls } from '@fireline/api/service';
import {
  messageGroups,
  type PulledTrigger,
  pulledTriggers,
  receiversFor,
  triggerOfAlarm,
  triggers,
} from '@fireline/domain/message';
import { type AlarmKind, alarmKinds } from '@fireline/domain/alarm';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { askStations } from '../../../apps/gateway/src/alarm/duty/asking.ts';
import { remindOfHazards } from '../../../apps/gateway/src/alarm/hazards/reminders.ts';
import { remindInspections } from '../../../apps/gateway/src/inspection/tasks/reminders.ts';
import { remindOfEnds } from '../../../apps/gateway/src/device/expiry/reminders.ts';
import { planNotices } from '../../../apps/gateway/src/message/sending/planner.ts';
import { fillDuty } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fillHazards } from '../../fixtures/hazards.ts';
import { bindAccount, fillInspectionTasks } from '../../fixtures/inspectionTasks.ts';
import { fillWorkOrders, orderAgents } from '../../fixtures/workOrders.ts';
import { minute } from '../../fixtures/sendingWorld.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const depsAt = ({ database, log }: FixtureGateway, at: number) => ({
  database,
  log,
  clock: () => at,
  random: { bytes: (count: number) => new Uint8Array(count) },
});

/** Each trigger sends a template that holds every placeholder of its group. */
async function useAll(w: FixtureGateway): Promise<void> {
  const platform = await w.as('platform');
  const ids = new Map<string, number>();
  for (const trigger of pulledTriggers) {
    const { group } = triggers[trigger];
    if (!ids.has(group)) {
      const content = messageGroups[group].map((name) => `${name}={${name}}`).join(';');
      const sent = { name: group, type: 'siteLetter', group, content };
      ids.set(group, (await platform.send(messageCalls.createTemplate, sent)).templateId);
    }
    await platform.send(messageCalls.saveSendTrigger, {
      trigger,
      channels: ['siteLetter'],
      receivers: [...receiversFor(trigger)],
      textTemplateId: ids.get(group),
      isEnabled: true,
      revision: 0,
    });
  }
}

/** What of an alarm pulls a trigger each. */
const ofAlarm = [
  ['raised', 'smoke'],
  ['raised', 'powerFault'],
  ['raised', 'offline'],
  ['raised', 'lowBattery'],
  ['standing', 'smoke'],
  ['recovered', 'smoke'],
  ['handled', 'smoke'],
] as const satisfies readonly (readonly [string, AlarmKind])[];

await onTestDatabase('placeholders', ({ open }) => {
  it('of every trigger have a value: a template that holds them all is sent [MSG-03] [MSG-06]', async () => {
    const w = await open();
    const { db } = w.database;
    await fillHazards(w);
    await fillDuty(w);
    await useAll(w);
    for (const [moment, kind] of ofAlarm) {
      const { category } = alarmKinds[kind];
      const state = moment === 'handled' ? 'closed' : 'open';
      await db.updateTable('alarm').set({ kind, category, state }).where('alarmId', '=', 1).execute();
      expect(triggerOfAlarm(moment, { kind, category })).toBeDefined();
      await db.insertInto('sendNotice').values({ rentId: 'R001', alarmId: 1, moment }).execute();
      await planNotices(depsAt(w, fixtureNow));
      // what the alarm pulls next is another message
      await db
        .updateTable('sendRecord')
        .set({ key: sql`${moment} || ${kind} || key` })
        .execute();
    }
    await askStations(depsAt(w, fixtureNow + 5 * minute), { isStopped: () => false });
    await db.updateTable('hazard').set({ dueOn: '2026-11-22' }).where('hazardId', '=', 2).execute();
    await remindOfHazards(depsAt(w, fixtureNow));
    await db.updateTable('device').set({ expiresOn: '2026-11-22' }).where('deviceId', '=', 1).execute();
    await remindOfEnds(depsAt(w, fixtureNow));
    await fillWorkOrders(w);
    const given = { orderId: 1, agentId: orderAgents.platform, revision: 1 };
    await (await w.as('platform')).send(serviceCalls.dispatchOrder, given);
    await fillInspectionTasks(w);
    await bindAccount(w, 21, 'unit');
    const failed = { outcome: 'fail', description: '压力不足', inspectorId: 21 } as const;
    const found = { ...failed, key: 'phone-aaaaaaaa', taskId: 1, pointId: 1, itemId: 1, atMs: fixtureNow - minute };
    await (await w.as('unit')).send(inspectionCalls.sync, { sentAtMs: fixtureNow, rows: [found] });
    // task 1 runs, task 3 is overdue
    await remindInspections(depsAt(w, fixtureNow), { isStopped: () => false });
    const sent = await db
      .selectFrom('sendRecord')
      .select(['trigger', 'reason', 'text'])
      .where('trigger', 'is not', null)
      .where('rentId', '=', 'R001')
      .execute();
    expect(sent.filter(({ reason }) => reason === 'noTemplate')).toEqual([]);
    const texts = new Map(sent.map(({ trigger, text }) => [trigger, text]));
    expect(new Set(texts.keys())).toEqual(new Set(pulledTriggers));
    const filled = (trigger: PulledTrigger) =>
      Object.fromEntries(new URLSearchParams(texts.get(trigger)?.replaceAll(';', '&')));
    for (const trigger of pulledTriggers)
      expect(Object.keys(filled(trigger))).toEqual([...messageGroups[triggers[trigger].group]]);
    expect(filled('dutyMissed')).toMatchObject({ unit: '单位1', place: '单位1', kind: '查岗未应答', device: '' });
    expect(w.failures).toEqual([]);
  });
});
