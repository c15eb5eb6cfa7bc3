import { alarmSounds, quietestGain } from '@fireline/domain/alarm';
import { expect, it } from 'vitest';
import { SoundEngine } from './engine.ts';
import { FakeAudio, FakeClock, FakeSpeech, alarm } from './fakes.test.support.ts';
import type { StationListener } from './leader.ts';

function build({ outputs = 1 }: { readonly outputs?: number | null } = {}) {
  const clock = new FakeClock();
  const audio = new FakeAudio();
  const speech = new FakeSpeech();
  let listener: StationListener = {};
  const station = {
    isVoice: true,
    isElsewhere: false,
    mutedUntilMs: null as number | null,
    canSound: false,
    heard: [] as number[],
    setCanSound: (can: boolean) => void (station.canSound = can),
    mute: (untilMs: number | null) => void (station.mutedUntilMs = untilMs),
    tellHeard: (ids: readonly number[]) => void station.heard.push(...ids),
    listen: (one: StationListener) => {
      listener = one;
      return () => {};
    },
    turn: (isVoice: boolean) => {
      station.isVoice = isVoice;
      station.isElsewhere = !isVoice;
      listener.onVoice?.();
    },
    hear: (ids: readonly number[]) => listener.onHeard?.(ids),
  };
  const devices = { count: () => Promise.resolve(outputs), onChange: () => () => {} };
  const engine = new SoundEngine({ audio, speech, station, devices, clock });
  engine.setSpeaker({ sentence: ({ alarm: { alarmId }, covers }) => `${alarmId} of ${covers.length}`, tag: 'zh-CN' });
  return { engine, clock, audio, speech, station };
}
const stateOf = ({ engine }: { engine: SoundEngine }) => engine.getSnapshot().state.name;

it('sounds the tones of the level, then speaks the place [N03] [ALM-04]', async () => {
  const { engine, clock, audio, speech } = build();
  engine.setAlarms([alarm(7, 1)]);
  expect(audio.played).toEqual([{ sound: alarmSounds[1], gain: 1 }]);
  expect(speech.said).toHaveLength(0);
  await clock.pass(2000);
  expect(speech.said.map(({ text, tag }) => [text, tag])).toEqual([['7 of 1', 'zh-CN']]);
});

it('repeats until acknowledged, quieter each time and never silent [N03]', async () => {
  const { engine, clock, audio, speech } = build();
  engine.setAlarms([alarm(7, 1)]);
  for (let round = 0; round < 8; round += 1) {
    await clock.pass(2000);
    speech.finish();
    await clock.pass(alarmSounds[1].repeatEveryMs);
  }
  const gains = audio.played.map(({ gain }) => gain);
  expect(gains.length).toBeGreaterThan(6);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(gains[1]).toBeLessThan(1);
  expect(gains.at(-1)).toBe(quietestGain);
  engine.setAlarms([alarm(7, 1, { isAcknowledged: true })]);
  const before = audio.played.length;
  await clock.pass(600_000);
  expect(audio.played).toHaveLength(before);
});

it('never sounds two at once: what comes meanwhile waits for the end of the sentence [N03]', async () => {
  const { engine, clock, audio, speech } = build();
  engine.setAlarms([alarm(1, 2)]);
  await clock.pass(2000);
  engine.setAlarms([alarm(1, 2), alarm(2, 2), alarm(3, 4)]);
  await clock.pass(5000);
  expect(audio.played).toHaveLength(1);
  speech.finish();
  expect(audio.played.map(({ sound }) => sound)).toEqual([alarmSounds[2], alarmSounds[2]]);
  await clock.pass(2000);
  speech.finish();
  expect(audio.played.at(-1)?.sound).toBe(alarmSounds[4]);
});

it('a worse alarm cuts off a lesser one [N03]', async () => {
  const { engine, clock, audio, speech } = build();
  engine.setAlarms([alarm(1, 5)]);
  await clock.pass(2000);
  expect(speech.isSpeaking).toBe(true);
  engine.setAlarms([alarm(1, 5), alarm(2, 1)]);
  expect(speech.isSpeaking).toBe(false);
  expect(audio.played.at(-1)?.sound).toBe(alarmSounds[1]);
});

