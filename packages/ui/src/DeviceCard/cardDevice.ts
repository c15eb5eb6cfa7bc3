import type { AlarmKind, AlarmLevel, AlarmState } from '@fireline/domain/alarm';
import type { DeviceStatusFields, DeviceType, Measurement } from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import type { Instant } from '../lib/index.ts';

export interface CardReading {
  readonly measurement: Measurement;
  /** null: the device never sent it. */
  readonly value: number | null;
  /** When it was measured. Default: when the device was last heard. */
  readonly seenAt?: Instant | null;
}

export interface CardAlarm {
  readonly level: AlarmLevel;
  readonly kind: AlarmKind;
  readonly raisedAt: Instant;
  readonly state: AlarmState;
}

/** What a card tells of a device. */
export interface CardDevice extends DeviceStatusFields {
  readonly name: string;
  readonly type: DeviceType;
  /** Where it hangs, as people say it. */
  readonly place: string;
  /** null: never heard. */
  readonly lastSeenAt: Instant | null;
  readonly heartbeatS: number;
  readonly readings?: readonly CardReading[];
  /** 0 to 100; null: never reported; left out: fed from the mains. */
  readonly batteryRatio?: number | null;
  /** The last day of service; null: not activated. */
  readonly serviceUntil?: Day | null;
  /** The newest; null: none yet. Left out: not told. */
  readonly lastAlarm?: CardAlarm | null;
}
