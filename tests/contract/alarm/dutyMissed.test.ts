import { alarmCalls } from '@fireline/api/alarm';
import { messageCalls } from '@fireline/api/message';
import { expect, it } from 'vitest';
import { askStations } from '../../../apps/gateway/src/alarm/duty/asking.ts';
import { fillDuty } from '../../fixtures/drillsDuty.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { addAccess, pass, problemOf, recordingCarrier } from '../../fixtures/sendingWorld.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';

const minute = 60_000;
/** Two gateways look at that minute. */
const look = ({ database, failures }: FixtureGateway, minutes: number) => {
  const log = { info: () => {}, warn: () => {}, error: (_message: string, error: unknown) => failures.push(error) };
  const random = { bytes: (count: number) => new Uint8Array(count) };
  const deps = { database, clock: () => fixtureNow + minutes * minute, random, log };
  return Promise.all([askStations(deps, { isStopped: () => false }), askStations(deps, { isStopped: () => false })]);
};
const sentOf = ({ database: { db } }: FixtureGateway, checkId: number) =>
  db
    .selectFrom('sendRecord')
    .select(['channel', 'receiver', 'state', 'reason', 'text'])
    .where('dutyCheckId', '=', checkId)
    .orderBy('recordId')
    .execute();

await onTestDatabase('missed duty checks', ({ open }) => {
  it('send word once to those who answer for the station, and say in the page to whom [N16] [MSG-06]', async () => {
    const w = await open();
    await fillDuty(w);
    await look(w, 1);
    expect(await sentOf(w, 1)).toEqual([]);
    await look(w, 5);
    await look(w, 6);
    const sent = await sentOf(w, 1);
    expect(sent.map(({ channel, receiver, state }) => [channel, receiver, state])).toEqual([
      ['siteLetter', 'unit-R001', 'planned'],
      ['siteLetter', 'agent-R001', 'planned'],
    ]);
    expect(sent[0]?.text).toContain('单位1');
    await pass(w, 11 * minute);
    const unit = await w.as('unit');
    const { rows: letters } = await unit.send(messageCalls.letters, {});
    expect(letters.map(({ about, group }) => [about, group])).toEqual([[{ kind: 'duty', id: 1 }, 'alarm']]);
    const { rows } = await unit.send(alarmCalls.dutyChecks, {});
    const missed = rows.find(({ checkId }) => checkId === 1);
    expect(missed?.messages.map(({ receiver, state }) => [receiver, state])).toEqual([
      ['unit-R001', 'delivered'],
      ['agent-R001', 'delivered'],
    ]);
    expect(rows.find(({ state }) => state === 'present')?.messages).toEqual([]);
    const { rows: records } = await (await w.as('platform')).send(messageCalls.sends, { kind: ['notice'] });
    expect(records.map(({ trigger }) => trigger)).toEqual(['dutyMissed', 'dutyMissed']);
    expect(w.failures).toEqual([]);
  });

  it('keep what was not sent, and why; nothing goes while the trigger is off [N16] [MSG-06]', async () => {
    const w = await open({ carriers: { webhook: recordingCarrier().carrier } });
    await fillDuty(w);
    await addAccess(w);
    await look(w, 5);
    const reasons = (await sentOf(w, 1)).filter(({ channel }) => channel === 'sms').map(({ reason }) => reason);
    expect(reasons).toEqual(['noAddress', 'noAddress']);
    const platform = await w.as('platform');
    const set = { trigger: 'dutyMissed', channels: ['siteLetter'], isEnabled: false, revision: 0 };
    const refused = platform.send(messageCalls.saveSendTrigger, { ...set, receivers: ['placeManager'] });
    expect(await problemOf(refused)).toMatchObject({ code: 'message.trigger.receiver', field: 'receivers' });
    await platform.send(messageCalls.saveSendTrigger, { ...set, receivers: ['unitContacts'] });
    await w.database.db.updateTable('dutyCheck').set({ state: 'asked' }).where('checkId', '=', 2).execute();
    await look(w, 90);
    expect(await sentOf(w, 2)).toEqual([]);
  });

  it('a check that is answered in time sends nothing [N16]', async () => {
    const w = await open();
    await fillDuty(w);
    await (await w.as('unit')).send(alarmCalls.answerDutyCheck, { checkId: 1 });
    await look(w, 30);
    expect(await sentOf(w, 1)).toEqual([]);
  });
});
