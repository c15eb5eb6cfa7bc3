import type { HandoverAlarm } from '@fireline/domain/alarm';
import type { Instant } from '../lib/index.ts';
import type { SpokenAlarm } from '../lib/alarm/AlarmVoice.tsx';

/** An alarm on the sheet. */
export interface HandoverLine extends HandoverAlarm, Omit<SpokenAlarm, keyof HandoverAlarm> {}

/** A time in which the station was silent. */
export interface HandoverMute {
  readonly from: Instant;
  /** null: it still is. */
  readonly to: Instant | null;
  readonly by: string;
}

/** A device or place whose alarms were kept quiet. */
export interface HandoverSilence {
  /** Of the device or the place. */
  readonly name: string;
  readonly reason: string;
  readonly from: Instant;
  readonly to: Instant;
  readonly by: string;
}

export interface HandoverPerson {
  readonly accountId: number;
  readonly name: string;
  /** null: not signed yet. */
  readonly signedAt: Instant | null;
}
