import { alarmDutyWords, alarmWords } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Strip, What } from './AlarmPopupQueue.styles.ts';
import { PopupWhere } from './PopupWhere.tsx';
import { popupText } from './popupText.ts';
import type { PopupActions, PopupAlarm } from './popupAlarm.ts';
import { alarmPopupQueueWords } from './words.ts';

export interface PopupStripProps<A extends PopupAlarm> extends Omit<PopupActions<A>, 'onHandle'> {
  readonly alarm: A;
  /** How many wait besides. */
  readonly others: number;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** The worst alarm in one line, and the button that unfolds the others. */
export function PopupStrip<A extends PopupAlarm>(props: PopupStripProps<A>) {
  const { alarm, others, isFolded, onFold, onAcknowledge, onOpen } = props;
  const t = useWords(alarmPopupQueueWords, alarmWords, alarmDutyWords, siteWords);
  const format = useFormat();
  const id = useId();
  const { what, where } = popupText(alarm, t);
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  return (
    <Strip
      data-level={alarm.level}
      data-entry={`alarm/${alarm.alarmId}`}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
    >
      <AlarmLevelBadge level={alarm.level} variant="symbol" size="large" isBlinking={alarm.level === 1} />
      <What id={id} title={`${what} · ${where}`}>
        <strong>{what}</strong> <PopupWhere alarm={alarm} />
      </What>
      <time dateTime={new Date(alarm.raisedAtMs).toISOString()}>{format.time(alarm.raisedAtMs)}</time>
      {onAcknowledge && (
        <Button onClick={() => onAcknowledge({ alarms: [alarm] })}>{t('AlarmPopupQueue.acknowledge')}</Button>
      )}
      <Button variant="quiet" onClick={() => onOpen({ alarms: [alarm] })}>
        {t('AlarmPopupQueue.open')}
      </Button>
      {others > 0 && (
        <Button
          variant="quiet"
          aria-expanded={!isFolded}
          aria-label={t('AlarmPopupQueue.others', { count: format.number(others) })}
          icon={<Chevron aria-hidden />}
          title={t(isFolded ? 'AlarmPopupQueue.unfold' : 'AlarmPopupQueue.fold')}
          onClick={onFold}
        >
          {/* another count moves in: it is all that shows a newcomer that is no worse */}
          <small key={others} data-short={`+${format.number(others)}`}>
            <span>{t('AlarmPopupQueue.others', { count: format.number(others) })}</span>
          </small>
        </Button>
      )}
    </Strip>
  );
}
