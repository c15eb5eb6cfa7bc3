import { serviceCalls } from '@fireline/api/service';
import { diagnosesPerMinute } from '@fireline/domain/service';
import { beforeEach, expect, it } from 'vitest';
import { codeOf } from '../../fixtures/accounts.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { fixtureNow, imeiOf } from '../../fixtures/tenant.ts';
import { fillWorkOrders } from '../../fixtures/workOrders.ts';

const hourMs = 3_600_000;

await onTestDatabase('diagnoses', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillWorkOrders(w);
  });
  const resultsOf = (rows: readonly { readonly check: string; readonly result: string }[]) =>
    Object.fromEntries(rows.map(({ check, result }) => [check, result]));
  const store = (set: Readonly<Record<string, unknown>>) =>
    w.database.db.updateTable('device').set(set).where('deviceId', '=', 1).execute();

  it('say what is stored of a device, each row by its value, and keep it as it was [SRV-05]', async () => {
    const seen = new Date(fixtureNow - 2 * hourMs).toISOString();
    await store({ online: false, lastSeenAt: seen, heartbeatS: 3600, signals: 9, batteryRatio: 80, lowPower: false });
    const platform = await w.as('platform');
    const found = await platform.send(serviceCalls.diagnose, { question: 'deviceOffline', imei: imeiOf(1) });
    expect(found.facts.device).toMatchObject({ online: false, signals: 9, lastReportMs: fixtureNow - 2 * hourMs });
    expect(resultsOf(found.rows)).toMatchObject({
      deviceFound: 'pass',
      online: 'fail',
      signal: 'fail',
      battery: 'pass',
    });
    expect([found.worst, found.outcome, found.deviceId]).toEqual(['fail', 'open', 1]);
    await store({ online: true, lastSeenAt: new Date(fixtureNow).toISOString(), signals: 25 });
    const now = await platform.send(serviceCalls.diagnoseAgain, { diagnosisId: found.diagnosisId });
    expect(resultsOf(now.rows)).toMatchObject({ online: 'pass', signal: 'pass' });
    const then = await platform.send(serviceCalls.diagnosis, { diagnosisId: found.diagnosisId });
    expect(then.rows).toEqual(found.rows);
    expect(then.facts).toEqual(found.facts);
    const { rows, total } = await platform.send(serviceCalls.diagnoses, { question: ['deviceOffline'] });
    expect(rows[0]?.placeName).toBe('场所1');
    expect(rows.map(({ diagnosisId }) => diagnosisId)).toEqual([now.diagnosisId, found.diagnosisId, 1]);
    expect(total).toBe(3);
  });

  it('name what is not known, and never pass it [SRV-05]', async () => {
    await store({ lastSeenAt: null, signals: null });
    const platform = await w.as('platform');
    const found = await platform.send(serviceCalls.diagnose, { question: 'lowSignal', imei: imeiOf(1) });
    expect(found.leftOut).toContain('signal');
    expect(found.rows.map(({ check }) => check)).not.toContain('signal');
  });

  it('of a foreign device, of one that is not there and of a foreign account say the same: not found [SRV-05] [ROL-06]', async () => {
    const unit = await w.as('unit');
    const foreign = await unit.send(serviceCalls.diagnose, { question: 'lowBattery', imei: imeiOf(101) });
    const none = await unit.send(serviceCalls.diagnose, { question: 'lowBattery', imei: '860000000000003' });
    for (const { rows, deviceId, facts } of [foreign, none]) {
      expect([rows.length, rows[0]?.check, rows[0]?.result, deviceId]).toEqual([1, 'deviceFound', 'fail', null]);
      expect(facts.device).toBeNull();
    }
    const agent = await unit.send(serviceCalls.diagnose, { question: 'cannotLogIn', userName: 'agent' });
    expect(resultsOf(agent.rows)).toEqual({ accountFound: 'fail' });
    const own = await unit.send(serviceCalls.diagnose, { question: 'cannotLogIn', userName: 'unit' });
    expect(resultsOf(own.rows)).toMatchObject({
      accountFound: 'pass',
      accountEnabled: 'pass',
      accountUnlocked: 'pass',
    });
    // what one asked is nobody else's below the tenant
    const maint = await w.as('maint');
    expect(await codeOf(maint.send(serviceCalls.diagnosis, { diagnosisId: none.diagnosisId }))).toBe(
      'service.diagnosis.notFound',
    );
  });

  it('of a message that does not come ask what the sender asks: receivers, blacklists, access, balance, the last one sent [SRV-05] [ALM-09] [DEV-27]', async () => {
    const platform = await w.as('platform');
    const { db } = w.database;
    const phone = '13900000000';
    const about = { question: 'noSms', imei: imeiOf(1), phone } as const;
    const first = await platform.send(serviceCalls.diagnose, about);
    expect(resultsOf(first.rows)).toMatchObject({ receiver: 'fail', accessThere: 'fail' });
    expect(first.leftOut).toEqual(expect.arrayContaining(['receives', 'accessWorks']));
    await db
      .insertInto('sendAccess')
      .values({ rentId: 'R001', channel: 'sms', carrier: 'sandbox', name: 'a', account: 'a' })
      .execute();
    await db.updateTable('place').set({ manager: '陈经理', phone }).where('placeId', '=', 1).execute();
    await db
      .insertInto('phoneBlock')
      .values({
        rentId: 'R001',
        number: phone,
        digits: phone,
        smsFlag: true,
        voiceFlag: false,
        at: new Date(fixtureNow).toISOString(),
        by: 'x',
      })
      .execute();
    const second = await platform.send(serviceCalls.diagnose, about);
    expect(resultsOf(second.rows)).toMatchObject({
      receiver: 'pass',
      accessThere: 'pass',
      accessWorks: 'pass',
      smsAllowed: 'fail',
      lastMessage: 'pass',
    });
    // the number is answered masked, to its asker as well
    expect(second.phone).not.toBe(phone);
    const again = await platform.send(serviceCalls.diagnoseAgain, { diagnosisId: second.diagnosisId });
    expect(again.rows).toEqual(second.rows);
    expect(w.failures).toEqual([]);
  });

  it('that solved nothing become one order, however often it is said; with level and way of telling [SRV-05] [SRV-01]', async () => {
    const unit = await w.as('unit');
    const { diagnosisId } = await unit.send(serviceCalls.diagnose, { question: 'falseAlarm', imei: imeiOf(1) });
    const said = { diagnosisId, outcome: 'unsolved', reason: '清洁后仍误报' } as const;
    expect(await codeOf(unit.send(serviceCalls.settleDiagnosis, said))).toBe('service.order.levelRequired');
    const whole = { ...said, level: 'high', notificationMethods: ['sms'] } as const;
    const sent = { ...whole, notificationMethods: [...whole.notificationMethods] };
    const made = await Promise.all([
      unit.send(serviceCalls.settleDiagnosis, sent),
      unit.send(serviceCalls.settleDiagnosis, sent),
    ]);
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    const order = await unit.send(serviceCalls.order, { orderId: made[0].orderId ?? 0 });
    expect(order).toMatchObject({ problem: '清洁后仍误报', category: 'falseAlarm', level: 'high', diagnosisId });
    expect(await codeOf(unit.send(serviceCalls.settleDiagnosis, { diagnosisId, outcome: 'solved' }))).toBe(
      'service.diagnosis.settled',
    );
    const platform = await w.as('platform');
    // somebody else's is seen, and not settled
    expect((await platform.send(serviceCalls.diagnosis, { diagnosisId })).isMine).toBe(false);
    expect(await codeOf(platform.send(serviceCalls.settleDiagnosis, sent))).toBe('service.diagnosis.notFound');
  });

  it('are refused beyond twenty a minute [SRV-05]', async () => {
    const unit = await w.as('unit');
    const ask = () => unit.send(serviceCalls.diagnose, { question: 'lowBattery', imei: imeiOf(1) });
    for (let count = 0; count < diagnosesPerMinute; count += 1) await ask();
    expect(await codeOf(ask())).toBe('service.diagnosis.tooMany');
    w.time.advance(61_000);
    await ask();
  });
});
