import type { Span } from '../ChartFrame/index.ts';

/** Nothing shorter is shown, unless all there is is shorter. */
const shortestMs = 1000;
const step = 2;
const shift = 0.25;

/** The time moved into the whole and made long enough to be seen; null when it is the whole. */
export function fitted({ from, to }: Span, whole: Span): Span | null {
  const wholeMs = whole.to - whole.from;
  const length = Math.min(wholeMs, Math.max(Math.min(shortestMs, wholeMs), Math.abs(to - from)));
  if (!(length < wholeMs)) return null;
  // moved about its middle where it was too short
  const start = (from + to) / 2 - length / 2;
  const first = Math.min(whole.to - length, Math.max(whole.from, start));
  return { from: first, to: first + length };
}

/** Half or twice the time, the moment `about` staying where it is. */
export function zoomed(
  shown: Span,
  whole: Span,
  direction: 'in' | 'out',
  about = (shown.from + shown.to) / 2,
): Span | null {
  const factor = direction === 'in' ? 1 / step : step;
  return fitted({ from: about - (about - shown.from) * factor, to: about + (shown.to - about) * factor }, whole);
}

/** A quarter of what is shown earlier or later. */
export function panned(shown: Span, whole: Span, direction: 'earlier' | 'later'): Span | null {
  const by = (shown.to - shown.from) * (direction === 'later' ? shift : -shift);
  return fitted({ from: shown.from + by, to: shown.to + by }, whole);
}
