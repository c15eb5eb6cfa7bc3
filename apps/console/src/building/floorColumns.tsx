import type { buildingCalls } from '@fireline/api/building';
import type { ReplyOf } from '@fireline/api/lib';
import type { alarmWords } from '@fireline/domain/alarm';
import { offlineAmong } from '@fireline/domain/device';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, type Translate, VisuallyHidden, useFormat, useNow } from '@fireline/ui/lib';
import { floorText } from '../lib/floor.ts';
import { TwoLines } from '../lib/list/TwoLines.styles.ts';
import { levelCell, levelText } from './buildingColumns.tsx';
import type { buildingScreenWords } from './words.ts';

type Keys = keyof typeof buildingScreenWords | keyof typeof alarmWords | keyof typeof siteWords;
type FloorTranslate = Translate<Keys>;
type FloorRow = ReplyOf<typeof buildingCalls.floors>['rows'][number];
type FloorFormat = Pick<Format, 'number' | 'dateTime'>;

/** A floor with its building and its place, as it is called where nothing else names them. */
export const floorTitle = ({ placeName, buildingName, floor }: FloorRow, t: FloorTranslate): string =>
  `${placeName} ${buildingName} ${floorText(floor, t)}`;

function Age({ at }: { readonly at: string }) {
  const format = useFormat();
  const now = useNow(10_000);
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.age(at, now)}
    </time>
  );
}

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

const alarmColumns = (t: FloorTranslate, { number, dateTime }: FloorFormat): readonly Column<FloorRow>[] => [
  {
    id: 'alarms',
    header: t('building.floor.alarms'),
    width: 120,
    align: 'end',
    isSortable: true,
    text: ({ alarms }) => alarms,
    cell: ({ alarms }) => number(alarms),
  },
  {
    id: 'unacknowledged',
    header: t('alarm.state.open'),
    width: 100,
    align: 'end',
    text: ({ unacknowledged }) => unacknowledged,
    cell: ({ unacknowledged }) => (unacknowledged > 0 ? <strong>{number(unacknowledged)}</strong> : number(0)),
  },
  {
    id: 'lastAlarm',
    header: t('building.floor.lastAlarm'),
    width: 130,
    text: ({ lastAlarmAt }) => (lastAlarmAt === null ? '' : dateTime(lastAlarmAt)),
    fileValue: ({ lastAlarmAt }) => (lastAlarmAt === null ? '' : new Date(lastAlarmAt)),
    cell: ({ lastAlarmAt }) => (lastAlarmAt === null ? '' : <Age at={lastAlarmAt} />),
  },
];

const deviceColumns = (t: FloorTranslate, { number }: FloorFormat): readonly Column<FloorRow>[] => [
  {
    id: 'offline',
    header: t('building.floor.offline'),
    width: 110,
    align: 'end',
    text: ({ byStatus }) => offlineAmong(byStatus),
    cell: ({ byStatus }) => number(offlineAmong(byStatus)),
  },
  {
    id: 'online',
    header: t('building.floor.online'),
    width: 90,
    align: 'end',
    text: ({ byStatus }) => byStatus.online ?? 0,
    cell: ({ byStatus }) => number(byStatus.online ?? 0),
  },
  {
    id: 'devices',
    header: t('building.list.devices'),
    width: 90,
    align: 'end',
    isSortable: true,
    text: ({ devices }) => devices,
    cell: ({ devices }) => number(devices),
  },
];

/** Floors of any building: how bad it is, where, what waits and since when, what is silent there. @spec BLD-04 */
export const floorColumns = (t: FloorTranslate, format: FloorFormat): readonly Column<FloorRow>[] => [
  {
    id: 'alarmLevel',
    // without it only the colour of the row's edge would say the level
    isHideable: false,
    isSortable: true,
    header: t('building.list.level'),
    width: 120,
    text: (row) => levelText(row, t),
    cell: (row) => levelCell(row),
  },
  ...whereColumns(t),
  ...alarmColumns(t, format),
  ...deviceColumns(t, format),
];
