import type { Deps } from '../../lib/context.ts';
import { type Refused, type Taken, validateReports } from '../validate.ts';

export interface IngestReply {
  accepted: number;
  refused: Refused[];
  raised: number;
}

/** What a delivery is answered, and whom to ask for commands. */
export interface TakenDelivery extends IngestReply {
  /** The IMEIs of devices that commands waited for while their reports were taken. */
  readonly awaited: readonly string[];
}
export type IngestDeps = Pick<Deps, 'database' | 'clock' | 'clocks' | 'alarmRules'> & {
  /** The devices have their time from this gateway: it confirms nothing. */
  readonly isClockOurs?: boolean;
};

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
  { clock, clocks, isClockOurs }: Pick<IngestDeps, 'clock' | 'clocks' | 'isClockOurs'>,
  rows: readonly unknown[],
): Delivery {
  const nowMs = clock();
  clocks.observe(nowMs);
  const { taken, refused } = validateReports(rows, nowMs, clocks, isClockOurs);
  return { nowMs, now: new Date(nowMs).toISOString(), valid: taken, refused };
}

/** What is replied where nothing can be taken; undefined where something can. */
export const refusedWhole = ({ valid, refused }: Delivery): TakenDelivery | undefined =>
  valid.length === 0 ? { accepted: 0, refused: [...refused], raised: 0, awaited: [] } : undefined;
