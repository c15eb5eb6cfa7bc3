import type { PointDirection, SwitchState } from '../defence/index.ts';
import type { Readings } from '../measurements.ts';
import type { SleepSegment } from '../watch/index.ts';

/** What a report says of one defence zone. @spec DEV-15 */
export interface ReportedZone {
  readonly number: number;
  readonly inAlarm?: boolean | undefined;
  readonly voltage?: number | undefined;
}

/** What a report says of one contact: its state, or 0 and 1 as the kind of the point reads them. @spec DEV-17 */
export interface ReportedPoint {
  readonly number: number;
  readonly direction: PointDirection;
  readonly state: SwitchState | 0 | 1;
}

/** Degrees in WGS 84, and by how many metres they may be off. @spec DEV-25 */
export interface ReportedPosition {
  readonly lng: number;
  readonly lat: number;
  readonly accuracyM: number;
}

/** What can be read of a report, besides its time. @spec DEV-09 */
export interface DeviceReport<Kind extends string = string> {
  readonly imei: string;
  readonly readings: Readings;
  /** Each once. */
  readonly kinds: readonly Kind[];
  readonly cleared: readonly Kind[];
  readonly code?: number | undefined;
  readonly open?: boolean | undefined;
  readonly armed?: boolean | undefined;
  readonly firmware?: string | undefined;
  readonly sleep: readonly SleepSegment[];
  readonly zones: readonly ReportedZone[];
  readonly points: readonly ReportedPoint[];
  readonly position?: ReportedPosition | undefined;
}
