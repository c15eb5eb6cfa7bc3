import type { buildingCalls } from '@fireline/api/building';
import type { ReplyOf } from '@fireline/api/lib';
import type { alarmWords } from '@fireline/domain/alarm';
import { offlineAmong } from '@fireline/domain/device';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, VisuallyHidden } from '@fireline/ui/lib';
import { floorText } from '../lib/floor.ts';
import { countCell } from '../lib/list/countCell.ts';
import { TwoLines } from '../lib/list/TwoLines.styles.ts';
import { Age } from '../lib/parts/Age.tsx';
import { levelColumn } from './buildingColumns.tsx';
import type { buildingScreenWords } from './words.ts';

type Keys = keyof typeof buildingScreenWords | keyof typeof alarmWords | keyof typeof siteWords;
type FloorTranslate = Translate<Keys>;
type FloorRow = ReplyOf<typeof buildingCalls.floors>['rows'][number];
type FloorFormat = Pick<Format, 'number' | 'dateTime'>;

/** A floor with its building and its place, as it is called where nothing else names them. */
export const floorTitle = ({ placeName, buildingName, floor }: FloorRow, t: FloorTranslate): string =>
  `${placeName} ${buildingName} ${floorText(floor, t)}`;

const whereColumns = (t: FloorTranslate): readonly Column<FloorRow>[] => [
  {
    id: 'place',
    header: t('building.list.place'),
    width: 200,
    isInEveryFile: true,
    cell: ({ placeName }) => placeName,
  },
  {
    id: 'building',
    header: t('building.list.name'),
    width: 140,
    isInEveryFile: true,
    cell: ({ buildingName }) => buildingName,
  },
  {
    id: 'floor',
    header: t('building.floor.name'),
    width: 220,
    isHideable: false,
    isSortable: true,
    text: ({ floor }) => floorText(floor, t),
    cell: (row) => (
      <TwoLines title={floorTitle(row, t)}>
        <span>{`${row.buildingName} ${floorText(row.floor, t)}`}</span>
        <small>
          <VisuallyHidden> · </VisuallyHidden>
          {row.placeName}
        </small>
      </TwoLines>
    ),
  },
];

const alarmColumns = (t: FloorTranslate, format: FloorFormat): readonly Column<FloorRow>[] => [
  {
    id: 'alarms',
    header: t('building.floor.alarms'),
    width: 120,
    isSortable: true,
    ...countCell<FloorRow>(({ alarms }) => alarms, format),
  },
  {
    id: 'unacknowledged',
    header: t('alarm.state.open'),
    width: 124,
    align: 'end',
    text: ({ unacknowledged }) => unacknowledged,
    cell: ({ unacknowledged }) =>
      unacknowledged > 0 ? <strong>{format.number(unacknowledged)}</strong> : format.number(0),
  },
  {
    id: 'lastAlarm',
    header: t('building.floor.lastAlarm'),
    width: 180,
    text: ({ lastAlarmAt }) => (lastAlarmAt === null ? '' : format.dateTime(lastAlarmAt)),
    fileValue: ({ lastAlarmAt }) => (lastAlarmAt === null ? '' : new Date(lastAlarmAt)),
    cell: ({ lastAlarmAt }) => (lastAlarmAt === null ? '' : <Age at={lastAlarmAt} />),
  },
];

const deviceColumns = (t: FloorTranslate, format: FloorFormat): readonly Column<FloorRow>[] => [
  {
    id: 'offline',
    header: t('building.floor.offline'),
    width: 110,
    ...countCell<FloorRow>(({ byStatus }) => offlineAmong(byStatus), format),
  },
  {
    id: 'online',
    header: t('building.floor.online'),
    width: 90,
    ...countCell<FloorRow>(({ byStatus }) => byStatus.online ?? 0, format),
  },
  {
    id: 'devices',
    header: t('building.list.devices'),
    width: 90,
    isSortable: true,
    ...countCell<FloorRow>(({ devices }) => devices, format),
  },
];

/** Floors of any building: how bad it is, where, what waits and since when, what is silent there. @spec BLD-04 */
export const floorColumns = (t: FloorTranslate, format: FloorFormat): readonly Column<FloorRow>[] => [
  { ...levelColumn(t), isSortable: true },
  ...whereColumns(t),
  ...alarmColumns(t, format),
  ...deviceColumns(t, format),
];
