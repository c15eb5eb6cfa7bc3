import type { LiveAlarm } from '@fireline/api/alarm';
import { isSilenced, worstPopup } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLive } from '../../lib/session/live.ts';
import { useCalmly } from '../../lib/useCalmly.ts';
import { deskWords } from '../desk/words.ts';

/** How soon an alarm is missed in the list whose silence has ended. */
const silenceEveryMs = 5000;

export interface HiddenAlarmsProps {
  /** Whether the list shows the alarm, as it is narrowed. Keep the function the same between renders. */
  readonly shows: (alarm: LiveAlarm) => boolean;
  readonly onShowAll: () => void;
}

/**
 * Above a list of alarms that is narrowed, where no strip of new alarms stands: those that wait for acknowledgement and are not in it, so that a
 * filter hides no alarm without a word.
 * @spec ALM-01 ALM-04
 */
export function HiddenAlarms({ shows, onShowAll }: HiddenAlarmsProps) {
  const t = useWords(deskWords);
  const { number } = useFormat();
  const { alarms } = useLive();
  const counts = useCalmly(alarms.subscribe, alarms.getSnapshot);
  const now = useNow(silenceEveryMs);
  const hidden = useMemo(() => {
    if (counts.total === 0) return [];
    return alarms.rows.getIds().flatMap((id) => {
      const alarm = alarms.rows.getRow(id);
      return alarm && !alarm.isAcknowledged && !isSilenced(alarm, now) && !shows(alarm) ? [alarm] : [];
    });
  }, [alarms, counts, now, shows]);
  const worst = worstPopup(hidden);
  if (!worst) return null;
  return (
    <Banner
      data-above=""
      tone="attention"
      live="polite"
      actions={<Button onClick={onShowAll}>{t('desk.hidden.show')}</Button>}
    >
      <AlarmLevelBadge level={worst.level} /> {t('desk.hidden', { count: number(hidden.length) })}
    </Banner>
  );
}
