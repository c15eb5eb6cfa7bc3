import { deviceTopic } from '@fireline/api/device';
import { useTopic } from '@fireline/api/react';
import { useEffect, useRef } from 'react';

/** Between two questions for what was changed: thousands of devices change in a minute. */
const askMs = 5000;

/** Asks again soon after one of the devices changed, and at once when others may be there. @spec DEV-12 ALM-06 */
export function useFollowed(deviceIds: readonly number[], askAgain: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    askAgain();
  };
  useTopic(deviceTopic, {
    events: (events) => {
      const shown = new Set(deviceIds);
      if (events.some(({ data }) => data.some(({ deviceId }) => shown.has(deviceId))))
        timer.current ??= setTimeout(ask, askMs);
    },
    reload: ask,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
