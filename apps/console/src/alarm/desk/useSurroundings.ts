import { alarmCalls, type AlarmSurroundings } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { useEffect, useState } from 'react';

/** Who walks through the list does not ask for each row on the way. */
const restMs = 150;

/** The value once it has rested. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What is around an alarm, and how its device is now. @spec ALM-11 */
export function useSurroundings(alarmId: number) {
  const rested = useRested(alarmId);
  const call = useCall(alarmCalls.surroundings, { alarmId }, { isEnabled: rested === alarmId, isPolling: true });
  return call satisfies { readonly data: AlarmSurroundings | undefined };
}
