import { type AlarmLevel, type Closing, alarmWords } from '@fireline/domain/alarm';
import { type Measurement, measurements } from '@fireline/domain/device';
import type { ComponentPropsWithRef } from 'react';
import { Timeline, type TimelineItem } from '../Timeline/index.ts';
import { type Instant, useFormat, useWords } from '../lib/index.ts';
import { alarmTimelineWords } from './words.ts';

export type TrackEvent = 'raised' | 'repeatedReport' | 'acknowledged' | 'recovered' | 'handled' | 'reopened';

/** One thing that happened to an alarm. */
export interface TrackStop {
  readonly at: Instant;
  readonly event: TrackEvent;
  /** The person; null where it happened by itself. */
  readonly by: string | null;
  readonly closing: Closing | null;
  readonly remark: string;
  /** The reading that told it. */
  readonly value: number | null;
}

export interface AlarmTimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Oldest first. */
  readonly track: readonly TrackStop[];
  /** Colours what was raised; without it nothing is coloured. */
  readonly level?: AlarmLevel;
  /** What the values are of. */
  readonly measurement?: Measurement | null;
  /** The alarm still waits for a person: the track ends open. */
  readonly isOpen?: boolean;
}

// a bell, an echo, an eye, a falling curve, a tick, an arrow back
const symbols: Readonly<Record<TrackEvent, string>> = {
  raised: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM8 4.75V8.5M8 11v.01',
  repeatedReport: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM5.5 8h5M8.5 6l2 2-2 2',
  acknowledged:
    'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM4.5 8C6 5.75 10 5.75 11.5 8 10 10.25 6 10.25 4.5 8zM8 8v.01',
  recovered: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM4.75 6c2.25 0 2.25 4 4 4h2.5',
  handled: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM5.25 8.25l2 2 3.5-4',
  reopened: 'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5zM7 5L5 7l2 2M5 7h4a2 2 0 0 1 0 4',
};
/**
 * The handling track of an alarm: what happened, who did it, how long it took.
 * @spec ALM-03
 * @example <AlarmTimeline track={detail.track} level={alarm.level} measurement={alarm.measurement} isOpen={isCurrent(alarm.state)} />
 */
export function AlarmTimeline({ track, level, measurement = null, isOpen = false, ...rest }: AlarmTimelineProps) {
  const t = useWords(alarmTimelineWords, alarmWords);
  const { number } = useFormat();
  const valueOf = (value: number | null): string | undefined => {
    if (value === null || !measurement) return undefined;
    const { digits, unit } = measurements[measurement];
    return number(value, { digits, unit: unit || undefined });
  };
  const itemOf = ({ at, event, by, closing, remark, value }: TrackStop): TimelineItem => ({
    id: `${String(at)} ${event}`,
    at,
    title: t(`alarm.track.${event}`),
    details: [closing && t(`alarm.closing.${closing}`), valueOf(value), by],
    note: remark,
    icon: (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={symbols[event]} />
      </svg>
    ),
    tone: event === 'handled' ? 'success' : undefined,
    level: event === 'raised' ? level : undefined,
  });
  return (
    <Timeline
      label={t('AlarmTimeline.label')}
      {...rest}
      items={track.map(itemOf)}
      since={track[0] && { at: track[0].at, what: t('AlarmTimeline.alarm') }}
      open={isOpen ? t('AlarmTimeline.waiting') : undefined}
    />
  );
}
