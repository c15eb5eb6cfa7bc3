import type { BuildingFloor, buildingCalls } from '@fireline/api/building';
import type { ReplyOf } from '@fireline/api/lib';
import type { alarmWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { floorText } from '../lib/floor.ts';
import { Plans, StateCell } from './Building.styles.ts';
import { levelCell, levelText } from './buildingColumns.tsx';
import type { buildingScreenWords } from './words.ts';

type Keys = keyof typeof buildingScreenWords | keyof typeof alarmWords | keyof typeof siteWords;
export type FloorTranslate = Translate<Keys>;
type FloorRow = ReplyOf<typeof buildingCalls.floors>['rows'][number];
type FloorState = Pick<BuildingFloor, 'floor' | 'devices' | 'byStatus' | 'alarms' | 'alarmLevel'>;

/** What every floor is told by: its name, devices, those online, alarms. */
const stateColumns = <Row extends FloorState>(t: FloorTranslate, { number }: Pick<Format, 'number'>): Column<Row>[] => [
  {
    id: 'floor',
    header: t('building.floor.name'),
    width: 110,
    isHideable: false,
    cell: ({ floor }) => floorText(floor, t),
  },
  {
    id: 'alarmLevel',
    // without it only the colour of the row's edge would say the level
    isHideable: false,
    header: t('building.list.level'),
    width: 120,
    text: (row) => levelText(row, t),
    cell: (row) => levelCell(row, t),
  },
  {
    id: 'alarms',
    header: t('building.floor.alarms'),
    width: 120,
    align: 'end',
    text: ({ alarms }) => alarms,
    cell: ({ alarms }) => number(alarms),
  },
  {
    id: 'devices',
    header: t('building.list.devices'),
    width: 90,
    align: 'end',
    text: ({ devices }) => devices,
    cell: ({ devices }) => number(devices),
  },
  {
    id: 'online',
    header: t('building.floor.online'),
    width: 90,
    align: 'end',
    text: ({ byStatus }) => byStatus.online ?? 0,
    cell: ({ byStatus }) => number(byStatus.online ?? 0),
  },
];

/** The columns of floors of any building. @spec BLD-04 */
export const floorColumns = (t: FloorTranslate, format: Pick<Format, 'number'>): readonly Column<FloorRow>[] => [
  { id: 'building', header: t('building.list.name'), width: 140, cell: ({ buildingName }) => buildingName },
  { id: 'place', header: t('building.list.place'), width: 200, cell: ({ placeName }) => placeName },
  ...stateColumns<FloorRow>(t, format),
];

type FloorPlan = BuildingFloor['plans'][number];

const planText = ({ name, versionId }: FloorPlan, t: FloorTranslate): string =>
  versionId === null ? t('building.floor.unpublished', { name }) : name;

/** The plans of a floor, each with the way to it; that there is none, or that it is not published, in words. @spec BLD-04 PLN-05 */
function plansCell({ plans }: BuildingFloor, t: FloorTranslate): ReactNode {
  if (plans.length === 0) return t('building.floor.noPlan');
  return (
    <Plans>
      {plans.map((plan) => (
        <StateCell key={plan.layerId}>
          {plan.versionId === null ? (
            planText(plan, t)
          ) : (
            <Link href={pathTo('planMonitorDetail', { layerId: plan.layerId })}>{planText(plan, t)}</Link>
          )}
          {plan.isPrivate && <Lock role="img" aria-label={t('building.floor.private')} />}
        </StateCell>
      ))}
    </Plans>
  );
}

/** The columns of one building's floors, with their plans. @spec BLD-04 */
export const ownFloorColumns = (
  t: FloorTranslate,
  format: Pick<Format, 'number'>,
): readonly Column<BuildingFloor>[] => [
  ...stateColumns<BuildingFloor>(t, format),
  {
    id: 'plans',
    header: t('building.floor.plan'),
    width: 220,
    description: t('building.floor.planHint'),
    hasControls: true,
    text: ({ plans }) =>
      plans.length === 0 ? t('building.floor.noPlan') : plans.map((plan) => planText(plan, t)).join(', '),
    cell: (row) => plansCell(row, t),
  },
];
