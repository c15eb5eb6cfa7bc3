import { type FloodPlace, alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import { CheckCheck, ChevronDown, ChevronRight } from 'lucide-react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { floorText } from '../lib/overlay/placeOf.ts';
import { RowBadge, RowButton, type RowProps, rowAttributes } from './AlarmRow.tsx';
import { Action, Levels, Meta, Row, Text } from './Row.styles.ts';
import { alarmsOf, hasOpen } from './lines.ts';
import type { AlarmListActions, ListAlarm } from './listAlarm.ts';
import { alarmListWords } from './words.ts';

export interface PlaceRowProps<A extends ListAlarm> extends RowProps {
  readonly place: FloodPlace<A>;
  readonly isOpen: boolean;
  readonly nowMs: number;
  readonly onAcknowledge: AlarmListActions<A>['onAcknowledge'];
}

function useNameOf(): (place: FloodPlace<ListAlarm>) => string {
  const t = useWords(siteWords, alarmListWords);
  return ({ of, name, first }) => {
    if (name === '') return t(`AlarmList.unknown.${of}`);
    return of === 'floor' ? floorText(first.floor, t) : name;
  };
}

/** A unit, building or floor of a flood: how many, the worst, and where it began. */
export function PlaceRow<A extends ListAlarm>({ place, isOpen, nowMs, onAcknowledge, ...row }: PlaceRowProps<A>) {
  const t = useWords(alarmWords, siteWords, alarmListWords);
  const format = useFormat();
  const nameOf = useNameOf();
  const { count, byLevel, unacknowledged, level, first } = place;
  const isToday = format.date(first.raisedAtMs) === format.date(nowMs);
  const isNarrow = row.room !== 'wide';
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const levels = (
    <Levels>
      {alarmLevelNumbers
        .filter((one) => byLevel[one] > 0)
        .map((one) => (
          <span key={one}>
            <AlarmLevelBadge level={one} variant="symbol" />
            {format.number(byLevel[one])}
          </span>
        ))}
    </Levels>
  );
  return (
    <Row
      {...rowAttributes(row)}
      aria-expanded={isOpen}
      data-level={level}
      data-place={place.of}
      data-state={unacknowledged > 0 ? 'open' : 'acknowledged'}
    >
      <span role="gridcell">
        <Chevron aria-hidden data-part="chevron" />
        <RowBadge level={level} />
      </span>
      <Text role="gridcell">
        <div>
          <strong>
            {nameOf(place)}{' '}
            <small>
              {t('alarm.count.standing', { count: format.number(count) })} ·{' '}
              {t('alarm.count.unacknowledged', { count: format.number(unacknowledged) })}
            </small>
          </strong>
          <span>
            {t('AlarmList.first', {
              time: isToday ? format.time(first.raisedAtMs) : format.dateTime(first.raisedAtMs),
              kind: t(`alarm.kind.${first.kind}`),
              place: [floorText(first.floor, t), first.placeName].filter((part) => part !== '').join(' '),
            })}
          </span>
        </div>
        {isNarrow && levels}
      </Text>
      {!isNarrow && <Meta role="gridcell">{levels}</Meta>}
      <Action role="gridcell">
        {onAcknowledge && hasOpen(place) && (
          <RowButton
            icon={<CheckCheck aria-hidden />}
            label={t('AlarmList.acknowledgeAll')}
            onPress={() => onAcknowledge({ alarms: alarmsOf(place).filter(({ state }) => state === 'open') })}
          />
        )}
      </Action>
    </Row>
  );
}
