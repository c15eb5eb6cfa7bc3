import { alarmCalls, type AlarmDetail } from '@fireline/api/alarm';
import { alarmSilenceWords, alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { limitText, valueText } from '../list/columns.tsx';
import { alarmScreenWords } from '../words.ts';

/** What reported it, and since when; where it is stands beside the numbers to call. @spec ALM-11 */
export function AlarmFacts({ alarm, rule, silence }: Pick<AlarmDetail, 'alarm' | 'rule' | 'silence'>) {
  const t = useWords(alarmScreenWords, alarmWords, alarmSilenceWords, deviceWords);
  const format = useFormat();
  const may = useMay();
  const named = rule && t('alarm.detail.rule.version', { name: t(`alarm.kind.${rule.kind}`), no: rule.no });
  const ruleDetail =
    rule && may(alarmCalls.rules) ? (
      <Link href={`${pathTo('alarmRules')}?kind=${rule.kind}&open=${rule.ruleId}`}>{named}</Link>
    ) : (
      named
    );
  const closed =
    alarm.closing === null
      ? []
      : [
          { term: t('alarm.column.closing'), detail: t(`alarm.closing.${alarm.closing}`) },
          { term: t('alarm.column.handledBy'), detail: alarm.handledBy },
          { term: t('alarm.column.handledAt'), detail: alarm.handledAt && format.dateTime(alarm.handledAt) },
          { term: t('alarm.column.remark'), detail: alarm.remark },
        ];
  return (
    <Card title={t('alarm.detail.facts')} headingLevel={2}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('alarm.column.time'), detail: format.dateTime(alarm.alarmTime) },
          ...(alarm.drillId === null
            ? []
            : [{ term: t('alarm.list.drill'), detail: t('alarm.list.drillNo', { id: alarm.drillId }) }]),
          {
            term: t('alarm.column.value'),
            detail: [
              valueText(alarm, { format }),
              rule &&
                alarm.measurement &&
                t('alarm.detail.limit', { limit: limitText(rule, alarm.measurement, { format }) }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          ...(silence && alarm.silencedUntil !== null
            ? [
                {
                  term: t('alarm.silence.mark'),
                  detail: t('alarm.silence.until', { ...silence, time: format.dateTime(alarm.silencedUntil) }),
                },
              ]
            : []),
          ...(rule ? [{ term: t('alarm.detail.rule'), detail: ruleDetail }] : []),
          { term: t('alarm.column.count'), detail: format.number(alarm.count) },
          { term: t('alarm.column.category'), detail: t(`alarm.category.${alarm.category}`) },
          {
            term: t('alarm.detail.device'),
            detail: (
              <Link href={pathTo('deviceDetail', { deviceId: alarm.deviceId })}>
                {alarm.deviceName} ({t(`device.type.${alarm.deviceType}`)})
              </Link>
            ),
          },
          ...closed,
        ]}
      />
    </Card>
  );
}
