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
