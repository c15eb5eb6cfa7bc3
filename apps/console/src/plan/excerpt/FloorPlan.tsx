import { Skeleton } from '@fireline/ui/Skeleton';
import { Suspense, lazy } from 'react';

const PlanExcerpt = lazy(() => import('./PlanExcerpt.tsx').then((m) => ({ default: m.PlanExcerpt })));

/** A published plan, whole, with its devices and how they are now. @spec BLD-04 PLN-04 */
export const FloorPlan = ({ layerId }: { readonly layerId: number }) => (
  <Suspense fallback={<Skeleton shape="block" lines={8} />}>
    <PlanExcerpt layerId={layerId} />
  </Suspense>
);
