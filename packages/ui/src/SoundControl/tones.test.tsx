import { type AlarmLevel, type AlarmSound, alarmLevelNumbers, alarmSounds } from '@fireline/domain/alarm';
import { expect, it, vi } from 'vitest';
import { webAudio } from './audio.ts';
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
