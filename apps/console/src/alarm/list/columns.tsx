import type { Alarm, AlarmRuleVersion } from '@fireline/api/alarm';
import { alarmStates, type alarmWords, blinks } from '@fireline/domain/alarm';
import { type deviceWords, measurements } from '@fireline/domain/device';
import type { siteWords } from '@fireline/domain/site';
import { AlarmStateMark } from '@fireline/ui/AlarmList';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { type Format, type Translate, VisuallyHidden } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { TwoLines } from '../../lib/list/TwoLines.styles.ts';
import { Age } from '../../lib/parts/Age.tsx';
import { Aged, DrillMark, Figure, Kind, Times } from './columns.styles.ts';
import type { alarmScreenWords } from '../words.ts';

type Keys = keyof typeof alarmScreenWords | keyof typeof alarmWords | keyof typeof siteWords | keyof typeof deviceWords;
interface Reader {
  readonly t: Translate<Keys>;
  readonly format: Format;
}

export const valueText = (
  { measurement, value }: Pick<Alarm, 'measurement' | 'value'>,
  { format }: Pick<Reader, 'format'>,
): string => {
  if (measurement === null || value === null) return '';
  const { digits, unit } = measurements[measurement];
  return format.number(value, unit === '' ? { digits } : { digits, unit });
};

/** From where on a reading raises an alarm: '≥ 57 °C'. */
export const limitText = (
  { raisesWhen, threshold }: Pick<AlarmRuleVersion, 'raisesWhen' | 'threshold'>,
  measurement: Alarm['measurement'],
  reader: Pick<Reader, 'format'>,
): string => `${raisesWhen === 'atLeast' ? '≥' : '≤'} ${valueText({ measurement, value: threshold }, reader)}`;

export const buildingText = (
  alarm: Pick<Alarm, 'buildingName' | 'floor'>,
  t: Translate<keyof typeof siteWords>,
): string => [alarm.buildingName, floorText(alarm.floor, t)].filter((part) => part !== '').join(' ');

/** The place, and in it the building and the floor. */
export const whereText = (
  alarm: Pick<Alarm, 'placeName' | 'buildingName' | 'floor'>,
  t: Translate<keyof typeof siteWords>,
): string => [alarm.placeName, buildingText(alarm, t)].filter((part) => part !== '').join(' · ');

const levelColumn = ({ t }: Reader): readonly Column<Alarm>[] => [
  {
    id: 'level',
    header: t('alarm.column.level'),
    width: 100,
    pin: 'start',
    isHideable: false,
    sortValue: (alarm) => alarm.level,
    text: (alarm) => t(`alarm.level.${alarm.level}`),
    cell: (alarm) => <AlarmLevelBadge level={alarm.level} isBlinking={blinks(alarm)} />,
  },
];

/** What was reported. @spec ALM-01 ALM-02 */
const kindColumn = ({ t, format }: Reader): Column<Alarm> => ({
  id: 'kind',
  header: t('alarm.column.kind'),
  width: 158,
  isHideable: false,
  sortValue: (alarm) => t(`alarm.kind.${alarm.kind}`),
  text: (alarm) =>
    [
      alarm.drillId !== null && t('alarm.list.drill'),
      alarm.silencedUntil !== null && t('alarm.list.silenced'),
      t(`alarm.kind.${alarm.kind}`),
      alarm.count > 1 && t('alarm.list.repeats', { count: format.number(alarm.count) }),
    ]
      .filter(Boolean)
      .join(' '),
  cell: (alarm) => (
    <Kind data-state={alarm.state}>
      {alarm.drillId !== null && <DrillMark>{t('alarm.list.drill')}</DrillMark>}
      {alarm.silencedUntil !== null && (
        <DrillMark
          title={t('alarm.list.silencedUntil', { time: format.dateTime(alarm.silencedUntil) })}
          data-mark="silence"
        >
          {t('alarm.list.silenced')}
        </DrillMark>
      )}
      {t(`alarm.kind.${alarm.kind}`)}
      {alarm.count > 1 && <Times>{t('alarm.list.repeats', { count: format.number(alarm.count) })}</Times>}
    </Kind>
  ),
});

const valueColumn = ({ t, format }: Reader): Column<Alarm> => ({
  id: 'value',
  header: t('alarm.column.value'),
  width: 100,
  align: 'end',
  text: (alarm) => valueText(alarm, { format }),
  cell: (alarm) => <Figure>{valueText(alarm, { format })}</Figure>,
});

/** Where an alarm is that is closed. */
const placeColumns = ({ t }: Reader): readonly Column<Alarm>[] => [
  {
    id: 'place',
    header: t('alarm.column.place'),
    width: 132,
    sortValue: (alarm) => alarm.placeName,
    cell: (alarm) => alarm.placeName,
  },
  {
    id: 'building',
    header: t('alarm.column.building'),
    width: 130,
    sortValue: (alarm) => buildingText(alarm, t),
    cell: (alarm) => buildingText(alarm, t),
  },
];

/** The same in one cell: beside the preview there is little room. */
const whereColumn = ({ t }: Reader): Column<Alarm> => ({
  id: 'place',
  header: t('alarm.column.where'),
  width: 148,
  sortValue: (alarm) => whereText(alarm, t),
  text: (alarm) => whereText(alarm, t),
  cell: (alarm) => {
    const building = buildingText(alarm, t);
    return (
      <TwoLines title={whereText(alarm, t)}>
        <span>{alarm.placeName}</span>
        {building !== '' && (
          <small>
            <VisuallyHidden> · </VisuallyHidden>
            {building}
          </small>
        )}
      </TwoLines>
    );
  },
});

