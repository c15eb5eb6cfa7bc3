import { type DeviceChange, deviceTopic } from '@fireline/api/device';
import { useTopic } from '@fireline/api/react';
import { deviceStatus } from '@fireline/domain/device';
import { useEffect, useRef } from 'react';

/** Between two questions for what was changed: thousands of devices change in a minute. */
const askMs = 1500;

/** What pages and counts of devices go by, of one. */
const markOf = (change: DeviceChange): string =>
  [deviceStatus(change), change.alarmLevel, change.revision].map(String).join(' ');

/**
 * Asks again soon after one of the devices changed, or another one in a way that may bring it here; at once when others may be there.
 * @spec DEV-12 ALM-06
 */
export function useFollowed(deviceIds: readonly number[], askAgain: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const marks = useRef(new Map<number, string>());
  const ask = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    askAgain();
  };
  /** Whether the device changed since its last push. */
  const isAnother = (change: DeviceChange): boolean => {
    const [before, mark] = [marks.current.get(change.deviceId), markOf(change)];
    marks.current.set(change.deviceId, mark);
    // of one that was not pushed before nothing is known but that an alarm stands on it
    return before === undefined ? change.alarmLevel !== null : before !== mark;
  };
  useTopic(deviceTopic, {
    events: (events) => {
      const shown = new Set(deviceIds);
      const changes = events.flatMap(({ data }) => data);
      // each is looked at, so that the next change of it is known
      const matter = changes.filter((change) => isAnother(change) || shown.has(change.deviceId));
      if (matter.length > 0) timer.current ??= setTimeout(ask, askMs);
    },
    reload: ask,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
