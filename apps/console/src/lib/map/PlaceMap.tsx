import '../../lib/map/mapWorker.ts';
import type { Wgs84 } from '@fireline/domain/site';
import { MapBase, MapMarker } from '@fireline/ui/MapBase';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { MapPin } from 'lucide-react';
import { useBaseMap } from '../../lib/map/useBaseMap.ts';
import { Pin } from './Desk.styles.ts';
import { deskWords } from './words.ts';

/** A building and what is round it. */
const zoom = 16;

/** Where an alarm stands that no plan shows. @spec ALM-11 */
export function PlaceMap({ at }: { readonly at: Wgs84 }) {
  const t = useWords(deskWords);
  const { base, isPending } = useBaseMap();
  if (isPending) return <Skeleton shape="block" lines={6} />;
  return (
    <MapBase key={`${at.lng} ${at.lat}`} label={t('desk.map')} base={base} defaultView={{ centre: at, zoom }}>
      <MapMarker at={at}>
        <Pin role="img" aria-label={t('desk.map.here')}>
          <MapPin aria-hidden />
        </Pin>
      </MapMarker>
    </MapBase>
  );
}
