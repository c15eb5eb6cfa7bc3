/** The page's own, before a test puts others in their place. */
const { requestAnimationFrame: frame, setTimeout: timer } = globalThis;
// stories are also looked at in browsers that have none
const scheduler = 'scheduler' in globalThis ? globalThis.scheduler : undefined;

/** A frame has been drawn, and all that waited to be done is done: what React does in turns, too. */
export const drawnFrame = (): Promise<void> =>
  new Promise((resolve) => {
    frame.call(globalThis, () => {
      if (scheduler) void scheduler.postTask(() => resolve(), { priority: 'background' });
      else timer.call(globalThis, () => resolve(), 0);
    });
  });
