import type { PublicAlarm } from '@fireline/api/public';
import { alarmWords, blinks, isCurrent } from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Band, State } from './AlarmHead.styles.ts';
import { stateText } from './stateText.ts';
import { publicWords } from './words.ts';

export interface AlarmHeadProps {
  readonly alarm: PublicAlarm['alarm'];
  readonly nowMs: number;
}

// a ring with nobody in it, a person, a tick
const symbols: Readonly<Record<PublicAlarm['alarm']['state'], string>> = {
  open: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM8 4.75V8.5M8 11v.01',
  acknowledged: 'M8 2a2.75 2.75 0 1 1 0 5.5A2.75 2.75 0 0 1 8 2zM2.5 14a5.5 5.5 0 0 1 11 0',
  closed: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM5.25 8.25l2 2 3.5-4',
};

/** What it is and how far it is dealt with; loud only while nobody has handled it. @spec ALM-02 ALM-03 */
export function AlarmHead({ alarm, nowMs }: AlarmHeadProps) {
  const t = useWords(publicWords, alarmWords);
  const format = useFormat();
  const { level, kind, state, category, handledAt, acknowledgedAt, closing } = alarm;
  const changedAt = state === 'closed' ? handledAt : state === 'acknowledged' ? acknowledgedAt : null;
  return (
    <Band data-level={isCurrent(state) ? level : undefined}>
      <AlarmLevelBadge level={level} size="large" isBlinking={blinks({ level, state })} />
      <h1>{t(`alarm.kind.${kind}`)}</h1>
      {isCurrent(state) && (
        <p>
          <time dateTime={alarm.alarmTime}>{format.dateTime(alarm.alarmTime)}</time>
          <span>{format.age(alarm.alarmTime, nowMs)}</span>
        </p>
      )}
      <State role="status" data-state={state}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={symbols[state]} />
        </svg>
        <div>
          <strong>{stateText(alarm, t)}</strong>
          {changedAt !== null && (
            <p>
              {closing !== null && <span>{t(`alarm.closing.${closing}`)}</span>}
              <time dateTime={changedAt}>{format.dateTime(changedAt)}</time>
            </p>
          )}
          {state === 'open' && (
            <p>{t(level === 1 && category === 'alarm' ? 'public.notice.openHint' : 'public.notice.openHintOther')}</p>
          )}
        </div>
      </State>
    </Band>
  );
}
