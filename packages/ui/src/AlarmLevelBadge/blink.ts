import { sizes } from '../tokens/index.ts';

/** The middle of the way down and up of the badge's keyframes, as parts of a blink. */
const [dimFrom, dimTo] = [0.6, 0.95];

/** What is to be tied with the next frame. */
const waiting = new Set<Element>();

function tie(): void {
  // environments without animations, such as jsdom, do not have the method
  const tied = [...waiting].filter((element) => 'getAnimations' in element);
  for (const element of tied) for (const animation of element.getAnimations({ subtree: true })) animation.startTime = 0;
  waiting.clear();
}

/**
 * Ties an element's CSS animations to the page's own clock, so that everything that blinks is bright at the same moment: lights that
 * blink out of step are read as several events. For a `ref`; an element without an animation (reduced motion) is left alone.
 * It is done for all at once with the next frame: asked one by one, each of them would have the browser work out the styles of
 * the whole page, which in a storm took a third of what the page's scripts took.
 * @spec N23
 */
export function inStep(element: Element | null): void {
  if (!element) return;
  if (waiting.size === 0) requestAnimationFrame(tie);
  waiting.add(element);
}

const blinkMs = Number.parseInt(sizes['motion.blink'], 10);

/**
 * Whether all that blinks is dim at this moment of the page's own clock: for what is drawn on a canvas, so that it blinks in step with
 * what the styles blink. It changes twice a second at most.
 * @param nowMs `document.timeline.currentTime`
 * @spec N23
 */
export const isDimAt = (nowMs: number): boolean =>
  (nowMs % blinkMs) / blinkMs >= dimFrom && (nowMs % blinkMs) / blinkMs < dimTo;

/** Milliseconds until that changes. */
export function dimChangesInMs(nowMs: number): number {
  const phase = (nowMs % blinkMs) / blinkMs;
  const next = phase < dimFrom ? dimFrom : phase < dimTo ? dimTo : 1 + dimFrom;
  return Math.max(1, Math.ceil((next - phase) * blinkMs));
}
