import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { addDays, eventsFrom, formWords } from '../../lib/index.ts';
import {
  type AlarmKind,
  type RectificationEvent,
  alarmHazardWords,
  dueIn,
  dueReasonProblem,
  hazardChangeForm,
  hazardForm,
  hazardMeasureForm,
  hazardMeasureNames,
  hazardMeasures,
  hazardReportForm,
  isSameCatalogue,
  measureBasisOf,
  measureNameOf,
  measuresFor,
  rectificationMachine,
  rectificationStates,
  rectificationStep,
  usualDueDay,
} from '../index.ts';

const words: Readonly<Record<string, unknown>> = { ...alarmHazardWords, ...formWords };
const events: RectificationEvent[] = ['complete', 'handOver'];

describe('the rectification machine', () => {
  it('reaches every state, and nothing but completion is an end [ALM-13]', () => {
    const seen = new Set([rectificationMachine.initial]);
    for (const state of seen)
      for (const event of eventsFrom(rectificationMachine, state))
        seen.add(rectificationMachine.states[state][event]?.to ?? state);
    expect(seen).toEqual(new Set(rectificationStates));
    for (const state of rectificationStates)
      expect(eventsFrom(rectificationMachine, state).length === 0).toBe(rectificationMachine.finals.includes(state));
  });

  it('moves with a receiver and a remark that fit [ALM-13]', () => {
    expect(rectificationStep('inProgress', 'complete', {})).toEqual({ ok: true, value: 'completed' });
    expect(rectificationStep('inProgress', 'handOver', { receiver: '消防救援站' })).toEqual({
      ok: true,
      value: 'handedOver',
    });
    expect(rectificationStep('handedOver', 'complete', { remark: 'x'.repeat(256) })).toEqual({
      ok: true,
      value: 'completed',
    });
    for (const receiver of [undefined, '  '])
      expect(rectificationStep('inProgress', 'handOver', receiver === undefined ? {} : { receiver })).toEqual({
        ok: false,
        problems: [{ code: 'form.required', field: 'receiver' }],
      });
    expect(rectificationStep('inProgress', 'complete', { remark: 'x'.repeat(257) })).toMatchObject({
      problems: [{ code: 'form.tooLong', field: 'remark' }],
    });
  });

  it('explains each refusal in words that exist [ALM-13]', () => {
    for (const state of rectificationStates)
      for (const event of events) {
        const result = rectificationStep(state, event, {});
        for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
      }
    expect(rectificationStep('completed', 'complete', {})).toEqual({
      ok: false,
      problems: [{ code: 'alarm.rectification.already.completed', args: { name: '-' } }],
    });
  });
});

describe('dueIn', () => {
  it('counts the days remaining or overdue; the due day itself is in time [ALM-13]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        const due = addDays('2026-11-21', days);
        expect(dueIn(due, '2026-11-21')).toEqual({
          due: days > 0 ? 'remaining' : days < 0 ? 'overdue' : 'today',
          days: Math.abs(days),
        });
      }),
    );
    expect(Object.is(dueIn('2026-11-21', '2026-11-21').days, 0)).toBe(true);
  });
});

describe('hazardForm', () => {
  const good = { title: '消火栓被遮挡', level: 3, foundDay: '2026-11-20', dueDay: '2026-11-27', responsible: '物业' };

  it('asks for a due day after the hazard was found, within a year [ALM-13]', () => {
    const isFine = (days: number) => hazardForm.check({ ...good, dueDay: addDays(good.foundDay, days) }).ok;
    expect([-1, 0, 366, 367].map(isFine)).toEqual([false, true, true, false]);
  });

  it('answers whatever comes [ALM-13]', () => {
    expectTotalForm(hazardForm, good, { ...alarmHazardWords, ...formWords });
  });
});

