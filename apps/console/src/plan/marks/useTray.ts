import { type Plan, planCalls } from '@fireline/api/plan';
import { useCall } from '@fireline/api/react';
import type { PlanDevice } from '@fireline/ui/PlanDevices';
import { useMemo } from 'react';

/** Devices that may be placed at most at once; more are found by searching. */
const trayMax = 200;
const noTray: readonly PlanDevice[] = [];

/** The devices that belong to the plan and are not on it, while it is edited. @spec PLN-04 */
export function useTray({ layerId }: Plan, isEditing: boolean) {
  const { data, refetch } = useCall(planCalls.candidates, { layerId, pageSize: trayMax }, { isEnabled: isEditing });
  const tray = useMemo(
    (): readonly PlanDevice[] =>
      data?.rows.map(({ deviceId, name, deviceType, ...device }) => ({ deviceId, name, deviceType, device })) ?? noTray,
    [data],
  );
  return { tray, refetch };
}
