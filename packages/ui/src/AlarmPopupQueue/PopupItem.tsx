import { type PopupEntry, alarmDutyWords, alarmWords } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { useId } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { placeOf } from '../lib/overlay/placeOf.ts';
import type { PopupActions, PopupAlarm } from './popupAlarm.ts';
import { Actions, Item } from './AlarmPopupQueue.styles.ts';
import { alarmPopupQueueWords } from './words.ts';

/** One entry: what, where, since when, and what can be done about it. */
export function PopupItem<A extends PopupAlarm>({
  entry,
  onAcknowledge,
  onOpen,
  onHandle,
}: { readonly entry: PopupEntry<A> } & PopupActions<A>) {
  const t = useWords(alarmWords, alarmDutyWords, siteWords, alarmPopupQueueWords);
  const format = useFormat();
  const titleId = useId();
  const { key, of, level, first, alarms } = entry;
  const isMerged = of !== 'alarm';
  const kind = t(`alarm.kind.${first.kind}`);
  const count = format.number(alarms.length);
  return (
    <Item data-level={level} data-entry={key} tabIndex={-1} aria-labelledby={titleId}>
      <AlarmLevelBadge level={level} variant="symbol" size="large" isBlinking={level === 1} />
      <div>
        <div>
          <h3>
            <span id={titleId}>
              {alarms.some(({ isDrill }) => isDrill === true) && `${t('alarm.drill.mark')} · `}
              {t(`alarm.level.${level}`)} · {isMerged ? t('AlarmPopupQueue.merged', { count }) : kind}
            </span>
            <time dateTime={new Date(first.raisedAtMs).toISOString()}>{format.time(first.raisedAtMs)}</time>
          </h3>
          <p>{placeOf(entry, t)}</p>
          {isMerged && <p data-part="first">{t('AlarmPopupQueue.first', { kind, place: first.placeName })}</p>}
        </div>
        <Actions>
          {onAcknowledge && (
            <Button onClick={() => onAcknowledge({ alarms })}>
              {isMerged ? t('AlarmPopupQueue.acknowledgeMany', { count }) : t('AlarmPopupQueue.acknowledge')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onOpen({ alarms })}>
            {t('AlarmPopupQueue.open')}
          </Button>
          {onHandle && !isMerged && (
            <Button variant="quiet" onClick={() => onHandle({ alarm: first })}>
              {t('AlarmPopupQueue.handle')}
            </Button>
          )}
        </Actions>
      </div>
    </Item>
  );
}
