import type { DutyPlanRow } from '@fireline/api/alarm';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { dutyScreenWords } from './words.ts';

type T = Translate<keyof typeof dutyScreenWords>;

export const onDutyText = ({ onDuty, handoverState }: DutyPlanRow, t: T): string => {
  if (handoverState === null) return t('duty.nobody');
  return handoverState === 'signed' ? t('duty.waits', { name: onDuty }) : onDuty;
};

/** The columns of stations. @spec N16 */
export function planColumns(t: T, format: Format): readonly Column<DutyPlanRow>[] {
  const minutes = (id: 'every' | 'answer', of: (row: DutyPlanRow) => number): Column<DutyPlanRow> => ({
    id,
    header: t(`duty.${id}`),
    width: 100,
    align: 'end',
    cell: (row) => t('duty.minutes', { count: of(row) }),
  });
  const count = (id: 'present' | 'missed'): Column<DutyPlanRow> => ({
    id,
    header: t(`duty.${id}`),
    width: 105,
    align: 'end',
    isSortable: id === 'missed',
    text: (row) => row[id],
    cell: (row) => format.number(row[id]),
  });
  return [
    {
      id: 'unit',
      header: t('duty.unit'),
      width: 210,
      isHideable: false,
      isSortable: true,
      cell: ({ unitName }) => unitName,
    },
    {
      id: 'state',
      header: t('duty.state'),
      width: 100,
      ...stateCell<DutyPlanRow>(
        ({ isOn }) => (isOn ? 'on' : 'off'),
        ({ isOn }) => t(isOn ? 'duty.on' : 'duty.off'),
      ),
    },
    minutes('every', ({ everyMinutes }) => everyMinutes),
    minutes('answer', ({ answerMinutes }) => answerMinutes),
    count('present'),
    count('missed'),
    { id: 'onDuty', header: t('duty.onDuty'), width: 120, cell: (row) => onDutyText(row, t) },
    { id: 'since', header: t('duty.since'), ...shortTimeCell<DutyPlanRow>(({ since }) => since, format) },
    { id: 'changedBy', header: t('duty.changedBy'), width: 110, cell: ({ changedBy }) => changedBy },
  ];
}
