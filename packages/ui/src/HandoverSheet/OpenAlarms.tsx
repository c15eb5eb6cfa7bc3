import { alarmDutyWords, alarmWords } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { placeOf } from '../lib/overlay/placeOf.ts';
import { Scroll, Table } from './HandoverSheet.styles.ts';
import type { HandoverLine } from './handoverLine.ts';
import { handoverSheetWords } from './words.ts';

/** What the next shift takes over: all of it, since paper does not scroll. */
export function OpenAlarms({ alarms }: { readonly alarms: readonly HandoverLine[] }) {
  const t = useWords(handoverSheetWords, alarmWords, alarmDutyWords, siteWords);
  const format = useFormat();
  if (alarms.length === 0) return <p>{t('HandoverSheet.noOpen')}</p>;
  return (
    <Scroll role="group" aria-label={t('HandoverSheet.open')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {(['level', 'what', 'where', 'since', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`HandoverSheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {alarms.map((alarm) => (
            <tr key={alarm.alarmId}>
              <td>
                <AlarmLevelBadge level={alarm.level} />
              </td>
              <td>
                {t(`alarm.kind.${alarm.kind}`)}
                {alarm.isDrill && ` · ${t('alarm.drill.mark')}`}
              </td>
              <td>{placeOf({ of: 'alarm', first: alarm }, t)}</td>
              <td>{format.dateTime(alarm.raisedAtMs)}</td>
              <td>{t(`alarm.state.${alarm.state}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
