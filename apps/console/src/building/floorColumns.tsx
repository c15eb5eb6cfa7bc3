import type { BuildingFloor, buildingCalls } from '@fireline/api/building';
import type { ReplyOf } from '@fireline/api/lib';
import type { alarmWords } from '@fireline/domain/alarm';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { floorText } from '../lib/floor.ts';
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
    cell: (row) => levelCell(row),
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
