/** The page's own, before a test puts others in their place. */
const { requestAnimationFrame: frame, scheduler } = globalThis;

/** A frame has been drawn, and all that waited to be done is done: what React does in turns, too. */
export const drawnFrame = (): Promise<void> =>
  new Promise((resolve) => {
    frame.call(globalThis, () => void scheduler.postTask(() => resolve(), { priority: 'background' }));
  });
