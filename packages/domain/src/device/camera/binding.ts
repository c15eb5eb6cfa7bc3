import { defineForm, type Form, integer, listOf, oneOf, id, minuteMs, withRules } from '../../lib/index.ts';
import { recordingMinutes } from '../limits.ts';

/** Whether pictures carry time and place. @spec DEV-19 */
export const watermarkChoices = ['with', 'without'] as const;
export type WatermarkChoice = (typeof watermarkChoices)[number];

export interface CameraBinding<Kind extends string> {
  readonly cameraId: number;
  readonly snapshotKinds: readonly Kind[];
  readonly recordingKinds: readonly Kind[];
  readonly captureWatermark: WatermarkChoice;
  readonly recordingWatermark: WatermarkChoice;
  readonly recordingMin: number;
}

/**
 * The form that binds a camera to a device: which alarms make it take a picture or record, and what the pictures carry.
 * Decision: at least one alarm must trigger one of the two, and none stands twice in a list.
 * @param alarmKinds the alarm types that may be chosen
 * @spec DEV-19
 */
export function cameraBindingForm<const Kind extends string>(alarmKinds: readonly Kind[]): Form<CameraBinding<Kind>> {
  const kinds = listOf(oneOf<Kind>(alarmKinds), { min: 0, max: alarmKinds.length });
  const form = defineForm({
    cameraId: id,
    snapshotKinds: kinds,
    recordingKinds: kinds,
    captureWatermark: oneOf(watermarkChoices),
    recordingWatermark: oneOf(watermarkChoices),
    recordingMin: integer(recordingMinutes),
  });
  const triggers = ['snapshotKinds', 'recordingKinds'] as const;
  return withRules(form, [
    {
      of: triggers,
      check: (binding) => {
        const isEmpty = triggers.every((field) => binding[field].length === 0);
        return triggers.map((field) => {
          if (isEmpty) return { code: 'device.media.noTrigger', field };
          return new Set(binding[field]).size === binding[field].length ? undefined : { code: 'form.duplicate', field };
        });
      },
    },
  ]);
}

/**
 * How long a recording may still run; zero: it has to stop. Ten minutes at most, whatever was asked for. Decision: one that began further
 * ahead than it is long is the trace of a wrong clock, and stops.
 * @spec DEV-19
 */
export function recordingLeftMs(startedAtMs: number, nowMs: number, askedMin: number = recordingMinutes.max): number {
  const lengthMs = Math.min(askedMin, recordingMinutes.max) * minuteMs;
  return startedAtMs > nowMs + lengthMs ? 0 : Math.max(0, startedAtMs + lengthMs - nowMs);
}
