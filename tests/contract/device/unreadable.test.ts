import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { ingest, iso } from '../../fixtures/reports.ts';
import { deviceKeyOf, imeiOf } from '../../fixtures/tenant.ts';

await onTestDatabase('reports that cannot be read whole', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
  });
  const deviceId = 4;
  const imei = imeiOf(deviceId);

  it('raise what they say, count as received, and have what was left out named by index and field [ALM-01] [DEV-09]', async () => {
    const cases: [fields: object, leftOut: string[]][] = [
      [{ readings: { smoke: 400, temperature: null } }, ['readings.temperature']],
      [{ at: '1970-01-01T00:00:05Z', kinds: ['sos'] }, ['at']],
      [{ at: iso(-10), kinds: ['manualCall'] }, ['at']],
      [{ kinds: ['removed'], readings: { batteryRatio: 101 } }, ['readings.batteryRatio']],
      [{ kinds: ['intrusion', 7, 'nonsense'], position: null }, ['kinds.1', 'kinds.2', 'position']],
      [{ kinds: 'forcedDoor', firmware: '\u0000', codes: [143] }, ['firmware', 'codes']],
      [{ kinds: Array.from({ length: 40 }, () => 'fireHost'), cleared: {}, sleep: 7 }, ['cleared', 'sleep']],
      [{ kinds: ['gasLeak'], code: 143, deep: JSON.parse('['.repeat(40) + ']'.repeat(40)) }, ['code', 'deep']],
    ];
    const reply = await ingest(w, [7, ...cases.map(([fields]) => ({ imei, ...fields })), null]);
    expect(reply).toMatchObject({ accepted: cases.length, raised: cases.length });
    expect(reply.refused.map(({ index, code }) => [index, code])).toEqual([
      [0, 'form.format'],
      [cases.length + 1, 'form.format'],
    ]);
    const named = cases.flatMap(([, leftOut], at) => leftOut.map((field) => `${at + 1} ${field}`));
    expect(new Set(reply.leftOut.map(({ index, field }) => `${index} ${field}`))).toEqual(new Set(named));
    const platform = await w.as('platform');
    expect((await platform.send(deviceCalls.detail, { deviceId })).lastSeenAt).toBe(iso(0));
    const { rows } = await platform.send(alarmCalls.list, { deviceId, pageSize: 50 });
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'smoke',
        'sos',
        'manualCall',
        'removed',
        'intrusion',
        'forcedDoor',
        'fireHost',
        'gasLeak',
      ]),
    );
  });

  it('are taken however many come in one call, each by its place [DEV-09] [ALM-01]', async () => {
    const rows = Array.from({ length: 2300 }, (): object => ({ imei: imeiOf(1) }));
    rows[2200] = { imei, kinds: ['smoke'], at: null };
    rows[2299] = { imei: '000000000000000' };
    const reply = await ingest(w, rows);
    expect([reply.accepted, reply.raised, reply.refusedCount, reply.leftOutCount]).toEqual([2299, 1, 1, 1]);
    expect(reply.leftOut.map(({ index, field }) => [index, field])).toEqual([[2200, 'at']]);
    expect(reply.refused.map(({ index }) => index)).toEqual([2299]);
  });

  it('have a thousand problems named and the others counted, and hold up nothing that comes meanwhile [DEV-09] [ALM-01]', async () => {
    const rows = Array.from({ length: 3000 }, (): object => ({ imei: '1' }));
    const unknown = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}`, at]));
    for (let at = 0; at < 100; at += 1) rows[at] = { imei: imeiOf(1), ...unknown };
    rows[2999] = { imei, kinds: ['smoke'], at: null };
    const all = w.gateway.ingest('R001', [...rows.slice(0, 100), ...rows]);
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setTimeout(count);
    };
    let timer = setTimeout(count);
    const junk = await w.gateway.ingest('R001', rows.slice(100, 2999));
    clearTimeout(timer);
    expect(turns).toBeGreaterThan(0);
    expect([junk.refused.length, junk.refusedCount, junk.leftOutCount]).toEqual([1000, 2899, 0]);
    const reply = await all;
    expect([reply.accepted, reply.raised, reply.refusedCount, reply.leftOutCount]).toEqual([201, 1, 2899, 4001]);
    expect(reply.refused.length + reply.leftOut.length).toBe(1000);
  });

  it('are read where a program wrote a number that is none, and not where the body is no JSON [DEV-09]', async () => {
    const post = async (body: string) => {
      const headers = { authorization: deviceKeyOf('R001'), 'content-type': 'application/json' };
      return (await w.request('/ingest/readings', { method: 'POST', headers, body })).json();
    };
    const broken = `{"reports":[{"imei":"${imei}","readings":{"smoke":400,"temperature":NaN}}]}`;
    expect(await post(broken)).toMatchObject({ code: '0000', data: { raised: 1 } });
    expect(await post('{"reports":[{]}')).toMatchObject({ code: 'form.parameter' });
  });
});
