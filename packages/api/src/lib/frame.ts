/** Runs it soon, once. Several asked for before it runs are the caller's to merge. */
export type Schedule = (run: () => void) => void;

const hiddenDelayMs = 250;
/** A picture that takes longer than one frame of a common screen is followed by a rest. */
const frameMs = 17;
const restMaxMs = 250;

let restsUntilMs = 0;

/** Rests as long as the picture took, told by the first task after it: in a storm a press is answered between two pictures. */
const restAfter = (startedAtMs: number): void => {
  setTimeout(() => {
    const now = performance.now();
    const tookMs = now - startedAtMs;
    if (tookMs > frameMs) restsUntilMs = now + Math.min(tookMs, restMaxMs);
  });
};

/**
 * With the next frame, at most half of the time in a storm; in a hidden tab, where frames stand still, a little later: an alarm has to
 * be heard there too. Without frames (on a server) a little later as well.
 * @spec ALM-07
 */
export const scheduleFrame: Schedule = (run) => {
  const restMs = Math.max(0, restsUntilMs - performance.now());
  let frame: number | undefined;
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(fallback);
    if (frame !== undefined) cancelAnimationFrame(frame);
    restAfter(performance.now());
    run();
  };
  const ask = () => {
    if (!isDone && typeof requestAnimationFrame === 'function') frame = requestAnimationFrame(once);
  };
  const fallback = setTimeout(once, restMs + hiddenDelayMs);
  if (restMs > 0) setTimeout(ask, restMs);
  else ask();
};
