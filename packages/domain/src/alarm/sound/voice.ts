import { takeoverMs } from '../limits.ts';

/** One open tab of the console on this station, as it last told of itself. */
export interface Tab {
  readonly tabId: string;
  readonly isVisible: boolean;
  /** Its sound is armed; a blocked tab is no voice. */
  readonly canSound: boolean;
  readonly openedAtMs: number;
  readonly lastToldAtMs: number;
}

/**
 * The one tab that sounds: alive and able to; a visible one before a hidden one, then the one open longest. Every tab comes to
 * the same answer from the same facts, so no tab has to be asked. Nothing: no tab can sound.
 * @spec N02
 */
export const whoSounds = (tabs: Iterable<Tab>, nowMs: number): string | undefined =>
  [...tabs]
    .filter((tab) => tab.canSound && nowMs - tab.lastToldAtMs < takeoverMs)
    .toSorted(
      (a, b) =>
        Number(b.isVisible) - Number(a.isVisible) || a.openedAtMs - b.openedAtMs || (a.tabId < b.tabId ? -1 : 1),
    )[0]?.tabId;
