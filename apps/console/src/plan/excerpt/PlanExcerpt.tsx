import { type Plan, planCalls } from '@fireline/api/plan';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { PlanCanvas, type PlanMeta, usePlanStage } from '@fireline/ui/PlanCanvas';
import { PlanDevices } from '@fireline/ui/PlanDevices';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePlanPoints } from '../marks/usePlanPoints.ts';
import { usePublished } from '../publish/usePublished.ts';
import { Frame } from './PlanExcerpt.styles.ts';

/** How much nearer than the whole plan a device is shown. */
const nearer = 2.5;

/** Moves the view to a point as soon as there is a picture of the plan. */
function ShownPoint({ x, y }: { readonly x: number; readonly y: number }) {
  const stage = usePlanStage();
  const hasPicture = stage.extent !== undefined;
  useEffect(() => {
    if (hasPicture) stage.goTo({ x, y, scale: stage.frame().view.scale * nearer });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a point: afterwards the reader moves the view
  }, [hasPicture, x, y]);
  return null;
}

function Excerpt({ plan, deviceId }: { readonly plan: Plan; readonly deviceId: number | undefined }) {
  const [, navigate] = useLocation();
  const [meta, setMeta] = useState<PlanMeta>();
  const source = usePublished(plan);
  const { points } = usePlanPoints(plan.layerId, meta?.origin);
  const own = points.find((point) => point.deviceId === deviceId);
  return (
    <Frame>
      <PlanCanvas
        label={plan.name}
        {...(source && { source })}
        defaultColours="grey"
        onOpened={(opened) => setMeta(opened.meta)}
      >
        <PlanDevices points={points} onOpenDevice={(open) => navigate(pathTo('deviceDetail', open))} />
        {meta && own && <ShownPoint x={own.x} y={own.y} />}
      </PlanCanvas>
      <Link href={pathTo('planMonitorDetail', { layerId: plan.layerId })}>{plan.name}</Link>
    </Frame>
  );
}

export interface PlanExcerptProps {
  readonly layerId: number;
  /** The device that is looked at; left out: the whole plan. */
  readonly deviceId?: number | undefined;
}

/** The part of a plan around a device, or the whole of it, with the devices beside it and how they are now. @spec ALM-11 PLN-04 */
export function PlanExcerpt({ layerId, deviceId }: PlanExcerptProps) {
  const { data } = useCall(planCalls.detail, { layerId });
  if (!data || !('name' in data)) return <Skeleton shape="block" lines={6} />;
  return <Excerpt key={`${layerId} ${deviceId}`} plan={data} deviceId={deviceId} />;
}
