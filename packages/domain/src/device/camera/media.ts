import type { Day, Problem } from '../../lib/index.ts';

/** What needs which service to be running. @spec DEV-20 */
const needs = {
  recordAlarm: 'cloud',
  downloadRecording: 'cloud',
  addWatermark: 'watermark',
  renewCloud: null,
  renewWatermark: 'cloud',
} as const;

export type MediaUse = keyof typeof needs;
export const mediaUses = /* @__PURE__ */ Object.keys(needs) as readonly MediaUse[];
/** The uses that a service can block. */
export type BlockableUse = { [Use in MediaUse]: (typeof needs)[Use] extends null ? never : Use }[MediaUse];

/** The last day of each service, that day included; null: never bought. */
export interface MediaServices {
  readonly cloudUntil: Day | null;
  readonly watermarkUntil: Day | null;
}

/**
 * Why recordings cannot be made, downloaded or marked, or the watermark not be renewed: empty when they can.
 * Decision: the last day of a service still counts, and one never bought blocks as an expired one does.
 * @spec DEV-20
 * @example mediaRefusals('renewWatermark', { cloudUntil: '2026-11-20', watermarkUntil: null }, '2026-11-21')
 * // [{ code: 'device.media.renewWatermark.expired', args: { day: '2026-11-20' } }]
 */
export function mediaRefusals(use: MediaUse, services: MediaServices, today: Day): Problem[] {
  const need = needs[use];
  const until = need === null ? today : services[`${need}Until`];
  if (until === null) return [{ code: `device.media.${use}.none` }];
  return until >= today ? [] : [{ code: `device.media.${use}.expired`, args: { day: until } }];
}
