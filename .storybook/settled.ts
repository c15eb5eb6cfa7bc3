import { configure } from 'storybook/test';

/** The page's own, before a story puts others in their place. */
const { requestAnimationFrame: frame, setTimeout: timer } = globalThis;

/** A frame has been drawn and the tasks that waited for it are done. */
const settled = (): Promise<void> =>
  new Promise((resolve) => void frame.call(globalThis, () => void timer.call(globalThis, resolve, 0)));

/**
 * Lets a story do what it does next as people do, after a frame was drawn: what has just been opened takes the focus with one, and a key
 * pressed before would go elsewhere. Comes after the renderer, which wraps acts itself.
 */
export function settleActs(): void {
  configure(({ asyncWrapper }) => ({
    // what a story waits for comes at once on a free machine, and later on a busy one
    asyncUtilTimeout: 30_000,
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await settled();
      return result;
    },
  }));
}
