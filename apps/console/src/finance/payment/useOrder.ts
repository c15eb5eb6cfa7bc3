import { financeCalls, orderTopic } from '@fireline/api/finance';
import { useCall, useTopic } from '@fireline/api/react';
import { useEffect, useState } from 'react';

/** An order as it is now: read again when it changes, and every 15 s. @spec FIN-01 FIN-12 */
export function useOrder(orderId: number) {
  const call = useCall(financeCalls.order, { orderId }, { isPolling: true });
  useTopic(orderTopic, {
    events: (events) => {
      if (events.some((event) => event.data.orderId === orderId)) void call.refetch();
    },
    reload: () => void call.refetch(),
  });
  return call;
}

/** The present by the gateway's clock, second by second: also on a page that slept, and where the clock of the device is wrong. @spec FIN-12 */
export function useGatewayNow(now: string, isTicking: boolean): number {
  const [nowMs, setNow] = useState(() => Date.parse(now));
  useEffect(() => {
    const offsetMs = Date.parse(now) - Date.now();
    const tick = (): void => setNow(Date.now() + offsetMs);
    tick();
    if (!isTicking) return undefined;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now, isTicking]);
  return nowMs;
}
