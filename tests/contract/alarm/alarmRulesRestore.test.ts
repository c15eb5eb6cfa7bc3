import { alarmCalls } from '@fireline/api/alarm';
import { ruleEffectMinutes } from '@fireline/domain/alarm';
import { expect, it } from 'vitest';
import { fillAlarmRules, ownRule } from '../../fixtures/alarmRules.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';

const firstVersion = 901;
const refused = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];

await onTestDatabase('versions of alarm rules', ({ open }) => {
  it('an earlier one is restored as the next, which takes effect a quarter of an hour later [ALM-05]', async () => {
    const w = await open();
    await fillAlarmRules(w);
    const agent = await w.as('agent');
    const { rule: before } = await agent.send(alarmCalls.rule, { ruleId: ownRule });
    expect(before.version.threshold).toBe(80);
    const named = { ruleId: ownRule, revision: before.revision, versionId: firstVersion };
    const { rule, versions } = await agent.send(alarmCalls.restoreRule, named);
    expect(rule).toMatchObject({ state: 'pending', pending: { no: 3, threshold: 90, isEnabled: true } });
    expect(versions.map(({ no, threshold }) => [no, threshold])).toEqual([
      [3, 90],
      [2, 80],
      [1, 90],
    ]);
    const { savedAt = '', inEffectFrom = '' } = rule.pending ?? {};
    expect(Date.parse(inEffectFrom) - Date.parse(savedAt)).toBe(ruleEffectMinutes * 60_000);
    // somebody who looked at it before learns that it has changed; what is so already is no new version
    expect(await refused(agent.send(alarmCalls.restoreRule, named))).toMatchObject({ code: 'alarm.rule.conflict' });
    const again = agent.send(alarmCalls.restoreRule, { ...named, revision: rule.revision });
    expect(await refused(again)).toMatchObject({ code: 'alarm.rule.alreadySo' });
  });

  it('one of another rule, or by somebody who may not change rules, is refused [ALM-05] [ROL-06]', async () => {
    const w = await open();
    await fillAlarmRules(w);
    const platform = await w.as('platform');
    const { rows } = await platform.send(alarmCalls.rules, { kind: ['levelLow'] });
    const other = rows[0];
    const sent = { ruleId: other?.ruleId ?? 0, revision: other?.revision ?? 0, versionId: firstVersion };
    expect(await refused(platform.send(alarmCalls.restoreRule, sent))).toMatchObject({ code: 'alarm.rule.notFound' });
    const unit = await w.as('unit');
    const own = { ruleId: ownRule, revision: 1, versionId: firstVersion };
    expect((await refusalOf(unit.send(alarmCalls.restoreRule, own))).code).toBe('role.noPermission');
  });
});
