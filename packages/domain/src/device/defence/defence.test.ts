import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import {
  defenceZoneForm,
  deviceDefenceWords,
  needsALook,
  switchKinds,
  switchState,
  switchStates,
  zoneState,
} from './index.ts';

describe('a defence zone', () => {
  it('is offline before it is in alarm, and normal otherwise [DEV-15]', () => {
    expect(zoneState({ isOnline: false, isInAlarm: true })).toBe('offline');
    expect(zoneState({ isOnline: true, isInAlarm: true })).toBe('alarm');
    expect(zoneState({ isOnline: true, isInAlarm: false })).toBe('normal');
  });

  it('has a number, a name, an arm status and, if known, its location and voltage [DEV-15]', () => {
    const good = { number: 1, name: '西门', armStatus: 'armed', location: '1 楼', voltage: '12.5' };
    expect(defenceZoneForm.check({ ...good, location: '', voltage: null })).toEqual({
      ok: true,
      value: { number: 1, name: '西门', armStatus: 'armed' },
    });
    expect(defenceZoneForm.check({ number: 100, name: '', armStatus: 'half', voltage: 501 })).toMatchObject({
      problems: [
        { code: 'form.range', field: 'number', args: { 0: 1, 1: 99 } },
        { code: 'form.required', field: 'name' },
        { code: 'form.choice', field: 'armStatus' },
        { code: 'form.range', field: 'voltage' },
      ],
    });
    expectTotalForm(defenceZoneForm, good, { ...formWords, ...deviceDefenceWords });
  });
});

describe('a switch', () => {
  it.each([
    ['door', 1, 'open'],
    ['door', '0', 'closed'],
    ['manhole', true, 'open'],
    ['manhole', false, 'closed'],
    ['pointRelay', '1', 'closed'],
    ['pointRelay', 0, 'open'],
  ] as const)('%s with %j on the wire is %s [DEV-17]', (kind, raw, state) => {
    expect(switchState(kind, raw)).toBe(state);
  });

  it('is read by the name of its state too, and from nothing else [DEV-17]', () => {
    for (const kind of switchKinds) {
      for (const state of switchStates) expect(switchState(kind, state)).toBe(state);
      fc.assert(
        fc.property(fc.anything(), (raw) => {
          const state = switchState(kind, raw);
          return state === undefined || [1, 0, '1', '0', true, false, 'open', 'closed'].includes(raw as string);
        }),
      );
    }
  });

  it('asks for somebody to look when a door or a manhole is open; a relay never does [DEV-17]', () => {
    const found = switchKinds.flatMap((kind) =>
      switchStates.filter((state) => needsALook(kind, state)).map((state) => [kind, state]),
    );
    expect(found).toEqual([
      ['door', 'open'],
      ['manhole', 'open'],
    ]);
  });
});
