import { isWithin } from '@fireline/domain/lib';
import { measurements, signalNone, signalOfflineMax } from '@fireline/domain/device';

export const barCount = 4;

/** What a signal value looks like: nothing reported, no reading (99), or bars of four. */
export type SignalLook =
  | { readonly kind: 'never' | 'none' }
  | { readonly kind: 'bars'; readonly bars: number; readonly isTooWeak: boolean };

/**
 * How many of four bars stand for the signal. One bar is what counts as no reception by the device rule; the rest of the scale to 31
 * is parted evenly among the other three. A value outside the scale is no reading.
 * @spec DEV-10
 * @example signalLook(18) // { kind: 'bars', bars: 3, isTooWeak: false }
 */
export function signalLook(signals: number | null): SignalLook {
  if (signals === null) return { kind: 'never' };
  if (signals === signalNone || !isWithin(signals, measurements.signals)) return { kind: 'none' };
  if (signals <= signalOfflineMax) return { kind: 'bars', bars: signals > 0 ? 1 : 0, isTooWeak: true };
  const share = (signals - signalOfflineMax) / (measurements.signals.max - signalOfflineMax);
  return { kind: 'bars', bars: 1 + Math.ceil(share * (barCount - 1)), isTooWeak: false };
}
