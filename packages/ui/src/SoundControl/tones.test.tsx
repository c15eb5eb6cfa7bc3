import { type AlarmLevel, type AlarmSound, alarmLevelNumbers, alarmSounds } from '@fireline/domain/alarm';
import { expect, it, vi } from 'vitest';
import { webAudio } from './audio.ts';
import { decodeAudio } from './audioFile.ts';
import { scheduleTones, tonesMs } from './tones.ts';

const rate = 16_000;

/** What would leave the loudspeaker, sample by sample. */
async function rendered(sound: AlarmSound, gain = 1): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil((rate * (tonesMs(sound) + 200)) / 1000), rate);
  scheduleTones(context, sound, gain);
  return (await context.startRendering()).getChannelData(0);
}
const peak = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The pitch in the middle of each tone, by counting upward zero crossings. */
const pitches = (samples: Float32Array, { tonesHz, toneMs }: AlarmSound): number[] =>
  tonesHz.map((_, index) => {
    const from = Math.round(((index * toneMs * 1.25 + 30) * rate) / 1000);
    const part = samples.slice(from, from + Math.round(((toneMs - 80) * rate) / 1000));
    const crossings = part.filter((sample, at) => at > 0 && sample >= 0 && (part[at - 1] ?? 0) < 0).length;
    return (crossings * rate) / part.length;
  });

it.each(alarmLevelNumbers)(
  'level %d sounds as its row of the table says: so many tones, at those pitches [N03]',
  async (level: AlarmLevel) => {
    const sound = alarmSounds[level];
    const samples = await rendered(sound);
    pitches(samples, sound).forEach((hz, index) => expect(Math.abs(hz - (sound.tonesHz[index] ?? 0))).toBeLessThan(30));
    expect(peak(samples)).toBeGreaterThan(0.3);
    expect(peak(samples.slice(Math.round((rate * tonesMs(sound)) / 1000)))).toBeLessThan(0.01);
  },
);

it('a repeat is quieter in fact [N03]', async () => {
  expect(peak(await rendered(alarmSounds[1], 0.25))).toBeLessThan(peak(await rendered(alarmSounds[1], 1)) / 3);
});

it('the context itself tells whether the page may sound, and is told on as it changes [N01]', async () => {
  const context = new AudioContext();
  await context.suspend();
  const audio = webAudio(() => context);
  const heard = vi.fn<() => void>();
  audio.onChange(heard);
  expect(audio.isAllowed()).toBe(false);
  audio.enable();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(audio.isAllowed()).toBe(context.state === 'running');
  audio.close();
  audio.close();
});

/** A quarter of a second of a square wave, 8 kHz mono. */
function wav(loudness: number): ArrayBuffer {
  const samples = 2000;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const text = (at: number, value: string) =>
    Array.from(value).forEach((letter, index) => view.setUint8(at + index, letter.codePointAt(0) ?? 0));
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint32(20, 0x10001, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint32(32, 0x80001, true);
  text(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 0; at < samples; at += 1)
    view.setUint8(44 + at, 128 + (at % 18 < 9 ? 1 : -1) * Math.round(100 * loudness));
  return view.buffer;
}

it('a file is heard in place of the tones; one that is silent or no sound at all is refused [ALM-04]', async () => {
  const context = new OfflineAudioContext(1, rate, rate);
  const file = await decodeAudio(context, wav(1));
  expect(file.durationMs).toBeCloseTo(250, -1);
  file.start(1);
  expect(peak((await context.startRendering()).getChannelData(0))).toBeGreaterThan(0.5);
  await expect(decodeAudio(context, wav(0))).rejects.toThrow('cannot be heard');
  await expect(decodeAudio(context, new TextEncoder().encode('MZ no sound').buffer)).rejects.toThrow(/decode/i);
});

it('tones sound where the browser cannot play the file after all [ALM-04]', () => {
  const audio = webAudio(() => new AudioContext());
  const start = vi.fn<(volume: number) => () => void>(() => {
    throw new Error('gone');
  });
  expect(audio.play(alarmSounds[1], 1, { durationMs: 5, start })).toBe(tonesMs(alarmSounds[1]));
  expect(start).toHaveBeenCalledOnce();
  audio.close();
});
