import type { AlarmRule } from '@fireline/api/alarm';
import { alarmKinds } from '@fireline/domain/alarm';
import type { DayRange } from '@fireline/domain/lib';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { toAlarms } from '../../lib/list/toAlarms.ts';
import { EffectCountdown } from './EffectCountdown.tsx';
import { type RuleKeys, ruleName, ruleTexts } from './ruleTexts.ts';

/** The level of what a rule raises. */
const levelOf = ({ version: { level, kind } }: AlarmRule) => level ?? alarmKinds[kind].level;

/**
 * The columns of alarm rules, each as its newest version says it.
 * @param days those whose alarms are counted
 * @spec ALM-05 ALM-02
 */
export function ruleColumns(
  t: Translate<RuleKeys>,
  format: Pick<Format, 'number' | 'dateTime'>,
  days: DayRange,
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
      width: 176,
      isHideable: false,
      isSortable: true,
      cell: ({ version }) => t(`alarm.kind.${version.kind}`),
    },
    {
      id: 'level',
      header: t('rules.level'),
      width: 96,
      text: (rule) => t(`alarm.level.${levelOf(rule)}`),
      cell: (rule) => <AlarmLevelBadge level={levelOf(rule)} />,
    },
    {
      id: 'state',
      header: t('rules.state'),
      width: 190,
      text: ({ state }) => t(`alarm.rule.state.${state}`),
      cell: (rule) => <EffectCountdown rule={rule} onDue={onDue} />,
    },
    {
      id: 'partner',
      header: t('rules.partner'),
      width: 110,
      cell: ({ partnerName }) => partnerName || t('rules.partner.all'),
    },
    { id: 'types', header: t('rules.types'), width: 160, cell: ({ version }) => texts.types(version) },
    { id: 'raises', header: t('rules.raises'), width: 196, cell: ({ version }) => texts.raises(version) },
    {
      id: 'alarms',
      header: t('rules.alarms'),
      width: 100,
      align: 'end',
      hasControls: true,
      text: ({ alarms }) => alarms,
      cell: (rule) =>
        rule.alarms === 0 ? (
          format.number(0)
        ) : (
          <Link
            href={toAlarms({ range: days, get: () => '' }, { rule: String(rule.ruleId) })}
            aria-label={`${ruleName(rule, t)}, ${t('rules.alarms')}: ${format.number(rule.alarms)}`}
          >
            {format.number(rule.alarms)}
          </Link>
        ),
    },
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
