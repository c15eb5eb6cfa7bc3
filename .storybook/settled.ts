import { configure } from 'storybook/test';
import { drawnFrame } from '../tests/browser/drawnFrame.ts';

/**
 * Lets a story do what it does next as people do, after a frame was drawn: what has just been opened takes the focus with one, and a key
 * pressed before would go elsewhere. Comes after the renderer, which wraps acts itself.
 */
export function settleActs(): void {
  configure(({ asyncWrapper }) => ({
    // what a story waits for comes at once on a free machine, and later on a busy one
    asyncUtilTimeout: 30_000,
    // an error is made for each look at a page that is still loading; the whole page as HTML would take longer than the look
    getElementError: (message, container) =>
      new Error(`${message}\nThe page reads: ${(container.textContent ?? '').slice(0, 2000)}`),
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act);
      await drawnFrame();
      return result;
    },
  }));
}
