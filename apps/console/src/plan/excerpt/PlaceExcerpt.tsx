import { planCalls } from '@fireline/api/plan';
import type { FloorStack } from '@fireline/api/site';
import { wgs84 } from '@fireline/domain/site';
import { useWords } from '@fireline/ui/lib';
import { lazyPart } from '../../lib/loading/lazyPart.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { FloorExcerpt } from './FloorExcerpt.tsx';
import { placeMapWords } from '../../lib/words.ts';

const skeleton = { shape: 'block', lines: 6 } as const;
const PlanExcerpt = lazyPart(() => import('./PlanExcerpt.tsx').then((m) => m.PlanExcerpt), { skeleton });
const PlaceMap = lazyPart(() => import('../../lib/map/PlaceMap.tsx').then((m) => m.PlaceMap), { skeleton });

export interface PlaceExcerptProps {
  readonly deviceId: number;
  /** Published plans that show the device. */
  readonly plans: readonly { readonly layerId: number }[];
  /** The floors of its building where no plan shows it; null: none that the reader may see. */
  readonly stack: FloorStack | null;
  /** The floor that it hangs on; null: not known. */
  readonly floor: number | null;
  /** null: not known. */
  readonly lngLat: { readonly lng: number; readonly lat: number } | null;
  /** The place that it belongs to: its buildings stand on the map. */
  readonly placeId?: number | null;
  /** Beside an alarm: the pin has its colour. Default false. */
  readonly isAlarm?: boolean;
}

/** The part of the plan around a device; where no plan shows it, the floors of its building, else the map. @spec ALM-11 DEV-13 BLD-04 */
export function PlaceExcerpt({
  deviceId,
  plans,
  stack,
  floor,
  lngLat,
  placeId = null,
  isAlarm = false,
}: PlaceExcerptProps) {
  const t = useWords(placeMapWords);
  const may = useMay();
  const [plan] = may(planCalls.detail) ? plans : [];
  if (!plan && stack && stack.floors.length > 0) return <FloorExcerpt stack={stack} floor={floor} />;
  if (plan) return <PlanExcerpt layerId={plan.layerId} deviceId={deviceId} />;
  if (lngLat) return <PlaceMap at={wgs84(lngLat.lng, lngLat.lat)} isAlarm={isAlarm} placeId={placeId} />;
  return <p>{t('placeMap.nowhere')}</p>;
}
