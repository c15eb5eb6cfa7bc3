import type { TriggerRow } from '@fireline/api/alarm';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { type TriggerKeys, triggerTexts } from './triggerTexts.ts';

/** The columns of trigger rules. @spec ALM-12 */
export function triggerColumns(
  t: Translate<TriggerKeys>,
  format: Pick<Format, 'number' | 'dateTime' | 'shortDateTime'>,
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
      width: 160,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    {
      id: 'enabled',
      header: t('alarmTriggers.enabled'),
      width: 80,
      ...stateCell<TriggerRow>(
        ({ isEnabled }) => (isEnabled ? 'on' : 'off'),
        ({ isEnabled }) => t(isEnabled ? 'alarmTriggers.on' : 'alarmTriggers.off'),
      ),
    },
    says('moment', t('alarmTriggers.moment'), 160),
    {
      id: 'level',
      header: t('alarmTriggers.level'),
      width: 80,
      cell: ({ mildestLevel }) => t(`alarm.level.${mildestLevel}`),
    },
    says('kinds', t('alarmTriggers.kinds'), 140),
    says('types', t('alarmTriggers.types'), 150),
    says('hours', t('alarmTriggers.hours'), 100),
    says('actions', t('alarmTriggers.actions'), 150),
    says('receivers', t('alarmTriggers.receivers'), 140),
    {
      id: 'firings',
      header: t('alarmTriggers.firings'),
      width: 100,
      align: 'end',
      isSortable: true,
      text: ({ firings }) => firings,
      cell: ({ firings }) => format.number(firings),
    },
    {
      id: 'lastAt',
      header: t('alarmTriggers.lastAt'),
      ...shortTimeCell(({ lastAt }) => lastAt, format),
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
      ...shortTimeCell(({ changedAt }) => changedAt, format),
    },
  ];
}
