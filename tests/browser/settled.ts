import { userEvent } from 'vitest/browser';
import { drawnFrame } from './drawnFrame.ts';

type Act = (...parts: unknown[]) => Promise<unknown>;

// A real click or key is over when the browser has told the page of it; what React does next may wait for another task. On a busy
// machine a test that looks at once would look too early.
for (const name of ['click', 'fill', 'keyboard', 'tab', 'type', 'hover', 'selectOptions'] as const) {
  const act = userEvent[name].bind(userEvent) as Act;
  const settling: Act = async (...parts) => {
    await act(...parts);
    await drawnFrame();
  };
  Object.assign(userEvent, { [name]: settling });
}
