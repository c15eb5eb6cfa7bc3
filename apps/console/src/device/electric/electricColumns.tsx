import type { ElectricEvent } from '@fireline/api/device';
import { alarmKinds, type AlarmKindRow, type alarmWords } from '@fireline/domain/alarm';
import { type deviceElectricWords, measurements } from '@fireline/domain/device';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { electricWords } from './words.ts';

type Keys = keyof typeof electricWords | keyof typeof alarmWords | keyof typeof deviceElectricWords;

function valueText({ kind, value }: ElectricEvent, { number }: Pick<Format, 'number'>): string {
  const { measurement }: AlarmKindRow = alarmKinds[kind];
  return value === null || !measurement ? '' : `${number(value)} ${measurements[measurement].unit}`;
}

/** The columns of what a detector reported by code. @spec DEV-11 */
export const electricColumns = (t: Translate<Keys>, format: Format): readonly Column<ElectricEvent>[] => [
  {
    id: 'time',
    header: t('electric.time'),
    isHideable: false,
    ...timeCell(({ alarmTime }) => alarmTime, format),
  },
  { id: 'code', header: t('electric.code'), width: 80, cell: ({ code }) => code },
  { id: 'meaning', header: t('electric.meaning'), width: 180, cell: ({ code }) => t(`device.electric.${code}`) },
  {
    id: 'level',
    header: t('electric.level'),
    width: 110,
    text: ({ level }) => t(`alarm.level.${level}`),
    cell: ({ level }) => <AlarmLevelBadge level={level} />,
  },
  { id: 'value', header: t('electric.value'), width: 100, align: 'end', cell: (event) => valueText(event, format) },
  { id: 'count', header: t('electric.count'), width: 80, align: 'end', cell: ({ count }) => format.number(count) },
  {
    id: 'state',
    header: t('electric.state'),
    width: 120,
    cell: ({ state, closing }) => t(closing ? `alarm.closing.${closing}` : `alarm.state.${state}`),
  },
];
