import { type Plan, planCalls } from '@fireline/api/plan';
import { useCall } from '@fireline/api/react';
import type { FloorAlarm } from '@fireline/domain/plan';
import { PlanFloors } from '@fireline/ui/PlanFloors';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useMemo } from 'react';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { useMedia } from '../../lib/useMedia.ts';
import { narrowPlan } from '../Plan.styles.ts';
import { useBuildingAlarms } from './usePlanAlarms.ts';

export interface BuildingFloorsProps {
  readonly plan: Plan & { readonly boundId: number };
  /** The floor that is shown; one without a plan as well. */
  readonly floor: number | undefined;
  readonly isLocked: boolean;
  readonly onLockChange: (change: { readonly isLocked: boolean }) => void;
  readonly onShow: (shown: { readonly floor: number; readonly layerId: number | undefined }) => void;
}

/** The floors of the building that the plan belongs to, with what is wrong on each, live. @spec BLD-04 N07 */
export function BuildingFloors({ plan, floor, isLocked, onLockChange, onShow }: BuildingFloorsProps) {
  const isNarrow = useMedia(narrowPlan);
  const call = useCall(planCalls.floors, { buildingId: plan.boundId });
  const standing = useBuildingAlarms(plan.placeName, plan.boundName);
  const alarms = useMemo(
    (): readonly FloorAlarm[] =>
      standing.list.map(({ alarmId, level, state, floor: at }) => ({ alarmId, level, state, floor: at ?? 0 })),
    [standing.list],
  );
  const floors = call.data?.floors;
  const stack = useMemo(() => {
    const numbers = (floors ?? []).map((one) => one.floor);
    return {
      building: { floorsAbove: Math.max(0, ...numbers), floorsUnder: -Math.min(0, ...numbers) },
      plans: (floors ?? []).flatMap((one) =>
        one.plans.filter(({ versionId }) => versionId !== null).map(({ layerId }) => ({ floor: one.floor, layerId })),
      ),
    };
  }, [floors]);
  if (!floors && call.error) return <CallFailed error={call.error} onRetry={() => void call.refetch()} />;
  // alarms that stood before are not new: they would turn away from the floor that somebody just opened
  if (!floors || !standing.isLoaded) return <Skeleton lines={6} />;
  return (
    <PlanFloors
      building={stack.building}
      plans={stack.plans}
      alarms={alarms}
      {...(floor === undefined ? {} : { floor })}
      orientation={isNarrow ? 'row' : 'column'}
      isLocked={isLocked}
      onLockChange={onLockChange}
      onFloorChange={(change) =>
        onShow({
          floor: change.floor,
          layerId: stack.plans.find((one) => one.floor === change.floor)?.layerId,
        })
      }
    />
  );
}
