import { expect, it } from 'vitest';
import { alarmAudioForm, audioTypeOf, checkAudioPartner } from './audio.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.codePointAt(0) ?? 0),
    ),
  );

it.each([
  [bytes('RIFF', 0, 0, 0, 0, 'WAVE'), 'audio/wav'],
  [bytes('ID3', 4, 0), 'audio/mpeg'],
  [bytes(0xff, 0xfb, 0x90), 'audio/mpeg'],
  [bytes('MZ', 0x90, 0), undefined],
  [bytes('RIFF', 0, 0, 0, 0, 'AVI '), undefined],
  [bytes(0xff, 0xd8, 0xff), undefined],
  [bytes(0xff, 0xf1, 0x50), undefined],
  [bytes(), undefined],
])('tells a sound by its bytes [ALM-04]', (head, type) => {
  expect(audioTypeOf(head)).toBe(type);
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
