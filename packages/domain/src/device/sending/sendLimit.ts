import { hourMs } from '../../lib/index.ts';
import { sendLimitHours } from '../limits.ts';

const spanMs = sendLimitHours * hourMs;

export interface SendLimit {
  readonly isOn: boolean;
  /** When it turns itself off; null while it is off. */
  readonly endsAtMs: number | null;
  readonly leftMs: number;
}

/**
 * The SMS and voice send-limit switch of a device as it stands now. It is on for one hour after it was switched on and follows
 * from that moment alone: nothing has to stay open, or wake up, for it to turn off.
 * Decision: a moment ahead of the reader's clock is taken for now, so that it is never on for longer.
 * @param switchedOnAtMs null: it was switched off, or never on
 * @spec DEV-16
 */
export function sendLimit(switchedOnAtMs: number | null, nowMs: number): SendLimit {
  const onAtMs = Math.min(switchedOnAtMs ?? -Infinity, nowMs);
  const leftMs = onAtMs + spanMs - nowMs;
  return leftMs > 0 ? { isOn: true, endsAtMs: onAtMs + spanMs, leftMs } : { isOn: false, endsAtMs: null, leftMs: 0 };
}
