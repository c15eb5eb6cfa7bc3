import { type Plan, planCalls } from '@fireline/api/plan';
import { pathTo } from '@fireline/domain/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDownload } from '../../lib/useDownload.ts';
import type { PlanDeed, PlanDone } from './PlanListMenu.tsx';
import { toldPlan } from './planListColumns.tsx';
import { usePlanDelete } from './usePlanDelete.ts';
import { usePlanPublish } from '../publish/usePlanPublish.ts';

/** What stands over the list: the form or dialog of one plan; the form without a plan makes a new one. */
export interface PlanShown {
  readonly deed: Exclude<PlanDeed, 'open' | 'delete' | 'publish' | 'download'>;
  readonly plan: Plan | undefined;
}

/** Where a plan is looked at. @spec PLN-04 */
export const openPath = (layerId: number): string => `${pathTo('planMonitorDetail', { layerId })}?mode=view`;

/** Does what a row's menu asks for; `onDo` stays the same function, so that no row is drawn for it. @spec PLN-01 PLN-03 */
export function usePlanDeeds(onChanged: () => unknown) {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<PlanShown>();
  const remove = usePlanDelete(onChanged);
  const publish = usePlanPublish();
  const original = useDownload(planCalls.original);
  const act = ({ deed, plan }: PlanDone): void => {
    const told = toldPlan(plan);
    if (deed === 'open') navigate(openPath(plan.layerId));
    else if (deed === 'delete') void remove(plan);
    else if (!told) return;
    else if (deed === 'publish') publish({ layerId: told.layerId });
    else if (deed === 'download') void original.download({ layerId: told.layerId });
    else setShown({ deed, plan: told });
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const onDo = useCallback((done: PlanDone) => latest.current(done), []);
  return { onDo, shown, setShown };
}
