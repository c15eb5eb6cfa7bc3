import type { Deps } from '../../lib/context.ts';
import { type Origin, type Refused, type Taken, validateReports } from './validate.ts';

export interface IngestReply {
  accepted: number;
  refused: Refused[];
  /** With those that are not named. */
  refusedCount: number;
  /** What was left out of the reports that were taken. */
  leftOut: Refused[];
  /** With what is not named. */
  leftOutCount: number;
  raised: number;
}

/** What a delivery is answered, and whom to ask for commands. */
export interface TakenDelivery extends IngestReply {
  /** The IMEIs of devices that commands waited for while their reports were taken. */
  readonly awaited: readonly string[];
}
export type IngestDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'alarmRules'> & Origin;

/** Reports that came together, in one call, message or frame. */
export interface Delivery {
  /** When they were received. */
  readonly nowMs: number;
  readonly now: string;
  /** Those that can be taken as far as they say themselves. */
  readonly valid: readonly Taken[];
  readonly refused: readonly Refused[];
}

/** Rows as they came, judged by themselves at the time of their receipt. @spec DEV-09 */
export function received(
  { clock, clocks, isClockOurs, isRetained, keyId }: Pick<IngestDeps, 'clock' | 'clocks'> & Origin,
  rows: readonly unknown[],
): Delivery {
  const nowMs = clock();
  clocks.observe(nowMs);
  const { taken, refused } = validateReports(rows, nowMs, clocks, { isClockOurs, isRetained, keyId });
  return { nowMs, now: new Date(nowMs).toISOString(), valid: taken, refused };
}

/** What is replied where nothing can be taken; undefined where something can. */
export const refusedWhole = ({ valid, refused }: Delivery): TakenDelivery | undefined =>
  valid.length > 0
    ? undefined
    : {
        accepted: 0,
        refused: [...refused],
        refusedCount: refused.length,
        leftOut: [],
        leftOutCount: 0,
        raised: 0,
        awaited: [],
      };
