import type { AlarmRule } from '@fireline/api/alarm';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { EffectCountdown } from './EffectCountdown.tsx';
import { type RuleKeys, ruleTexts } from './ruleTexts.ts';

/** The columns of alarm rules, each as its newest version says it. @spec ALM-05 */
export function ruleColumns(
  t: Translate<RuleKeys>,
  format: Pick<Format, 'number' | 'dateTime'>,
  onDue: () => void,
): readonly Column<AlarmRule>[] {
  const texts = ruleTexts(t, format);
  const isFirst = (id: 'savedAt' | 'inEffectFrom', { inEffectFrom, savedAt }: AlarmRule['version']): boolean =>
    id === 'inEffectFrom' && inEffectFrom < savedAt;
  const time = (id: 'savedAt' | 'inEffectFrom'): Column<AlarmRule> => {
    const text = ({ version }: AlarmRule): string =>
      isFirst(id, version) ? t('rules.version.first') : format.dateTime(version[id]);
    return {
      id,
      header: t(`rules.${id}`),
      width: 180,
      isSortable: true,
      text,
      // a file says what the cell says: a word where the rule holds from the start
      fileValue: ({ version }) => (isFirst(id, version) ? t('rules.version.first') : new Date(version[id])),
      cell: (rule) => (isFirst(id, rule.version) ? text(rule) : <time dateTime={rule.version[id]}>{text(rule)}</time>),
    };
  };
  return [
    {
      id: 'kind',
      header: t('rules.kind'),
      width: 150,
      isHideable: false,
      isSortable: true,
      cell: ({ version }) => t(`alarm.kind.${version.kind}`),
    },
    {
      id: 'state',
      header: t('rules.state'),
      width: 170,
      text: ({ state }) => t(`alarm.rule.state.${state}`),
      cell: (rule) => <EffectCountdown rule={rule} onDue={onDue} />,
    },
    {
      id: 'partner',
      header: t('rules.partner'),
      width: 120,
      cell: ({ partnerName }) => partnerName || t('rules.partner.all'),
    },
    { id: 'types', header: t('rules.types'), width: 184, cell: ({ version }) => texts.types(version) },
    { id: 'raises', header: t('rules.raises'), width: 196, cell: ({ version }) => texts.raises(version) },
    {
      id: 'recovers',
      header: t('rules.recovers'),
      width: 96,
      align: 'end',
      cell: ({ version }) => texts.recovers(version),
    },
    {
      id: 'time',
      header: t('rules.alarmTime'),
      description: t('rules.alarmTime.help'),
      width: 104,
      align: 'end',
      cell: ({ version }) => texts.time(version),
    },
    {
      id: 'autoRecovery',
      header: t('alarm.rule.autoRecovery'),
      width: 104,
      cell: ({ version }) => t(version.autoRecovery ? 'rules.yes' : 'rules.no'),
    },
    {
      id: 'arming',
      header: t('alarm.rule.armingEnable'),
      width: 130,
      cell: ({ version }) => t(version.armingEnable ? 'rules.yes' : 'rules.no'),
    },
    { id: 'level', header: t('rules.level'), width: 110, cell: ({ version }) => texts.level(version) },
    time('inEffectFrom'),
    time('savedAt'),
    {
      id: 'savedBy',
      header: t('rules.savedBy'),
      width: 130,
      cell: ({ version }) => version.savedBy || t('rules.byTenant'),
    },
  ];
}
