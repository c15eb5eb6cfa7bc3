import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import {
  type AlarmLevel,
  type SoundEvent,
  type Soundable,
  alarmAudioForm,
  alarmLevelNumbers,
  alarmSoundWords,
  alarmSounds,
  checkAudioPartner,
  initialSoundFacts,
  nextSound,
  quietestGain,
  soundState,
  soundStep,
  takeoverMs,
  whoSounds,
} from '../index.ts';

const alarm = (alarmId: number, level: AlarmLevel, raisedAtMs: number, isAcknowledged = false): Soundable => ({
  alarmId,
  level,
  raisedAtMs,
  isAcknowledged,
});
const after = (...events: SoundEvent[]) => events.reduce(soundStep, initialSoundFacts);

describe('soundState', () => {
  it('is blocked until the browser has shown that it plays [N01]', () => {
    expect(soundState(initialSoundFacts, 0)).toEqual({ name: 'blocked' });
    expect(soundState(after({ type: 'allowed' }), 0)).toEqual({ name: 'armed' });
    expect(soundState(after({ type: 'allowed' }, { type: 'blocked' }), 0)).toEqual({ name: 'blocked' });
  });

  it('ends a mute at its instant, by itself or by hand [N01]', () => {
    const facts = after({ type: 'allowed' }, { type: 'mute', untilMs: 1000 });
    expect(soundState(facts, 999)).toEqual({ name: 'muted', untilMs: 1000 });
    expect(soundState(facts, 1000)).toEqual({ name: 'armed' });
    expect(soundState(soundStep(facts, { type: 'unmute' }), 0)).toEqual({ name: 'armed' });
  });

  it('tells trouble before a mute: silence is not taken for calm [N01]', () => {
    const muted = [{ type: 'allowed' }, { type: 'mute', untilMs: 1000 }] as const;
    expect(soundState(after(...muted, { type: 'devices', count: 0 }), 0)).toEqual({ name: 'noDevice' });
    expect(soundState(after(...muted, { type: 'blocked' }), 0)).toEqual({ name: 'blocked' });
    expect(soundState(after(...muted, { type: 'wanted', isWanted: false }), 0)).toEqual({ name: 'off' });
  });

  it('loses no fact, whatever the order of events of different kinds [N01]', () => {
    const events: SoundEvent[] = [
      { type: 'allowed' },
      { type: 'devices', count: 2 },
      { type: 'mute', untilMs: 5 },
      { type: 'wanted', isWanted: true },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        expect(after(...shuffled)).toEqual(after(...events));
      }),
    );
  });
});

describe('nextSound', () => {
  const unheard = new Map();

  it('takes the worst level first, then the oldest [N03] [ALM-04]', () => {
    const alarms = [alarm(1, 3, 0), alarm(2, 1, 50), alarm(3, 1, 20), alarm(4, 2, 10)];
    expect(nextSound(alarms, unheard, 100)).toMatchObject({
      alarm: { alarmId: 3 },
      covers: [{ alarmId: 3 }, { alarmId: 2 }],
      gain: 1,
    });
  });

  it('is silent about acknowledged alarms and about nothing [ALM-04]', () => {
    expect(nextSound([alarm(1, 1, 0, true)], unheard, 0)).toBeUndefined();
    expect(nextSound([], unheard, 0)).toBeUndefined();
  });

  it('repeats until acknowledged, after the time of the level and quieter each time [N03]', () => {
    const alarms = [alarm(1, 1, 0)];
    const every = alarmSounds[1].repeatEveryMs;
    const heard = (times: number) => new Map([[1, { times, lastAtMs: 0 }]]);
    expect(nextSound(alarms, heard(1), every - 1)).toBeUndefined();
    const gains = [1, 2, 3, 50].map((times) => nextSound(alarms, heard(times), every)?.gain ?? 0);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains[0]).toBeLessThan(1);
    expect(gains.at(-1)).toBe(quietestGain);
  });

  it('names a new alarm before a repeated one of its level, at full volume [N03]', () => {
    const before = new Map([[1, { times: 3, lastAtMs: 0 }]]);
    const next = nextSound([alarm(1, 1, 0), alarm(2, 1, 90_000)], before, 100_000);
    expect(next).toMatchObject({ alarm: { alarmId: 2 }, gain: 1 });
    expect(next?.covers).toHaveLength(2);
  });

  it('is one voice in a storm: every alarm is heard within one signal per level [ALM-07]', () => {
    const levels = fc.constantFrom(...alarmLevelNumbers);
    fc.assert(
      fc.property(fc.array(fc.tuple(levels, fc.nat(1000)), { minLength: 1, maxLength: 300 }), (rows) => {
        const alarms = rows.map(([level, at], index) => alarm(index, level, at));
        const heard = new Map<number, { times: number; lastAtMs: number }>();
        let signals = 0;
        for (let next = nextSound(alarms, heard, 2000); next; next = nextSound(alarms, heard, 2000)) {
          for (const { alarmId } of next.covers) heard.set(alarmId, { times: 1, lastAtMs: 2000 });
          signals += 1;
        }
        expect(heard.size).toBe(alarms.length);
        expect(signals).toBe(new Set(alarms.map(({ level }) => level)).size);
      }),
    );
  });
});

