import { inspectionCalls } from '@fireline/api/inspection';
import { useCall } from '@fireline/api/react';
import { type BuildingStops, type RouteStop, routeStops } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { BuildingElevation } from '@fireline/ui/BuildingElevation';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Named } from '../../lib/page/Whereabouts.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { Buildings } from './Points.styles.ts';
import { lineWords } from './words.ts';

/** A tower scrolls in it to its first stop. */
const pictureHeight = 420;

interface BuildingProps {
  readonly building: BuildingStops;
  /** There is one stop alone: its floor is marked without a number. */
  readonly isAlone: boolean;
}

/** The stops of one building on its floors. */
function Building({ building, isAlone }: BuildingProps) {
  const t = useWords(lineWords);
  const { number } = useFormat();
  const { buildingId, name, floors, somewhere } = building;
  const firstStop = Math.min(...floors.flatMap(({ stops }) => stops));
  const marked = (stops: readonly number[]): string => stops.map((stop) => number(stop)).join(' · ');
  return (
    <figure>
      <figcaption>
        <Named name={name} href={pathTo('buildingDetail', { buildingId })} who={['buildingDetail:view']} />
      </figcaption>
      <BuildingElevation
        style={{ maxHeight: pictureHeight }}
        label={name}
        value={floors.find(({ stops }) => stops.includes(firstStop))?.floor}
        here={isAlone ? floors.find(({ stops }) => stops.length > 0)?.floor : null}
        floors={floors.map(({ floor, stops }) => ({
          floor,
          devices: 0,
          alarms: 0,
          alarmLevel: null,
          ...(stops.length > 0 && !isAlone && { mark: marked(stops) }),
        }))}
      />
      {somewhere.length > 0 && !isAlone && <p>{t('lines.picture.somewhere', { stops: marked(somewhere) })}</p>}
    </figure>
  );
}

export interface RoutePictureProps {
  readonly unitId: number;
  /** In the order in which they are walked; one alone is where it is. */
  readonly route: readonly RouteStop[];
}

/** Where the points of a line are: the buildings it goes through, with its stops by their numbers on their floors. @spec INS-03 BLD-04 */
export function RoutePicture({ unitId, route }: RoutePictureProps) {
  const t = useWords(lineWords);
  const { number } = useFormat();
  const isEnabled = useMay()(inspectionCalls.unitBuildings) && route.some(({ buildingId }) => buildingId !== null);
  const { data } = useCall(inspectionCalls.unitBuildings, { unitId }, { isEnabled });
  if (!data) return null;
  const { buildings, elsewhere } = routeStops(
    route,
    data.buildings.map(({ floorsBelow, ...building }) => ({ ...building, floorsUnder: floorsBelow })),
  );
  if (buildings.length === 0) return null;
  return (
    <section aria-label={t('lines.picture')}>
      <h3>{t('lines.picture')}</h3>
      <Buildings>
        {buildings.map((building) => (
          <Building key={building.buildingId} building={building} isAlone={route.length === 1} />
        ))}
      </Buildings>
      {elsewhere.length > 0 && (
        <p>{t('lines.picture.elsewhere', { stops: elsewhere.map((stop) => number(stop)).join(' · ') })}</p>
      )}
    </section>
  );
}
