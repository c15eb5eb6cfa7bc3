import { CallError } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import type { PlacedPoint } from '@fireline/domain/plan';
import type { PlanSave, PlanSaveAnswer } from '@fireline/ui/PlanDevices';
import type { Origin } from './usePlanPoints.ts';

const moved = ({ x, y, ...rest }: PlacedPoint, by: Origin, sign: 1 | -1): PlacedPoint => ({
  ...rest,
  x: x + sign * by.x,
  y: y + sign * by.y,
});

/** Saves where the devices stand, in the file's own coordinates; where somebody saved first it answers what they saved. @spec PLN-04 */
export function useSavePoints(layerId: number, origin: Origin | undefined, onSaved: () => void) {
  const { client } = useApi();
  if (!origin) return undefined;
  const theirs = async () => {
    const saved = await client.send(planCalls.points, { layerId });
    const points = saved.points.map(({ deviceId, layer, x, y, rotationDeg }) =>
      moved({ deviceId, layer, x, y, rotationDeg }, origin, -1),
    );
    return { by: saved.savedBy, points, revision: saved.revision };
  };
  return async ({ points, revision }: PlanSave): Promise<PlanSaveAnswer> => {
    try {
      const reply = await client.send(planCalls.savePoints, {
        layerId,
        revision,
        points: points.map(({ rotationDeg = 0, ...point }) => ({ ...moved(point, origin, 1), rotationDeg })),
      });
      onSaved();
      return { ok: true, revision: reply.revision };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, problems } = error;
      if (code === 'plan.conflict') return { ok: false, problems, theirs: await theirs() };
      return { ok: false, problems: problems.length > 0 ? problems : [{ code }] };
    }
  };
}
