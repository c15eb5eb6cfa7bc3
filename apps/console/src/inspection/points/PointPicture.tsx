import { inspectionCalls, type InspectionPointDetail } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { useMay } from '../../lib/session/useMay.ts';
import { RoutePicture } from './RoutePicture.tsx';

/** Where a point is: on the floors of its line, by its number on the way; of one that is in no line alone. @spec INS-02 BLD-04 */
export function PointPicture({ point }: { readonly point: InspectionPointDetail }) {
  const { lineId, unitId } = point;
  const isEnabled = useMay()(inspectionCalls.line) && lineId !== null;
  const { data } = useCall(inspectionCalls.line, { lineId: lineId ?? 0 }, { isEnabled });
  if (isEnabled && !data) return null;
  return <RoutePicture unitId={unitId} route={data?.route ?? [point]} />;
}
