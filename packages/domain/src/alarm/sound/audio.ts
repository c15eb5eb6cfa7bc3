import { also, defineForm, integer, ok, oneOf, type Problem, refuse, type Result, text } from '../../lib/index.ts';
import { alarmLevelNumbers } from '../levels.ts';
import { audioMegabytes, audioMsMin, nameChars } from '../limits.ts';
import { mpegMs } from './mpegFrames.ts';
import { waveMs } from './wave.ts';

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

/** What a sound may be, whatever its name says. @spec ALM-04 */
export const audioTypes = ['audio/mpeg', 'audio/wav'] as const;
export type AudioType = (typeof audioTypes)[number];

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.codePointAt(0));

/**
 * What a sound is and how long it sounds, by its own bytes: the chunks and samples of a WAV, the frames of an MP3 behind its tags. Nothing is decoded, so
 * samples that are only noise pass.
 * @returns undefined: it is neither; 0 ms: it is damaged or silent
 * @spec ALM-04
 */
export function audioOf(bytes: Uint8Array): { readonly type: AudioType; readonly ms: number } | undefined {
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WAVE')) return { type: 'audio/wav', ms: waveMs(bytes) };
  const isMpeg = isAt(bytes, 0, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
  return isMpeg ? { type: 'audio/mpeg', ms: mpegMs(bytes) } : undefined;
}

/** Why a sound is not taken: it is of another kind, or plays nothing that anybody notices. @spec ALM-04 */
export function checkAudio(bytes: Uint8Array): Result<AudioType> {
  const audio = audioOf(bytes);
  if (!audio) return refuse({ code: 'alarm.audio.type', field: 'file' });
  if (audio.ms < audioMsMin) return refuse({ code: 'alarm.audio.unheard', field: 'file', args: { 0: audioMsMin } });
  return ok(audio.type);
}
