import { planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import { useEffect } from 'react';

/** A plan as it was asked for, again whenever push tells that it changed; without its key only that it is there. @spec PLN-03 PLN-05 */
export function usePlan(layerId: number) {
  const call = useCall(planCalls.detail, { layerId });
  useTopic(planTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.some((change) => change.layerId === layerId))) void call.refetch();
    },
    reload: () => void call.refetch(),
  });
  const plan = call.data && 'name' in call.data ? call.data : undefined;
  const { refetch } = call;
  const opensUntil = plan?.opensUntil;
  useEffect(() => {
    if (opensUntil == null) return undefined;
    // asked again when its key has run out: then it is hidden anew
    const timer = setTimeout(() => void refetch(), Math.max(0, Date.parse(opensUntil) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [opensUntil, refetch]);
  return { ...call, plan, isHidden: call.data !== undefined && !plan };
}
