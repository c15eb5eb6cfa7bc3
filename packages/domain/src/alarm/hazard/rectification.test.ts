import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { addDays, eventsFrom, formWords } from '../../lib/index.ts';
import {
  type RectificationEvent,
  alarmHazardWords,
  dueIn,
  hazardForm,
  hazardMeasureNames,
  hazardMeasures,
  hazardReportForm,
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
    expect(measuresFor('lowBattery')).toEqual(['replaceBattery']);
    for (const name of hazardMeasureNames)
      for (const kind of hazardMeasures[name].kinds) expect(measuresFor(kind)).toContain(name);
    expect(usualDueDay('2026-11-20', ['clearExit', 'repairWater'])).toBe('2026-12-05');
    expect(usualDueDay('2026-11-20', [])).toBe('2026-11-27');
  });
});
