import { alarmCalls } from '@fireline/api/alarm';
import { defaultRuleSettings, isNamedOnly } from '@fireline/domain/alarm';
import { beforeEach, expect, it } from 'vitest';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { downlinkDevices, fillDownlink } from '../../fixtures/downlink.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { imeiOf } from '../../fixtures/tenant.ts';

const { button } = downlinkDevices;

await onTestDatabase('an alarm that its device names', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillDownlink(w);
    const [like] = defaultRuleSettings();
    // a rule of SOS that looks at the battery, and closes by itself
    const watching = { measurement: 'batteryRatio', raisesWhen: 'atMost', threshold: 5, recoversAt: 8 };
    const settings = {
      ...like,
      kind: 'sos',
      deviceTypes: ['urgentcall'],
      ...watching,
      autoRecovery: true,
      alarmTimeMinutes: 0,
    };
    const savedAt = '2026-11-20T00:00:00.000Z';
    await w.database.db.transaction().execute(async (tx) => {
      await insertMany(tx, 'alarmRule', [
        { ruleId: 990, rentId: 'R001', partnerId: null, createdBy: '陈工', createdAt: savedAt },
      ]);
      const version = { versionId: 990, ruleId: 990, rentId: 'R001', no: 1, isEnabled: true, savedBy: '陈工' };
      await insertMany(tx, 'alarmRuleVersion', [{ ...version, settings, savedAt, inEffectFrom: savedAt }]);
    });
  });
  const report = async (more: object) => {
    w.time.advance(60_000);
    expect(await w.gateway.ingest('R001', [{ imei: imeiOf(button), ...more }])).toMatchObject({ accepted: 1 });
  };
  const current = async () => {
    const { rows } = await (await w.as('platform')).send(alarmCalls.list, { list: 'current', deviceId: button });
    return rows.filter(({ kind }) => kind === 'sos').map(({ state, recoveredAt }) => [state, recoveredAt]);
  };

  it('stands whatever a reading says under a rule of its kind, until the device says that it is over [ALM-01] [ALM-05]', async () => {
    await report({ kinds: ['sos'] });
    expect(await current()).toEqual([['open', null]]);
    await report({ readings: { batteryRatio: 90 } });
    await report({ readings: { batteryRatio: 91 } });
    expect(await current()).toEqual([['open', null]]);
    await report({ cleared: ['sos'] });
    expect(await current()).toEqual([]);
  });

  it('by the rule that a reading broke it recovers as that says [ALM-05]', async () => {
    await report({ readings: { batteryRatio: 4 } });
    expect(await current()).toHaveLength(1);
    await report({ readings: { batteryRatio: 90 } });
    expect(await current()).toEqual([]);
  });
});

it('kinds with a reading of their own recover by it, however they were reported [ALM-05]', () => {
  expect(isNamedOnly({ kind: 'smoke', ruleVersionId: null })).toBe(false);
  expect(isNamedOnly({ kind: 'fireHost', ruleVersionId: null })).toBe(true);
  expect(isNamedOnly({ kind: 'fireHost', ruleVersionId: 3 })).toBe(false);
});
