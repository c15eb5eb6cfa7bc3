import type { Drill } from '@fireline/api/alarm';
import type { alarmDutyWords } from '@fireline/domain/alarm';
import type { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { floorText } from '../../lib/floor.ts';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { drillWords } from './words.ts';

export type DrillKeys = keyof typeof drillWords | keyof typeof alarmDutyWords | keyof typeof siteWords;

/** Its building and floor, or that it is the whole unit. */
export const whereText = ({ buildingName, floor }: Drill, t: Translate<DrillKeys>): string =>
  buildingName === '' ? t('drills.wholeUnit') : [buildingName, floorText(floor, t)].filter(Boolean).join(' ');

/** How fast the alarms of a drill were acknowledged. */
export const reactionText = ({ acknowledgedAfterS: s }: Drill, { duration }: Pick<Format, 'duration'>): string =>
  s === null ? '' : duration(Math.round(s) * 1000);

/** The columns of drills. @spec N15 */
export function drillColumns(t: Translate<DrillKeys>, format: Format): readonly Column<Drill>[] {
  const time = (id: 'startsAt' | 'endsAt'): Column<Drill> => ({
    id,
    header: t(`drills.${id}`),
    isSortable: id === 'startsAt',
    ...shortTimeCell<Drill>((drill) => drill[id], format),
  });
  return [
    { id: 'name', header: t('drills.name'), width: 150, isHideable: false, isSortable: true, cell: ({ name }) => name },
    {
      id: 'state',
      header: t('drills.state'),
      width: 110,
      ...stateCell<Drill>(
        ({ state }) => state,
        ({ state }) => t(`alarm.drill.state.${state}`),
      ),
    },
    { id: 'unit', header: t('drills.unit'), width: 160, cell: ({ unitName }) => unitName },
    { id: 'where', header: t('drills.where'), width: 110, cell: (drill) => whereText(drill, t) },
    time('startsAt'),
    time('endsAt'),
    {
      id: 'alarms',
      header: t('drills.alarms'),
      width: 90,
      align: 'end',
      text: ({ alarms }) => alarms,
      cell: ({ alarms }) => format.number(alarms),
    },
    { id: 'reaction', header: t('drills.reaction'), width: 120, cell: (drill) => reactionText(drill, format) },
    { id: 'createdBy', header: t('drills.createdBy'), width: 110, cell: ({ createdBy }) => createdBy },
    { id: 'endedBy', header: t('drills.endedBy'), width: 150, cell: ({ endedBy }) => endedBy },
  ];
}
