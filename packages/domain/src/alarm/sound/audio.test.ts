import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { alarmAudioForm, audioOf, checkAudio, checkAudioPartner } from './audio.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.codePointAt(0) ?? 0),
    ),
  );

const word = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256);
interface Wave {
  readonly samples?: number;
  readonly told?: number;
  readonly format?: readonly number[];
  readonly isStill?: boolean;
}
/** A WAV of 8 kHz and 8 bits, a square wave unless it is still. */
const wave = ({ samples = 2000, told = samples, format, isStill = false }: Wave = {}): Uint8Array =>
  bytes(
    'RIFF',
    ...word(36 + told, 4),
    'WAVELIST',
    ...word(3, 4),
    'abc',
    0,
    'fmt ',
    ...word(format?.length ?? 16, 4),
    ...(format ?? [...word(1, 2), ...word(1, 2), ...word(8000, 4), ...word(8000, 4), ...word(1, 2), ...word(8, 2)]),
    'data',
    ...word(told, 4),
    ...Array.from({ length: samples }, (_, at) => (isStill || at % 18 < 9 ? 220 : 36)),
  );
const adpcm = [...word(2, 2), ...word(1, 2), ...word(8000, 4), ...word(4000, 4), ...word(1, 2), ...word(4, 2)];

/** So many frames of 128 kbit/s at 44.1 kHz, 26 ms each, whose parts have some length unless they are silent. */
const frames = (count: number, isSilent = false, kind: readonly number[] = [0xff, 0xfb, 0x90, 0x00]): Uint8Array =>
  bytes(
    ...Array.from({ length: count }, () => [
      ...kind,
      ...Array.from({ length: 413 }, () => (isSilent ? 0 : 0x55)),
    ]).flat(),
  );
const joined = (...parts: readonly Uint8Array[]): Uint8Array => bytes(...parts.flatMap((part) => [...part]));
const tags = (size: number) =>
  bytes('ID3', 4, 0, 0, 0, 0, size >> 7, size & 127, ...Array.from({ length: size }, () => 0));

/** The format that leaves its coding to what follows it, 40 bytes: what recorders write of more than 16 bits. */
const extensible = (coding: number): number[] => [
  ...word(0xfffe, 2),
  ...word(1, 2),
  ...word(8000, 4),
  ...word(8000, 4),
  ...word(1, 2),
  ...word(8, 2),
  ...word(22, 2),
  ...word(8, 2),
  ...word(4, 4),
  ...word(coding, 2),
  ...Array.from({ length: 14 }, () => 0),
];

it.each([
  ['a WAV with other chunks in it', wave(), 'audio/wav', 250],
  ['a WAV that says its coding later', wave({ format: extensible(1) }), 'audio/wav', 250],
  ['an MP3', frames(10), 'audio/mpeg', 261],
  ['an MP3 behind tags and room', joined(tags(300), new Uint8Array(1000), frames(10)), 'audio/mpeg', 261],
  ['an MP3 before tags', joined(frames(10), bytes('TAG', ...Array.from({ length: 125 }, () => 0))), 'audio/mpeg', 261],
])('%s is what its bytes are, as long as it sounds [ALM-04]', (_, file, type, ms) => {
  const audio = audioOf(file);
  expect([audio?.type, Math.round(audio?.ms ?? 0)]).toEqual([type, ms]);
  expect(checkAudio(file)).toEqual({ ok: true, value: type });
});

it.each([
  ['a program', bytes('MZ', 0x90, 0), 'alarm.audio.type'],
  ['a film', bytes('RIFF', 0, 0, 0, 0, 'AVI '), 'alarm.audio.type'],
  ['a picture', bytes(0xff, 0xd8, 0xff), 'alarm.audio.type'],
  ['AAC', bytes(0xff, 0xf1, 0x50), 'alarm.audio.type'],
  ['nothing', bytes(), 'alarm.audio.type'],
  ['the head of a WAV alone', wave().subarray(0, 57), 'alarm.audio.unheard'],
  ['a WAV that promises more than it has', wave({ samples: 100, told: 2000 }), 'alarm.audio.unheard'],
  ['a WAV of silence', wave({ isStill: true }), 'alarm.audio.unheard'],
  ['a WAV in a coding that browsers do not play', wave({ format: adpcm }), 'alarm.audio.unheard'],
  ['a WAV without a rate', wave({ format: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 8, 0] }), 'alarm.audio.unheard'],
  ['tags alone', tags(400), 'alarm.audio.unheard'],
  [
    'tags that are longer than the file',
    joined(tags(0).subarray(0, 6), bytes(127, 127, 127, 127), frames(10)),
    'alarm.audio.unheard',
  ],
  ['text behind tags', joined(tags(0), bytes('no sound at all'.repeat(100))), 'alarm.audio.unheard'],
  ['one frame', frames(1), 'alarm.audio.unheard'],
  ['a frame and what is none', joined(frames(1), new Uint8Array(10_000)), 'alarm.audio.unheard'],
  ['frames of silence', frames(20, true), 'alarm.audio.unheard'],
  ['frames of a bit rate that there is none of', frames(20, false, [0xff, 0xfb, 0xf0, 0]), 'alarm.audio.unheard'],
])('%s is refused as a sound [ALM-04]', (_, file, code) => {
  expect(checkAudio(file)).toMatchObject({ problems: [{ code, field: 'file' }] });
});

it('any bytes behind the head of a sound end in an answer, and hardly any in a sound [ALM-04]', () => {
  const head = fc.constantFrom(wave().subarray(0, 57), tags(0), frames(1).subarray(0, 4));
  fc.assert(
    fc.property(head, fc.uint8Array({ maxLength: 600 }), (begin, rest) => {
      expect(checkAudio(joined(begin, rest)).ok).toBe(false);
    }),
  );
});

it('takes up to 2 MB under a name of a sound, from a partner with none above it [ALM-04]', () => {
  const sent = { level: 1, fileName: '一级.MP3', sizeBytes: 2 * 1024 * 1024 };
  expect(alarmAudioForm.check(sent).ok).toBe(true);
  expect(alarmAudioForm.check({ ...sent, sizeBytes: sent.sizeBytes + 1 })).toMatchObject({
    problems: [{ code: 'alarm.audio.size' }],
  });
  expect(alarmAudioForm.check({ ...sent, fileName: 'a.exe' })).toMatchObject({
    problems: [{ code: 'alarm.audio.type' }],
  });
  expect([checkAudioPartner(null), checkAudioPartner(3)?.code]).toEqual([undefined, 'alarm.audio.partner']);
});
