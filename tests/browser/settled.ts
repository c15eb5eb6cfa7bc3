import { userEvent } from 'vitest/browser';

/** The page's own, before a test puts false timers in their place. */
const { requestAnimationFrame: frame, setTimeout: timer } = globalThis;

/** A frame has been drawn and the tasks that waited for it are done. */
const settled = (): Promise<void> =>
  new Promise((resolve) => void frame.call(globalThis, () => void timer.call(globalThis, resolve, 0)));

type Act = (...parts: unknown[]) => Promise<unknown>;

// A real click or key is over when the browser has told the page of it; what React does next may wait for another task. On a busy
// machine a test that looks at once would look too early.
for (const name of ['click', 'fill', 'keyboard', 'tab', 'type', 'hover', 'selectOptions'] as const) {
  const act = userEvent[name].bind(userEvent) as Act;
  const settling: Act = async (...parts) => {
    await act(...parts);
    await settled();
  };
  Object.assign(userEvent, { [name]: settling });
}