const deviceColumns = ({ t, format }: Reader): readonly Column<Alarm>[] => [
  {
    id: 'device',
    header: t('alarm.column.device'),
    width: 170,
    sortValue: (alarm) => alarm.deviceName,
    text: (alarm) => alarm.deviceName,
    cell: (alarm) => (
      <Kind>
        <DeviceTypeIcon type={alarm.deviceType} aria-label={t(`device.type.${alarm.deviceType}`)} /> {alarm.deviceName}
      </Kind>
    ),
  },
  {
    id: 'time',
    header: t('alarm.column.time'),
    width: 170,
    sortValue: (alarm) => alarm.alarmTime,
    isSortable: true,
    text: (alarm) => format.dateTime(alarm.alarmTime),
    fileValue: (alarm) => new Date(alarm.alarmTime),
    cell: (alarm) => <time dateTime={alarm.alarmTime}>{format.dateTime(alarm.alarmTime)}</time>,
  },
];

const lastColumns = ({ t }: Reader): readonly Column<Alarm>[] => [
  {
    id: 'category',
    header: t('alarm.column.category'),
    width: 88,
    sortValue: (alarm) => alarm.category,
    text: (alarm) => t(`alarm.category.${alarm.category}`),
    cell: (alarm) => t(`alarm.category.${alarm.category}`),
  },
  {
    id: 'unit',
    header: t('alarm.column.unit'),
    width: 190,
    sortValue: (alarm) => alarm.unitName,
    cell: (alarm) => alarm.unitName,
  },
  {
    id: 'address',
    header: t('alarm.column.address'),
    width: 240,
    sortValue: (alarm) => alarm.address,
    cell: (alarm) => alarm.address,
  },
];

/** Room for an age, in the longest of the languages. */
const ageWidth = 76;
/** Room for the longest word of a state with its symbol: in English it is four times as long as in Chinese. */
const stateWidth = (t: Reader['t']): number =>
  Math.max(112, 76 + 8 * Math.max(...alarmStates.map((state) => t(`alarm.state.${state}`).length)));

/**
 * Beside the level, with its age where there is room, so that what is new is seen however narrow the window is; under it who acknowledged it
 * and when. @spec ALM-01 ALM-03
 */
const stateColumn = ({ t, format }: Reader, hasAge: boolean): Column<Alarm> => ({
  id: 'state',
  header: t('alarm.column.state'),
  width: stateWidth(t) + (hasAge ? ageWidth : 0),
  pin: 'start',
  isHideable: false,
  sortValue: (alarm) => alarmStates.indexOf(alarm.state),
  text: (alarm) => t(`alarm.state.${alarm.state}`),
  cell: (alarm) => {
    const { acknowledgedBy, acknowledgedAt } = alarm;
    const state = (
      <Aged>
        <AlarmStateMark state={alarm.state} />{' '}
        {hasAge && (
          <span data-part="age">
            <Age at={alarm.alarmTime} />
          </span>
        )}
      </Aged>
    );
    if (!acknowledgedBy || !acknowledgedAt) return state;
    return (
      <TwoLines>
        {state}
        <small>
          {acknowledgedBy} · {format.shortDateTime(acknowledgedAt)}
        </small>
      </TwoLines>
    );
  },
});

/** Alarms that are not closed: what is looked for first is seen beside the preview in each language. */
export const currentColumns = (reader: Reader, hasAge = true): readonly Column<Alarm>[] => [
  ...levelColumn(reader),
  stateColumn(reader, hasAge),
  kindColumn(reader),
  whereColumn(reader),
  valueColumn(reader),
  ...deviceColumns(reader),
  ...lastColumns(reader),
];

/** The server sorts the history: only what it can sort by is offered. */
const unsorted = (column: Column<Alarm>): Column<Alarm> => {
  const { sortValue: _, ...rest } = column;
  return { ...rest, isSortable: ['time', 'level'].includes(column.id) };
};

/** Alarms that are closed. @spec ALM-01 ALM-03 */
export const historyColumns = (reader: Reader): readonly Column<Alarm>[] => {
  const { t, format } = reader;
  const closed: readonly Column<Alarm>[] = [
    {
      id: 'closing',
      header: t('alarm.column.closing'),
      width: 150,
      cell: (alarm) => (alarm.closing ? t(`alarm.closing.${alarm.closing}`) : ''),
    },
    {
      id: 'clearType',
      header: t('alarm.column.clearType'),
      width: 110,
      cell: (alarm) => (alarm.clearType ? t(`alarm.clearType.${alarm.clearType}`) : ''),
    },
    { id: 'handledBy', header: t('alarm.column.handledBy'), width: 120, cell: (alarm) => alarm.handledBy ?? '' },
    {
      id: 'handledAt',
      header: t('alarm.column.handledAt'),
      width: 176,
      isSortable: true,
      text: (alarm) => (alarm.handledAt ? format.dateTime(alarm.handledAt) : ''),
      fileValue: (alarm) => alarm.handledAt && new Date(alarm.handledAt),
      cell: (alarm) => alarm.handledAt && <time dateTime={alarm.handledAt}>{format.dateTime(alarm.handledAt)}</time>,
    },
    { id: 'remark', header: t('alarm.column.remark'), width: 220, cell: (alarm) => alarm.remark },
  ];
  return [
    ...[
      ...levelColumn(reader),
      kindColumn(reader),
      valueColumn(reader),
      ...placeColumns(reader),
      ...deviceColumns(reader),
    ].map(unsorted),
    ...closed,
    ...lastColumns(reader).map(unsorted),
  ];
};
