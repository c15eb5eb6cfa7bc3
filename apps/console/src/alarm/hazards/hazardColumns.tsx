import type { Hazard } from '@fireline/api/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { HazardDays } from './HazardDays.tsx';
import { type HazardKeys, measuresText } from './measureTexts.ts';

/** The columns of hazards. @spec ALM-13 */
export function hazardColumns(t: Translate<HazardKeys>, { date }: Pick<Format, 'date'>): readonly Column<Hazard>[] {
  const day = (id: 'foundDay' | 'dueDay'): Column<Hazard> => ({
    id,
    header: t(`hazards.${id}`),
    width: 110,
    isSortable: true,
    text: (hazard) => date(hazard[id]),
    cell: (hazard) => <time dateTime={hazard[id]}>{date(hazard[id])}</time>,
  });
  return [
    {
      id: 'title',
      header: t('hazards.title'),
      width: 190,
      isHideable: false,
      isSortable: true,
      cell: ({ title }) => title,
    },
    {
      id: 'level',
      header: t('hazards.level'),
      width: 90,
      isSortable: true,
      text: ({ level }) => t(`alarm.level.${level}`),
      cell: ({ level }) => <AlarmLevelBadge level={level} />,
    },
    {
      id: 'state',
      header: t('hazards.state'),
      width: 100,
      ...stateCell<Hazard>(
        ({ state }) => state,
        ({ state }) => t(`alarm.rectification.state.${state}`),
      ),
    },
    {
      id: 'days',
      header: t('hazards.days'),
      width: 140,
      text: ({ due, days }) => t(`alarm.rectification.due.${due}`, { days }),
      cell: (hazard) => <HazardDays hazard={hazard} />,
    },
    day('dueDay'),
    { id: 'place', header: t('hazards.place'), width: 140, cell: ({ placeName }) => placeName },
    { id: 'responsible', header: t('hazards.responsible'), width: 90, cell: ({ responsible }) => responsible },
    { id: 'measures', header: t('hazards.measures'), width: 150, cell: (hazard) => measuresText(hazard, t) },
    day('foundDay'),
    {
      id: 'source',
      header: t('hazards.source'),
      width: 110,
      cell: ({ source }) => t(`alarm.hazard.source.${source}`),
    },
    { id: 'unit', header: t('hazards.unit'), width: 180, cell: ({ unitName }) => unitName },
    { id: 'receiver', header: t('hazards.receiver'), width: 140, cell: ({ receiver }) => receiver },
    { id: 'address', header: t('hazards.address'), width: 240, cell: ({ address }) => address },
  ];
}
