import { also, defineForm, integer, oneOf, type Problem, text } from '../../lib/index.ts';
import { alarmLevelNumbers } from '../levels.ts';
import { audioMegabytes, nameChars } from '../limits.ts';

/**
 * A sound of one's own for a level.
 * Decision: what every browser plays, small enough to be loaded before it is needed.
 * @spec ALM-04
 */
export const alarmAudioForm = /* @__PURE__ */ defineForm({
  level: /* @__PURE__ */ oneOf(alarmLevelNumbers),
  fileName: /* @__PURE__ */ text(nameChars, { matches: /\.(?:mp3|wav)$/i, code: 'alarm.audio.type' }),
  sizeBytes: /* @__PURE__ */ also(/* @__PURE__ */ integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (bytes, field) =>
    bytes > audioMegabytes * 1024 * 1024 ? { code: 'alarm.audio.size', field, args: { 0: audioMegabytes } } : undefined,
  ),
});

/** Why a partner may not upload alarm audio, or nothing: only one with no partner above it may. @spec ALM-04 */
export const checkAudioPartner = (superiorPartnerId: number | null): Problem | undefined =>
  superiorPartnerId === null ? undefined : { code: 'alarm.audio.partner' };

/** What a sound is by its first bytes, whatever its name says. @spec ALM-04 */
export const audioTypes = ['audio/mpeg', 'audio/wav'] as const;
export type AudioType = (typeof audioTypes)[number];

/** So many bytes tell what a sound is. */
export const audioHeadBytes = 12;

const isAt = (head: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => head[at + index] === letter.codePointAt(0));

/**
 * An MP3 begins with its tags or with a frame of layer III, a WAV with its chunk; undefined: it is neither.
 * @param head the first {@link audioHeadBytes} bytes, or all of a shorter file
 * @spec ALM-04
 */
export function audioTypeOf(head: Uint8Array): AudioType | undefined {
  if (isAt(head, 0, 'RIFF') && isAt(head, 8, 'WAVE')) return 'audio/wav';
  if (isAt(head, 0, 'ID3')) return 'audio/mpeg';
  const [first = 0, second = 0] = head;
  // eleven bits of sync, a version that exists, layer III
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x18) !== 0x08 && (second & 0x06) === 0x02;
  return isFrame ? 'audio/mpeg' : undefined;
}
