import type { AlarmLevel } from '@fireline/domain/alarm';
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import type { Instant } from '../lib/format/format.ts';
import { toneIcons } from '../lib/alarm/tones.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Nothing, Stop, Track } from './Timeline.styles.ts';
import { timelineWords } from './words.ts';

/** One thing that happened. */
export interface TimelineItem {
  readonly id: string;
  readonly at: Instant;
  /** What happened, in a few words. */
  readonly title: ReactNode;
  /** Beside the title: who, what value, how it was closed. What is empty is left out. */
  readonly details?: readonly ReactNode[];
  /** What somebody wrote about it. */
  readonly note?: ReactNode;
  /** Below it: links, buttons. */
  readonly actions?: ReactNode;
  /** An svg of 16 × 16 that tells the kind by its shape. Default: a ring, or the sign of its tone. */
  readonly icon?: ReactNode;
  /** Colours the icon where something is right or wrong. Default: not at all. */
  readonly tone?: 'success' | 'attention' | 'danger' | undefined;
  /** Colours the icon as an alarm of that level. */
  readonly level?: AlarmLevel | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** What it is the course of, for those who hear it. */
  readonly label: string;
  /** In the order in which they are to stand. */
  readonly items: readonly TimelineItem[];
  /** The day once above what happened on it, and times alone beside it. Default false. */
  readonly isByDay?: boolean;
  /** How long after the one that happened before it each happened, whichever stands first. Default false. */
  readonly hasGaps?: boolean;
  /** In place of these gaps: how long after that instant each happened, and what that was, such as 'the alarm'. */
  readonly since?: { readonly at: Instant; readonly what: string } | undefined;
  /** What is still to come: the course ends open. */
  readonly open?: ReactNode;
}

const ring = (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5z" />
  </svg>
);

/** Right and wrong have shapes of their own, so that they are never told by colour alone. */
const defaultIcon = ({ tone, level }: TimelineItem): ReactNode => {
  if (tone) return toneIcons[tone];
  return level === undefined ? ring : toneIcons.danger;
};

const msOf = (at: Instant): number => new Date(at).getTime();

/** The neighbour that happened earlier: above where the oldest stands first, below where the newest does. */
const earlierOf = (
  item: TimelineItem,
  ...neighbours: readonly (TimelineItem | undefined)[]
): TimelineItem | undefined => neighbours.find((other) => other !== undefined && msOf(other.at) <= msOf(item.at));

/**
 * What happened one after the other: the life of a device, the changes of a role, a work order from call to signature. Each stop has a time
 * and words; its icon tells the kind by shape, and is coloured only where something is right or wrong.
 *
 * Use it to read a story from top to bottom. For an alarm take an `AlarmTimeline`, which knows its events; for entries that are sorted and
 * filtered a `DataTable`; for what is still to be done in order `Steps`.
 * @spec LIB-01
 * @example <Timeline label="工单经过" items={[{ id: '1', at: order.openedAt, title: '创建', details: [order.by] }]} isByDay />
 */
export function Timeline({ label, items, isByDay = false, hasGaps = false, since, open, ...rest }: TimelineProps) {
  const t = useWords(timelineWords);
  return (
    <Track aria-label={label} {...rest}>
      {items.map((item, index) => (
        <TimelineStop
          key={item.id}
          item={item}
          before={items[index - 1]}
          cause={hasGaps ? earlierOf(item, items[index - 1], items[index + 1]) : undefined}
          since={since}
          isByDay={isByDay}
        />
      ))}
      {items.length === 0 && open === undefined && (
        <li>
          <Nothing>{t('Timeline.empty')}</Nothing>
        </li>
      )}
      {open !== undefined && (
        <Stop data-waiting="">
          {ring}
          <h3>
            <span>{open}</span>
          </h3>
        </Stop>
      )}
    </Track>
  );
}

interface StopProps {
  readonly item: TimelineItem;
  readonly before: TimelineItem | undefined;
  /** What happened before it, above or below; undefined when nothing did, or the gap is not to be told. */
  readonly cause: TimelineItem | undefined;
  readonly since: TimelineProps['since'];
  readonly isByDay: boolean;
}

function TimelineStop({ item, before, cause, since, isByDay }: StopProps) {
  const { date } = useFormat();
  const { at, title, details = [], note, actions, icon, tone, level } = item;
  const dayOf = (instant: Instant): string => (Number.isNaN(msOf(instant)) ? '' : date(instant));
  const day = isByDay && (!before || dayOf(before.at) !== dayOf(at)) ? dayOf(at) : '';
  return (
    <Stop data-level={level} data-tone={tone}>
      {day !== '' && <span data-day="">{day}</span>}
      {icon ?? defaultIcon(item)}
      <div>
        <h3>
          {title}
          {details.map((detail, place) => (
            // details never change places: they are who, what and how, in the owner's order
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={place}>{isEmpty(detail) ? null : <span>{detail}</span>}</Fragment>
          ))}
        </h3>
        <When at={at} after={since?.at ?? cause?.at} what={since?.what} isTimeOnly={isByDay} />
        {!isEmpty(note) && <blockquote>{note}</blockquote>}
        {actions && <div data-actions="">{actions}</div>}
      </div>
    </Stop>
  );
}

const isEmpty = (node: ReactNode): boolean => node === undefined || node === null || node === false || node === '';

interface WhenProps {
  readonly at: Instant;
  readonly after: Instant | undefined;
  readonly what: string | undefined;
  readonly isTimeOnly: boolean;
}

function When({ at, after, what, isTimeOnly }: WhenProps) {
  const t = useWords(timelineWords);
  const { dateTime, time, duration } = useFormat();
  const ms = msOf(at);
  if (Number.isNaN(ms)) return <small>{t('Timeline.noTime')}</small>;
  const passed = after === undefined ? Number.NaN : ms - msOf(after);
  // what the gaps are counted from has none itself
  const hasGap = what === undefined ? !Number.isNaN(passed) : passed > 0;
  const gap = hasGap && duration(passed);
  return (
    <small>
      <time dateTime={new Date(ms).toISOString()}>{isTimeOnly ? time(at) : dateTime(at)}</time>
      {gap && ` · ${what === undefined ? t('Timeline.after', { gap }) : t('Timeline.since', { gap, what })}`}
    </small>
  );
}