describe('alarmSounds', () => {
  it('differ by level, the worse the sooner again [N03]', () => {
    const sounds = alarmLevelNumbers.map((level) => alarmSounds[level]);
    expect(new Set(sounds.map(({ tonesHz }) => tonesHz.join())).size).toBe(5);
    expect(sounds.map(({ repeatEveryMs }) => repeatEveryMs)).toEqual(
      sounds.map(({ repeatEveryMs }) => repeatEveryMs).toSorted((a, b) => a - b),
    );
  });
});

describe('whoSounds', () => {
  const tab = (tabId: string, more: object = {}) => ({
    tabId,
    isVisible: false,
    canSound: true,
    openedAtMs: 0,
    lastToldAtMs: 0,
    ...more,
  });

  it('is the visible tab, else the one open longest [N02]', () => {
    expect(whoSounds([tab('a'), tab('b', { isVisible: true, openedAtMs: 9 })], 0)).toBe('b');
    expect(whoSounds([tab('a', { openedAtMs: 9 }), tab('b')], 0)).toBe('b');
  });

  it('passes to another when a tab dies or is blocked [N02]', () => {
    const tabs = [tab('a', { isVisible: true }), tab('b', { lastToldAtMs: takeoverMs })];
    expect(whoSounds(tabs, takeoverMs - 1)).toBe('a');
    expect(whoSounds(tabs, takeoverMs)).toBe('b');
    expect(whoSounds([tab('a', { canSound: false })], 0)).toBeUndefined();
  });

  it('is the same answer in every tab, whatever the order of news [N02]', () => {
    const tabs = ['a', 'b', 'c', 'd'].map((id, index) => tab(id, { isVisible: index % 2 === 0 }));
    fc.assert(fc.property(fc.shuffledSubarray(tabs, { minLength: 4 }), (shuffled) => whoSounds(shuffled, 0) === 'a'));
  });
});

describe('alarm audio', () => {
  const good = { level: 1, fileName: '火警.MP3', sizeBytes: 2 * 1024 * 1024 };

  it('is a small mp3 or wav for a level [ALM-04]', () => {
    expectTotalForm(alarmAudioForm, good, { ...alarmSoundWords, ...formWords });
    expect(alarmAudioForm.check({ ...good, fileName: 'a.exe', sizeBytes: good.sizeBytes + 1 })).toEqual({
      ok: false,
      problems: [
        { code: 'alarm.audio.type', field: 'fileName' },
        { code: 'alarm.audio.size', field: 'sizeBytes', args: { 0: 2 } },
      ],
    });
  });

  it('is uploaded by the highest-level partner alone [ALM-04]', () => {
    expect(checkAudioPartner(null)).toBeUndefined();
    expect(checkAudioPartner(3)).toEqual({ code: 'alarm.audio.partner' });
  });
});
