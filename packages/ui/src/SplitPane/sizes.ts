/** What may be said of the first pane, in percent of both. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

export interface Room {
  /** Pixels of both panes together; 0 until it is measured. */
  readonly totalPx: number;
  readonly startPxMin: number;
  readonly endPxMin: number;
}

const px = (value: number): number => (value > 0 && Number.isFinite(value) ? value : 0);

/** Between what the first pane may be resized. Where there is room for neither least size they share it in proportion. */
export function limitsOf({ totalPx, startPxMin, endPxMin }: Room): Limits {
  const [start, end] = [px(startPxMin), px(endPxMin)];
  if (!(totalPx > 0)) return { least: 0, most: 100 };
  if (start + end > totalPx) {
    const shared = (start / (start + end)) * 100;
    return { least: shared, most: shared };
  }
  return { least: (start / totalPx) * 100, most: 100 - (end / totalPx) * 100 };
}

/** The nearest size that may be; half for what is no number. */
export const within = (value: number, { least, most }: Limits): number =>
  Math.max(least, Math.min(most, Number.isNaN(value) ? 50 : value));

export type Collapsible = 'start' | 'end';

/** The size of the first pane that stands for a pane being collapsed. */
export const collapsedSize = (which: Collapsible): number => (which === 'start' ? 0 : 100);

/**
 * What a drag to there makes of the first pane: within its limits, or, where a pane collapses and less than half of its least size is left,
 * collapsed.
 */
export function dragged(value: number, limits: Limits, collapsible: Collapsible | undefined): number {
  if (collapsible === 'start' && value < limits.least / 2) return 0;
  if (collapsible === 'end' && value > (100 + limits.most) / 2) return 100;
  return within(value, limits);
}

/** Percent that an arrow moves the splitter, and that it moves with Shift or a page key. */
const [step, leap] = [2, 10];

export interface SplitKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly orientation: 'horizontal' | 'vertical';
  readonly isRtl: boolean;
}

/** The size of the first pane after a key, unclamped; undefined for keys that are not the splitter's. */
export function keyed(
  value: number,
  { key, shiftKey, orientation, isRtl }: SplitKey,
  limits: Limits,
): number | undefined {
  const by = shiftKey ? leap : step;
  const forward = isRtl ? -by : by;
  const moves: Readonly<Record<string, number>> =
    orientation === 'horizontal'
      ? { ArrowRight: value + forward, ArrowLeft: value - forward }
      : { ArrowDown: value + by, ArrowUp: value - by };
  const ends: Readonly<Record<string, number>> = {
    Home: limits.least,
    End: limits.most,
    PageUp: value - leap,
    PageDown: value + leap,
  };
  return moves[key] ?? ends[key];
}