it('acknowledging cuts the sentence short [ALM-04]', async () => {
  const { engine, clock, speech } = build();
  engine.setAlarms([alarm(1, 1)]);
  await clock.pass(2000);
  engine.setAlarms([alarm(1, 1, { isAcknowledged: true })]);
  expect(speech.isSpeaking).toBe(false);
  expect(engine.getSnapshot().sounding).toBeNull();
});

it('a storm of 1 000 is one signal that names how many [ALM-07]', async () => {
  const { engine, clock, audio, speech } = build();
  const storm = Array.from({ length: 1000 }, (_, index) => alarm(index + 1, 2));
  engine.setAlarms(storm.slice(0, 1));
  engine.setAlarms(storm);
  await clock.pass(2000);
  speech.finish();
  await clock.pass(2000);
  expect(audio.played).toHaveLength(2);
  expect(speech.said.at(-1)?.text).toBe('2 of 999');
});

it('a browser that never ends a sentence does not silence the rest [N03]', async () => {
  const { engine, clock, audio } = build();
  engine.setAlarms([alarm(1, 2)]);
  await clock.pass(2000);
  engine.setAlarms([alarm(1, 2), alarm(2, 3)]);
  await clock.pass(25_000);
  expect(audio.played.length).toBeGreaterThan(1);
});

it('without a voice for the language the tones go on and the snapshot says so [ALM-04]', async () => {
  const { engine, clock, audio, speech } = build();
  speech.hasVoice = false;
  engine.setSpeaker({ sentence: () => '', tag: 'zh-HK' });
  expect(engine.getSnapshot().canSpeak).toBe(false);
  engine.setAlarms([alarm(1, 1)]);
  await clock.pass(alarmSounds[1].repeatEveryMs);
  expect(speech.said).toHaveLength(0);
  expect(audio.played).toHaveLength(2);
});

it('blocked by the browser: says so, plays nothing, and catches up after the press with a test tone first [N01]', async () => {
  const { engine, clock, audio, station } = build();
  audio.allow(false);
  expect(stateOf({ engine })).toBe('blocked');
  expect(station.canSound).toBe(false);
  audio.givesLeave = false;
  engine.enable();
  expect(audio.played).toHaveLength(0);
  audio.givesLeave = true;
  engine.enable();
  expect(stateOf({ engine })).toBe('armed');
  expect(audio.played).toHaveLength(1);
  engine.setAlarms([alarm(1, 1)]);
  await clock.pass(2000);
  expect(audio.played.at(-1)?.sound).toBe(alarmSounds[1]);
});

it('a press anywhere arms it with the test tone, and without where alarms do not sound here [N01] [N02]', () => {
  const alone = build();
  alone.audio.allow(false);
  alone.audio.givesLeave = false;
  alone.engine.unlock();
  alone.engine.unlock();
  alone.audio.allow(true);
  expect(alone.audio.played.map(({ sound }) => sound)).toEqual([alarmSounds[3]]);
  alone.engine.unlock();
  expect(alone.audio.played).toHaveLength(1);

  const beside = build();
  beside.audio.allow(false);
  beside.station.turn(false);
  beside.engine.unlock();
  expect(beside.audio.isAllowed()).toBe(true);
  expect(beside.audio.played).toHaveLength(0);

  const off = build();
  off.audio.allow(false);
  off.engine.setWanted(false);
  off.engine.unlock();
  expect(off.audio.isAllowed()).toBe(true);
  expect(off.audio.played).toHaveLength(0);
});

it('muted: cuts the sound, stays the voice of the station, and sounds again when the time is over [N01]', async () => {
  const { engine, clock, audio, station } = build();
  engine.setAlarms([alarm(1, 1)]);
  engine.mute(clock.now() + 60_000);
  expect(stateOf({ engine })).toBe('muted');
  expect(engine.getSnapshot().sounding).toBeNull();
  expect(station.canSound).toBe(true);
  await clock.pass(59_000);
  expect(audio.played).toHaveLength(1);
  await clock.pass(2000);
  expect(stateOf({ engine })).toBe('armed');
  expect(audio.played.length).toBeGreaterThan(1);
});

