import './mapWorker.ts';
import type { Wgs84 } from '@fireline/domain/site';
import { MapBase, MapMarker } from '@fireline/ui/MapBase';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { MapPin } from 'lucide-react';
import { Landmarks } from './Landmarks.tsx';
import { useBaseMap } from './useBaseMap.ts';
import { useLandmarks, useWhereText } from './useLandmarks.ts';
import { placeMapWords } from '../words.ts';
import { Pin } from './PlaceMap.styles.ts';

/** A building and what is round it. */
const zoom = 16;

export interface PlaceMapProps {
  readonly at: Wgs84;
  /** An alarm stands there: the pin has its colour. */
  readonly isAlarm: boolean;
  /** The place that it belongs to, whose buildings stand on the map; null: none. */
  readonly placeId?: number | null;
}

/** Where a device is that no plan shows. @spec ALM-11 */
export function PlaceMap({ at, isAlarm, placeId = null }: PlaceMapProps) {
  const t = useWords(placeMapWords);
  const landmarks = useLandmarks(at, placeId);
  const where = useWhereText(at, landmarks);
  const { base, isPending } = useBaseMap();
  if (isPending) return <Skeleton shape="block" lines={6} />;
  return (
    <MapBase key={`${at.lng} ${at.lat}`} label={t('placeMap.label')} base={base} defaultView={{ centre: at, zoom }}>
      <Landmarks landmarks={landmarks} where={where} />
      <MapMarker at={at}>
        <Pin role="img" data-alarm={isAlarm ? '' : undefined} aria-label={t('placeMap.here')}>
          <MapPin aria-hidden />
        </Pin>
      </MapMarker>
    </MapBase>
  );
}
