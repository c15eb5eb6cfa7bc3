import type { TriggerRow } from '@fireline/api/alarm';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { type TriggerKeys, triggerTexts } from './triggerTexts.ts';

/** The columns of trigger rules. @spec ALM-12 */
export function triggerColumns(
  t: Translate<TriggerKeys>,
  { number, dateTime }: Pick<Format, 'number' | 'dateTime'>,
): readonly Column<TriggerRow>[] {
  const texts = triggerTexts(t);
  const says = (id: keyof typeof texts, header: string, width: number): Column<TriggerRow> => ({
    id,
    header,
    width,
    cell: texts[id],
  });
  return [
    {
      id: 'name',
      header: t('alarmTriggers.name'),
      width: 180,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'enabled',
      header: t('alarmTriggers.enabled'),
      width: 90,
      ...stateCell<TriggerRow>(
        ({ isEnabled }) => (isEnabled ? 'on' : 'off'),
        ({ isEnabled }) => t(isEnabled ? 'alarmTriggers.on' : 'alarmTriggers.off'),
      ),
    },
    says('moment', t('alarmTriggers.moment'), 230),
    {
      id: 'level',
      header: t('alarmTriggers.level'),
      width: 100,
      cell: ({ mildestLevel }) => t(`alarm.level.${mildestLevel}`),
    },
    says('kinds', t('alarmTriggers.kinds'), 170),
    says('types', t('alarmTriggers.types'), 150),
    says('hours', t('alarmTriggers.hours'), 120),
    says('actions', t('alarmTriggers.actions'), 190),
    says('receivers', t('alarmTriggers.receivers'), 190),
    {
      id: 'firings',
      header: t('alarmTriggers.firings'),
      width: 120,
      align: 'end',
      isSortable: true,
      text: ({ firings }) => firings,
      cell: ({ firings }) => number(firings),
    },
    {
      id: 'lastAt',
      header: t('alarmTriggers.lastAt'),
      ...timeCell(({ lastAt }) => lastAt, { dateTime }),
    },
    {
      id: 'partner',
      header: t('alarmTriggers.partner'),
      width: 150,
      cell: ({ partnerName }) => partnerName || t('alarmTriggers.partner.all'),
    },
    { id: 'changedBy', header: t('alarmTriggers.changedBy'), width: 120, cell: ({ changedBy }) => changedBy },
    {
      id: 'changedAt',
      header: t('alarmTriggers.changedAt'),
      isSortable: true,
      ...timeCell(({ changedAt }) => changedAt, { dateTime }),
    },
  ];
}
