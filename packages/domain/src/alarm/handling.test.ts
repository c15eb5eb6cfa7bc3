import { describe, expect, it } from 'vitest';
import { eventsFrom } from '../lib/index.ts';
import {
  type AlarmContext,
  type AlarmEvent,
  type AlarmState,
  alarmMachine,
  alarmSegments,
  alarmStates,
  alarmStep,
  alarmWords,
  blinks,
  clearType,
  closings,
  handlingForm,
  isCurrent,
  isUnacknowledged,
  manualClosings,
  segmentOf,
} from './index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { formWords } from '../lib/index.ts';

const events: AlarmEvent[] = ['acknowledge', 'handle', 'recover'];
const handled: AlarmContext = { closing: 'manual', remark: '' };
const words: Readonly<Record<string, unknown>> = { ...alarmWords, ...formWords };

const reachableFrom = (start: AlarmState): Set<AlarmState> => {
  const seen = new Set([start]);
  for (const state of seen) {
    for (const event of eventsFrom(alarmMachine, state)) seen.add(alarmMachine.states[state][event]?.to ?? state);
  }
  return seen;
};

describe('the alarm machine, walked', () => {
  it('reaches every state from the first [ALM-03]', () => {
    expect(reachableFrom(alarmMachine.initial)).toEqual(new Set(alarmStates));
  });

  it('can always be closed, and nothing leaves what is closed [ALM-03]', () => {
    expect(alarmMachine.finals).toEqual(['closed']);
    for (const state of alarmStates) {
      expect(reachableFrom(state)).toContain('closed');
      expect(eventsFrom(alarmMachine, state).length === 0).toBe(alarmMachine.finals.includes(state));
    }
  });

  it('explains each refusal in words that exist [ALM-03]', () => {
    const contexts: AlarmContext[] = [
      {},
      { closing: 'autoRecovered' },
      { handledBy: '王' },
      { ...handled, remark: 'x'.repeat(257) },
    ];
    for (const state of alarmStates)
      for (const event of events)
        for (const context of contexts) {
          const result = alarmStep(state, event, context);
          if (result.ok) continue;
          for (const { code } of result.problems) expect(words, `${state} ${event}`).toHaveProperty([code]);
        }
  });
});

describe('alarmStep', () => {
  it.each(manualClosings)('lets a person close an alarm as %s, acknowledged or not [ALM-03]', (closing) => {
    expect(alarmStep('open', 'handle', { closing })).toEqual({ ok: true, value: 'closed' });
    expect(alarmStep('acknowledged', 'handle', { closing })).toEqual({ ok: true, value: 'closed' });
  });

  it('lets nobody close an alarm as recovered by itself, nor without a choice [ALM-03]', () => {
    const refusal = { ok: false, problems: [{ code: 'alarm.closingRequired', field: 'closing' }] };
    expect(alarmStep('open', 'handle', { closing: 'autoRecovered' })).toEqual(refusal);
    expect(alarmStep('open', 'handle', {})).toEqual(refusal);
  });

  it('takes a remark of 0 to 256 characters [ALM-03]', () => {
    expect(alarmStep('open', 'handle', { ...handled, remark: '好'.repeat(256) }).ok).toBe(true);
    expect(alarmStep('open', 'handle', { ...handled, remark: '好'.repeat(257) })).toMatchObject({
      problems: [{ code: 'form.tooLong', field: 'remark', args: { 0: 256 } }],
    });
  });

  it("refuses a second handling with the first handler's name [ALM-03]", () => {
    expect(alarmStep('closed', 'handle', { ...handled, handledBy: '王建国' })).toMatchObject({
      problems: [{ code: 'alarm.alreadyHandled', args: { name: '王建国' } }],
    });
    expect(alarmStep('closed', 'handle', handled)).toMatchObject({ problems: [{ code: 'alarm.alreadyRecovered' }] });
    expect(alarmStep('acknowledged', 'acknowledge', { acknowledgedBy: '李敏' })).toMatchObject({
      problems: [{ code: 'alarm.alreadyAcknowledged', args: { name: '李敏' } }],
    });
  });

  it('closes nothing on recovery unless the rule says AUTO [ALM-03] [ALM-05]', () => {
    expect(alarmStep('open', 'recover', { closesByItself: false })).toMatchObject({
      problems: [{ code: 'alarm.staysUntilHandled' }],
    });
    expect(alarmStep('open', 'recover', { closesByItself: true })).toEqual({ ok: true, value: 'closed' });
    expect(alarmStep('acknowledged', 'recover', { closesByItself: true })).toEqual({ ok: true, value: 'closed' });
  });
});

describe('history', () => {
  it('shows AUTO for what recovered by itself and manual for the rest [ALM-01]', () => {
    expect(closings.map((closing) => [closing, clearType(closing)])).toEqual([
      ['manual', 'manual'],
      ['falseAlarm', 'manual'],
      ['repeated', 'manual'],
      ['autoRecovered', 'AUTO'],
      ['reset', 'manual'],
      ['clock', 'AUTO'],
    ]);
  });

  it('holds what is closed, the current list the rest [ALM-01]', () => {
    expect(alarmStates.filter(isCurrent)).toEqual(['open', 'acknowledged']);
  });

  it('blinks while it is critical and nobody has acknowledged it [N23]', () => {
    expect(alarmStates.filter(isUnacknowledged)).toEqual(['open']);
    expect(alarmStates.filter((state) => blinks({ level: 1, state }))).toEqual(['open']);
    expect(alarmStates.filter((state) => blinks({ level: 2, state }))).toEqual([]);
  });
});

describe('segmentOf', () => {
  it('leads to the list that holds the alarm [ALM-11]', () => {
    expect(alarmSegments).toEqual(['current', 'auto', 'close']);
    expect(segmentOf('open', null)).toBe('current');
    expect(segmentOf('acknowledged', null)).toBe('current');
    expect(closings.map((closing) => segmentOf('closed', closing))).toEqual([
      'close',
      'close',
      'close',
      'auto',
      'close',
      'auto',
    ]);
    expect(segmentOf('closed', null)).toBe('close');
  });
});

describe('handlingForm', () => {
  it('asks for one of the closings a person may choose, and takes a remark of up to 256 characters [ALM-03]', () => {
    expect(handlingForm.check({ closing: 'reset' })).toEqual({ ok: true, value: { closing: 'reset', remark: '' } });
    for (const closing of ['', 'autoRecovered', undefined])
      expect(handlingForm.check({ closing, remark: '' })).toEqual({
        ok: false,
        problems: [{ code: 'alarm.closingRequired', field: 'closing' }],
      });
    expect(handlingForm.check({ closing: 'manual', remark: '火'.repeat(256) }).ok).toBe(true);
    expect(handlingForm.check({ closing: 'manual', remark: '火'.repeat(257) })).toMatchObject({
      problems: [{ code: 'form.tooLong', field: 'remark', args: { 0: 256 } }],
    });
    expectTotalForm(handlingForm, { closing: 'manual', remark: '已处理' }, { ...alarmWords, ...formWords });
  });
});