it('no output device is a state of its own; a browser that does not tell is not called mute [N01]', async () => {
  const none = build({ outputs: 0 });
  await none.clock.pass(0);
  expect(stateOf(none)).toBe('noDevice');
  const unknown = build({ outputs: null });
  await unknown.clock.pass(0);
  expect(stateOf(unknown)).toBe('armed');
});

it('only the voice of the station sounds; what another tab sounded is not sounded again at full loudness [N02]', async () => {
  const { engine, clock, audio, station } = build();
  station.turn(false);
  engine.setAlarms([alarm(1, 1)]);
  expect(audio.played).toHaveLength(0);
  expect(engine.getSnapshot().isVoice).toBe(false);
  station.hear([1]);
  station.turn(true);
  expect(audio.played).toHaveLength(0);
  await clock.pass(alarmSounds[1].repeatEveryMs);
  expect(audio.played).toHaveLength(1);
  expect(audio.played[0]?.gain).toBeLessThan(1);
});

it('alarms milder than the mildest wanted level make no sound, and a sentence about one is cut short [ROL-05]', async () => {
  const { engine, clock, audio } = build();
  engine.setAlarms([alarm(1, 4)]);
  expect(audio.played).toHaveLength(1);
  engine.setWanted(true, 2);
  expect(engine.getSnapshot().sounding).toBeNull();
  await clock.pass(10 * alarmSounds[4].repeatEveryMs);
  expect(audio.played).toHaveLength(1);
  engine.setAlarms([alarm(1, 4), alarm(2, 2)]);
  expect(engine.getSnapshot().sounding).toBe(2);
});

it('keeps quiet under a silence, and sounds when it ends; danger sounds at once [ALM-12] [N03]', async () => {
  const { engine, clock, audio, speech } = build();
  const silencedUntilMs = clock.now() + 60_000;
  engine.setAlarms([alarm(7, 2, { silencedUntilMs })]);
  await clock.pass(59_000);
  expect(audio.played).toEqual([]);
  await clock.pass(1000);
  expect(audio.played.map(({ sound }) => sound)).toEqual([alarmSounds[2]]);
  await clock.pass(2000);
  speech.finish();
  engine.setAlarms([alarm(8, 1, { silencedUntilMs: clock.now() + 60_000 })]);
  expect(audio.played.at(-1)?.sound).toBe(alarmSounds[1]);
});

it('falls silent at once where a silence begins while it sounds [ALM-12]', async () => {
  const { engine, clock, audio } = build();
  engine.setAlarms([alarm(7, 2)]);
  expect(engine.getSnapshot().sounding).toBe(2);
  engine.setAlarms([alarm(7, 2, { silencedUntilMs: clock.now() + 60_000 })]);
  expect(engine.getSnapshot().sounding).toBeNull();
  await clock.pass(59_000);
  expect(audio.played).toHaveLength(1);
});

it('plays the file of a level in place of its tones, and tones where it cannot be played [ALM-04]', async () => {
  const { engine, clock, audio, speech } = build();
  expect(
    await engine.setFiles(
      new Map([
        [1, new ArrayBuffer(500)],
        [2, new ArrayBuffer(0)],
      ]),
    ),
  ).toEqual([2]);
  engine.setAlarms([alarm(7, 1)]);
  expect(audio.played.at(-1)?.file?.durationMs).toBe(500);
  await clock.pass(2000);
  expect(speech.said).toHaveLength(1);
  speech.finish();
  engine.setAlarms([alarm(8, 2)]);
  expect(audio.played.at(-1)).toEqual({ sound: alarmSounds[2], gain: 1 });
  await clock.pass(2000);
  speech.finish();
  await engine.setFiles(new Map());
  engine.setAlarms([alarm(9, 1)]);
  expect(audio.played.at(-1)).toEqual({ sound: alarmSounds[1], gain: 1 });
});
