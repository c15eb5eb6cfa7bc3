import { planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';

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
  return { ...call, plan, isHidden: call.data !== undefined && !plan };
}
