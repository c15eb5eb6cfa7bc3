import type { BatteryRow, SelfTestRow } from '@fireline/api/device';
import type { deviceUpkeepWords, deviceWords } from '@fireline/domain/device';
import type { siteWords } from '@fireline/domain/site';
import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { DeviceName } from '../../lib/parts/DeviceName.tsx';
import type { upkeepWords } from './words.ts';

type Keys =
  | keyof typeof upkeepWords
  | keyof typeof deviceWords
  | keyof typeof deviceUpkeepWords
  | keyof typeof siteWords;
type Placed = Pick<
  SelfTestRow,
  'name' | 'deviceType' | 'imei' | 'placeName' | 'buildingName' | 'floor' | 'unitName' | 'address'
>;

const name = <Row extends Placed>(t: Translate<Keys>): Column<Row> => ({
  id: 'name',
  header: t('upkeep.device'),
  width: 220,
  pin: 'start',
  isHideable: false,
  isSortable: true,
  text: (row) => row.name,
  cell: (row) => <DeviceName device={row} />,
});

/** Where to find a device, in the order in which one walks to it. */
const where = <Row extends Placed>(t: Translate<Keys>): readonly Column<Row>[] => [
  { id: 'place', header: t('upkeep.place'), width: 190, isSortable: true, cell: ({ placeName }) => placeName },
  {
    id: 'building',
    header: t('upkeep.building'),
    width: 160,
    cell: ({ buildingName, floor }) => [buildingName, floorText(floor, t)].filter((part) => part !== '').join(' '),
  },
  { id: 'type', header: t('upkeep.type'), width: 140, cell: ({ deviceType }) => t(`device.type.${deviceType}`) },
  { id: 'imei', header: t('upkeep.imei'), width: 160, isInEveryFile: true, cell: ({ imei }) => imei },
  { id: 'unit', header: t('upkeep.unit'), width: 180, cell: ({ unitName }) => unitName },
  { id: 'address', header: t('upkeep.address'), width: 240, cell: ({ address }) => address },
];

/** @spec DEV-14 */
export const selfTestColumns = (t: Translate<Keys>, { date }: Pick<Format, 'date'>): readonly Column<SelfTestRow>[] => [
  name(t),
  {
    id: 'state',
    header: t('upkeep.state'),
    width: 150,
    ...stateCell<SelfTestRow>(
      ({ state }) => state,
      ({ state }) => t(`device.selfTest.${state}`),
    ),
  },
  {
    id: 'dueDay',
    header: t('upkeep.dueDay'),
    width: 120,
    isSortable: true,
    text: ({ dueDay }) => date(dueDay),
    cell: ({ dueDay }) => <time dateTime={dueDay}>{date(dueDay)}</time>,
  },
  {
    id: 'days',
    header: t('upkeep.days'),
    width: 160,
    cell: ({ state, days }) => t(state === 'overdue' ? 'upkeep.over' : 'upkeep.left', { days }),
  },
  {
    id: 'lastDay',
    header: t('upkeep.lastDay'),
    width: 120,
    cell: ({ lastDay }) => (lastDay === null ? t('upkeep.never') : date(lastDay)),
  },
  ...where<SelfTestRow>(t),
];

/** @spec DEV-14 */
export const batteryColumns = (t: Translate<Keys>, format: Format): readonly Column<BatteryRow>[] => [
  name(t),
  {
    id: 'urgency',
    header: t('upkeep.urgency'),
    width: 220,
    isSortable: true,
    cell: ({ urgency }) => t(`device.battery.${urgency}`),
  },
  {
    id: 'ratio',
    header: t('upkeep.ratio'),
    width: 100,
    isSortable: true,
    text: ({ ratioPercent }) => (ratioPercent === null ? '' : format.ratio(ratioPercent / 100)),
    cell: ({ ratioPercent, lowPower }) => <BatteryGauge ratioPercent={ratioPercent} isLow={lowPower} isMains={false} />,
  },
  {
    id: 'daysLeft',
    header: t('upkeep.daysLeft'),
    width: 110,
    align: 'end',
    cell: ({ daysLeft }) => (daysLeft === null ? '' : format.number(daysLeft)),
  },
  ...where<BatteryRow>(t),
  {
    id: 'replacedDay',
    header: t('upkeep.replacedDay'),
    width: 170,
    cell: ({ replacedDay }) => (replacedDay === null ? '' : format.date(replacedDay)),
  },
  { id: 'seen', header: t('upkeep.seen'), ...timeCell(({ lastSeenAt }) => lastSeenAt, format) },
];
