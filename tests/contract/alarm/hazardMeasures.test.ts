import { alarmCalls, type HazardMeasure } from '@fireline/api/alarm';
import type { Client } from '@fireline/api/lib';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';
import { fillHazards, removedMeasure } from '../../fixtures/hazards.ts';

const sent = { title: '烟感反复误报', level: 3, foundDay: '2026-11-20', dueDay: '2026-11-27', responsible: '林经理' };
const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const catalogueOf = async (client: Client): Promise<readonly HazardMeasure[]> =>
  (await client.send(alarmCalls.hazardMeasures, {})).measures;
const idsOf = async (client: Client) => (await catalogueOf(client)).map(({ measureId }) => measureId);

await onTestDatabase('the catalogue of measures', ({ open }) => {
  it('is changed, and hazards keep the text that they were given [ALM-13] [SHL-12]', async () => {
    const w = await open();
    await fillHazards(w);
    const platform = await w.as('platform');
    const change = { measureId: 4, revision: 1, name: '清洗探测腔', kinds: ['smoke' as const], days: 9 };
    const changed = await platform.send(alarmCalls.changeHazardMeasure, change);
    expect(changed).toMatchObject({ code: null, name: '清洗探测腔', basis: '', days: 9, revision: 2, used: 1 });
    const { hazard } = await platform.send(alarmCalls.hazard, { hazardId: 1 });
    expect(hazard.measures).toEqual([{ measureId: 4, code: 'cleanDetector', name: '' }]);
    // saved again it keeps its text, and a new one is given the new text
    const dueReason = '等待配件到货';
    const saved = { ...sent, dueReason, hazardId: 1, revision: hazard.revision, measures: [4, 1] };
    expect((await platform.send(alarmCalls.changeHazard, saved)).hazard.measures).toEqual([
      { measureId: 4, code: 'cleanDetector', name: '' },
      { measureId: 1, code: 'clearExit', name: '' },
    ]);
    const made = await platform.send(alarmCalls.createHazard, { ...sent, placeId: 1, measures: [4] });
    expect(made.hazard.measures).toEqual([{ measureId: 4, code: null, name: '清洗探测腔' }]);
    // a name of the words stays one, in whichever language it came
    const back = await platform.send(alarmCalls.changeHazardMeasure, {
      ...change,
      revision: 2,
      name: 'Clean or calibrate detectors',
      basis: '《消防法》第十六條',
    });
    expect(back).toMatchObject({ code: 'cleanDetector', name: '', basisCode: 'law16', basis: '' });
  });

  it('offers what is enabled, in its order; what is removed comes back where it stood [ALM-13]', async () => {
    const w = await open();
    await fillHazards(w);
    const platform = await w.as('platform');
    expect(await idsOf(platform)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]);
    const restored = await platform.send(alarmCalls.restoreHazardMeasure, { measureId: removedMeasure, revision: 2 });
    expect(await idsOf(platform)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await platform.send(alarmCalls.removeHazardMeasure, { measureId: 6, revision: restored.revision });
    const off = await platform.send(alarmCalls.switchHazardMeasure, { measureId: 2, revision: 1, isEnabled: false });
    expect(off.isEnabled).toBe(false);
    for (const measureId of [2, 6, 13])
      expect(
        await problemOf(platform.send(alarmCalls.createHazard, { ...sent, placeId: 1, measures: [measureId] })),
      ).toMatchObject({ code: 'alarm.measure.gone', field: 'measures' });
    const added = await platform.send(alarmCalls.createHazardMeasure, { name: '委托检测', kinds: [], days: 10 });
    const order = [added.measureId, 12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1];
    const { measures } = await platform.send(alarmCalls.orderHazardMeasures, { measureIds: order });
    expect(measures.map(({ measureId }) => measureId)).toEqual(order);
    expect(await idsOf(await w.as('unit'))).toEqual(order);
    expect((await catalogueOf(await w.as('platform', 'R002'))).map(({ code }) => code)).toContain('moveDetector');
  });

  it('counts the hazards of the caller that use a measure, as their list does [ALM-13] [ROL-06]', async () => {
    const w = await open();
    await fillHazards(w);
    for (const [client, used] of [
      [await w.as('platform'), 4],
      [await w.as('unit'), 3],
    ] as const) {
      expect((await catalogueOf(client))[0]).toMatchObject({ measureId: 1, used });
      expect((await client.send(alarmCalls.hazards, { measure: 1 })).total).toBe(used);
    }
  });

  it('is for the platform to change; of two at once the second learns who did what [ALM-13] [ROL-07]', async () => {
    const w = await open();
    await fillHazards(w);
    const platform = await w.as('platform');
    const unit = await w.as('unit');
    expect((await refusalOf(unit.send(alarmCalls.removeHazardMeasure, { measureId: 1, revision: 1 }))).status).toBe(
      403,
    );
    const deeds = await Promise.allSettled(
      [2, 3].map((days) =>
        platform.send(alarmCalls.changeHazardMeasure, { measureId: 1, revision: 1, name: '清通道', kinds: [], days }),
      ),
    );
    expect(deeds.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [first] = await catalogueOf(platform);
    const late = platform.send(alarmCalls.switchHazardMeasure, { measureId: 1, revision: 1, isEnabled: false });
    expect(await problemOf(late)).toMatchObject({
      code: 'alarm.measure.conflict',
      args: { name: first?.changedBy },
    });
    const added = { name: '清通道', kinds: [], days: 3 };
    expect(await problemOf(platform.send(alarmCalls.createHazardMeasure, added))).toMatchObject({
      code: 'alarm.measure.taken',
      field: 'name',
    });
    // somebody removed one meanwhile
    const measureIds = await idsOf(platform);
    await platform.send(alarmCalls.removeHazardMeasure, { measureId: 12, revision: 1 });
    expect((await problemOf(platform.send(alarmCalls.orderHazardMeasures, { measureIds })))?.code).toBe(
      'alarm.measure.order',
    );
    for (const [field, wrong] of [
      ['days', { days: 367 }],
      ['days', { days: 0 }],
      ['name', { name: ' ' }],
    ] as const)
      expect(
        (await problemOf(platform.send(alarmCalls.createHazardMeasure, { ...added, name: '新', ...wrong })))?.field,
      ).toBe(field);
  });
});
