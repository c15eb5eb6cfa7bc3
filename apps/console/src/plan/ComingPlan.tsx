import { useSparePlanWorker } from '@fireline/ui/PlanCanvas';
import { Skeleton } from '@fireline/ui/Skeleton';

/** The plan is asked for; meanwhile what will draw it starts. */
export function ComingPlan() {
  useSparePlanWorker();
  return <Skeleton shape="block" lines={8} />;
}