describe('hazardChangeForm', () => {
  it('asks for the reason of another due day, and of no other change [ALM-13]', () => {
    const day = '2026-11-24';
    const problem = { code: 'alarm.hazard.dueReason', field: 'dueReason' };
    expect(dueReasonProblem(day, { dueDay: day })).toBeUndefined();
    for (const dueReason of [undefined, '', '  '])
      expect(dueReasonProblem(day, { dueDay: '2026-11-30', dueReason })).toEqual(problem);
    expect(dueReasonProblem(day, { dueDay: '2026-11-23', dueReason: '材料提前到货' })).toBeUndefined();
    expect(words[problem.code]).toBeDefined();
    const changed = { title: '楼道充电', level: 1, foundDay: day, dueDay: day, responsible: '林经理' };
    const sent = { ...changed, measures: [], photos: [], dueReason: '长'.repeat(257) };
    expect(hazardChangeForm.check(sent)).toMatchObject({ problems: [{ field: 'dueReason' }] });
  });
});

describe('hazardReportForm', () => {
  const good = { title: '消火栓被遮挡', level: 3, foundDay: '2026-11-20', dueDay: '2026-11-27', responsible: '物业' };

  it('asks for the place of a hazard, unless an alarm knows it [ALM-13]', () => {
    expect(hazardReportForm.check(good)).toMatchObject({ problems: [{ code: 'form.required', field: 'placeId' }] });
    for (const from of [{ placeId: 1 }, { alarmId: 1 }])
      expect(hazardReportForm.check({ ...good, ...from })).toMatchObject({ ok: true });
  });
});

describe('the catalogue of measures', () => {
  it('finds what helps against an alarm, and the longest measure decides the due day [ALM-13] [SHL-08]', () => {
    const catalogue = hazardMeasureNames.map((name) => ({ ...hazardMeasures[name], name, isEnabled: true }));
    const namesFor = (kind: AlarmKind) => measuresFor(catalogue, kind).map(({ name }) => name);
    expect(namesFor('lowBattery')).toEqual(['replaceBattery']);
    for (const name of hazardMeasureNames)
      for (const kind of hazardMeasures[name].kinds) expect(namesFor(kind)).toContain(name);
    expect(measuresFor([{ ...catalogue[6], kinds: ['lowBattery'], isEnabled: false }], 'lowBattery')).toEqual([]);
    expect(usualDueDay('2026-11-20', [hazardMeasures.clearExit, hazardMeasures.repairWater])).toBe('2026-12-05');
    expect(usualDueDay('2026-11-20', [])).toBe('2026-11-27');
  });

  it('knows a name of the words in each language, and keeps every other text [ALM-13] [SHL-12]', () => {
    for (const said of ['清洁或校准探测器', '清潔或校準探測器', 'Clean or calibrate detectors'])
      expect(measureNameOf(said)).toEqual({ code: 'cleanDetector', name: '' });
    expect(measureNameOf('清洗')).toEqual({ code: null, name: '清洗' });
    expect(measureBasisOf('《消防法》第二十八條')).toEqual({ basisCode: 'law28', basis: '' });
    expect([measureBasisOf(), measureBasisOf('地方规定').basis]).toEqual([{ basisCode: null, basis: '' }, '地方规定']);
  });

  it('is ordered as a whole: with one missing, strange or twice it is another catalogue [ALM-13]', () => {
    expect(isSameCatalogue([1, 2, 3], [3, 1, 2])).toBe(true);
    for (const sent of [
      [1, 2],
      [1, 2, 4],
      [1, 2, 2],
      [1, 2, 3, 3],
    ])
      expect(isSameCatalogue([1, 2, 3], sent)).toBe(false);
  });

  it('asks for a name and days within a year [ALM-13]', () => {
    const good = { name: '清洗', kinds: ['smoke'], days: 3, basis: '' };
    expect(hazardMeasureForm.check(good)).toMatchObject({ ok: true });
    for (const days of [0, 367]) expect(hazardMeasureForm.check({ ...good, days })).toMatchObject({ ok: false });
    expectTotalForm(hazardMeasureForm, good, { ...alarmHazardWords, ...formWords });
  });
});
