import { buildingWords } from '@fireline/domain/building';
import { MapMarker } from '@fireline/ui/MapBase';
import { useWords } from '@fireline/ui/lib';
import { Building2, Droplets, Flame, type LucideIcon, ShieldCheck, Waves } from 'lucide-react';
import { LandmarkSign, Whereabouts } from './PlaceMap.styles.ts';
import type { Landmark } from './useLandmarks.ts';

const icons: Readonly<Record<Landmark['kind'], LucideIcon>> = {
  building: Building2,
  hydrant: Droplets,
  water: Waves,
  fireteam: Flame,
  firesite: ShieldCheck,
};

export interface LandmarksProps {
  readonly landmarks: readonly Landmark[];
  /** Where the point is that the map is about, in words; undefined: not known. */
  readonly where: string | undefined;
}

/** What stands near on a map whose ground says little, and a line that says where the point is. @spec BLD-05 DEV-25 */
export function Landmarks({ landmarks, where }: LandmarksProps) {
  const t = useWords(buildingWords);
  return (
    <>
      {landmarks.map(({ key, kind, name, shortName, at }) => {
        const Icon = icons[kind];
        const title = kind === 'building' ? name : `${t(`building.resource.${kind}`)} ${name}`;
        return (
          <MapMarker key={key} at={at}>
            {/* many stand near together: only buildings have room for a name, a short one */}
            <LandmarkSign data-kind={kind} role="img" aria-label={title} title={title}>
              <Icon aria-hidden size={14} />
              {kind === 'building' && shortName}
            </LandmarkSign>
          </MapMarker>
        );
      })}
      {where !== undefined && <Whereabouts role="status">{where}</Whereabouts>}
    </>
  );
}
