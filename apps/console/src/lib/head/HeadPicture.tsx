import type { FloorStack } from '@fireline/api/site';
import { pathTo } from '@fireline/domain/shell';
import { pointZoom, wgs84 } from '@fireline/domain/site';
import { BuildingElevation } from '@fireline/ui/BuildingElevation';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Picture } from '../images/Picture.tsx';
import type { ImageCall } from '../images/useHeldImages.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import { viewText } from '../map/mapView.ts';
import { useMay } from '../session/useMay.ts';
import { Caption, Filling } from './Head.styles.ts';
import { headWords } from './words.ts';

const CityPicture = lazyPart(() => import('../map/CityPicture.tsx').then((m) => m.CityPicture), { isSilent: true });

export interface HeadPictureProps {
  /** A photo of it; it goes before everything else. */
  readonly photo?: { readonly call: ImageCall; readonly imageId: string; readonly label: string } | undefined;
  /** The floors of its building; null: it has none, undefined: not known yet. */
  readonly building: FloorStack | null | undefined;
  /** It may be one of several places: the building is named with its own. Default false. */
  readonly hasPlaces?: boolean;
  readonly lng: number | null;
  readonly lat: number | null;
}

export const mapAddress = (lng: number, lat: number): string =>
  `${pathTo('monitorPage')}?at=${viewText({ centre: wgs84(lng, lat), zoom: pointZoom + 2 })}`;

/** The way to the map for those who may open it. */
export function MapLink({ lng, lat }: Pick<HeadPictureProps, 'lng' | 'lat'>) {
  const t = useWords(headWords);
  const may = useMay()({ who: ['monitorPage:view'] });
  return lng === null || lat === null || !may ? null : <Link href={mapAddress(lng, lat)}>{t('head.onMap')}</Link>;
}

/** What a record looks like: its photo, else the floors of the building where it is worst, else where it lies in its city. @spec BLD-03 BLD-04 */
export function HeadPicture({ photo, building, hasPlaces = false, lng, lat }: HeadPictureProps) {
  const t = useWords(headWords);
  if (photo)
    return (
      <Filling>
        <Picture {...photo} />
      </Filling>
    );
  if (building === undefined) return <div aria-busy="true" />;
  if (building && building.floors.length > 0) {
    const name = hasPlaces && building.placeName ? `${building.placeName} ${building.name}` : building.name;
    return (
      <Filling>
        <Link
          isQuiet
          href={pathTo('buildingDetail', { buildingId: building.buildingId })}
          title={t('head.building', { name })}
        >
          <BuildingElevation size="small" label={name} floors={building.floors} />
          <Caption>{name}</Caption>
        </Link>
      </Filling>
    );
  }
  if (lng === null || lat === null) return null;
  return (
    <Filling>
      <CityPicture at={wgs84(lng, lat)} />
    </Filling>
  );
}
