import type { ReactNode } from 'react';
import type { Tone } from '../lib/alarm/tones.tsx';

export interface ToastContent {
  /** Default `info`. */
  readonly tone?: Tone;
  readonly title: ReactNode;
  /** The title while something is about to happen, counting down to it. It is read as `title`, once. */
  readonly countdown?: { readonly untilMs: number; readonly title: (left: { readonly seconds: number }) => string };
  readonly detail?: ReactNode;
  /** What support asks for, such as the request's id; shown small, with a way to copy it. */
  readonly reference?: string | undefined;
  /** Undo or retry; the toast goes when it is pressed. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** How long it stays; null: until dismissed. Default: by {@link stayMs}. */
  readonly timeoutMs?: number | null;
}

/** How many are shown at once, the newest; the others come back when there is room, with all their time. */
export const visibleMax = 4;

/**
 * How long a toast stays: failures until they are dismissed, what can be acted upon long enough to reach for it,
 * the rest long enough to be read.
 */
export const stayMs = ({ tone, action, timeoutMs }: ToastContent): number | null => {
  if (timeoutMs !== undefined) return timeoutMs;
  if (tone === 'danger') return null;
  return action ? 12_000 : 6000;
};
