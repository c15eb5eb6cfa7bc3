import { type PlanChange, type PlanQuery, type SeenPlan, planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import { useMemo, useState } from 'react';

const noChanges: ReadonlyMap<number, PlanChange> = new Map();

/** The row as push last told of its publishing; what did not change stays the same object. */
function changed(plan: SeenPlan, change: PlanChange | undefined): SeenPlan {
  if (!change || !('name' in plan) || change.publishState !== 'inProgress') return plan;
  const { publishState, progressPercent } = change;
  return { ...plan, publishState, progressPercent: progressPercent ?? plan.progressPercent };
}

/** A page of plans, kept true by push: progress lands in its row, all else is asked for again. @spec PLN-01 PLN-03 */
export function usePlanList(query: Partial<PlanQuery>) {
  const call = useCall(planCalls.list, query, { keepsPrevious: true });
  const [told, setTold] = useState({ of: call.data, changes: noChanges });
  const changes = told.of === call.data ? told.changes : noChanges;
  useTopic(planTopic, {
    events: (events) => {
      const all = events.flatMap(({ data }) => data);
      // two messages may come before the next drawing
      setTold((before) => ({
        of: call.data,
        changes: new Map([
          ...(before.of === call.data ? before.changes : noChanges),
          ...all.map((one) => [one.layerId, one] as const),
        ]),
      }));
      if (all.some(({ publishState }) => publishState !== 'inProgress')) void call.refetch();
    },
    reload: () => void call.refetch(),
  });
  const data = useMemo(
    () => call.data && { ...call.data, rows: call.data.rows.map((plan) => changed(plan, changes.get(plan.layerId))) },
    [call.data, changes],
  );
  const { dataUpdatedAt, isPending, isPlaceholderData, error, refetch } = call;
  return { data, dataUpdatedAt, isPending, isPlaceholderData, error, refetch };
}
