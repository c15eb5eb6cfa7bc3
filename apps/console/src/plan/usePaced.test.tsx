import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usePaced } from './usePaced.ts';

it('a list is requested once for the many events of a publish, and not after its screen has gone [PLN-03]', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const request = vi.fn<() => void>();
  let again = (): void => {};
  function List() {
    again = usePaced(request);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  // flushes the effects, too
  const draw = (content: ReactNode): void => {
    flushSync(() => root.render(content));
    flushSync(() => {});
  };
  draw(<List />);

  for (let event = 0; event < 20; event += 1) again();
  expect(request).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(request).toHaveBeenCalledTimes(1);
  again();
  vi.advanceTimersByTime(5000);
  expect(request).toHaveBeenCalledTimes(2);

  again();
  draw(null);
  again();
  vi.advanceTimersByTime(5000);
  expect(request).toHaveBeenCalledTimes(2);
});
