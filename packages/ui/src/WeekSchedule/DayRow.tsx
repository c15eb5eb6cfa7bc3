import type { ArmTask } from '@fireline/domain/device';
import { minutesOf } from '@fireline/domain/lib';
import { useWords } from '../lib/index.ts';
import { useShortDay } from '../lib/field/useDayText.ts';
import { BarBox, Day, Handle, Now, Track } from './WeekSchedule.styles.ts';
import type { useMove } from './useMove.ts';
import { useTaskText, weekdayKey } from './useTaskText.ts';
import { type Bar, type Mark, type WeekDay, lastMinute } from './week.ts';
import { weekScheduleWords } from './words.ts';

interface DayRowProps {
  readonly day: WeekDay;
  /** How much of today has passed; null: another day. */
  readonly nowShare: number | null;
  /** The schedule that is on the move. */
  readonly moving: ArmTask['taskId'] | undefined;
  /** Left out: nothing may be moved. */
  readonly handlers: ReturnType<typeof useMove>['handlers'] | undefined;
}

/** A bar this wide or wider has room for its word. */
const wordShare = 0.12;

function BarOf({ bar: { start, end, status, isFromBefore, goesOn } }: { readonly bar: Bar }) {
  const t = useWords(weekScheduleWords);
  return (
    <BarBox
      aria-hidden
      data-status={status ?? 'unknown'}
      data-from-before={isFromBefore || undefined}
      data-goes-on={goesOn || undefined}
      style={{ '--start': start, '--length': end - start }}
    >
      {status === 'armed' && end - start >= wordShare && t('WeekSchedule.armed')}
    </BarBox>
  );
}

interface MarkProps extends Pick<DayRowProps, 'moving' | 'handlers'> {
  readonly mark: Mark;
}

/** Where a schedule runs. The first of each in the week is its slider; the others follow it, and are there for the pointer. */
function MarkOf({ mark: { task, share, effect, isFirst }, moving, handlers }: MarkProps) {
  const t = useWords(weekScheduleWords);
  const text = useTaskText();
  const command = text.command(task);
  const slider =
    handlers && isFirst
      ? {
          role: 'slider',
          tabIndex: 0,
          'aria-label': t('WeekSchedule.move', { command, when: text.days(task) }),
          'aria-valuemin': 0,
          'aria-valuemax': lastMinute,
          'aria-valuenow': minutesOf(task.at),
          'aria-valuetext': task.at,
        }
      : { 'aria-hidden': true };
  return (
    <Handle
      {...slider}
      {...handlers?.(task)}
      title={`${command} ${task.at}`}
      data-at={task.at}
      data-command={task.command}
      data-effect={effect}
      data-moving={moving === task.taskId || undefined}
      data-fixed={handlers ? undefined : ''}
      style={{ '--at': share }}
    />
  );
}

/** A day as a line of 24 hours. */
export function DayRow({ day: { day, weekday, bars, marks }, nowShare, moving, handlers }: DayRowProps) {
  const t = useWords(weekScheduleWords);
  const shortDay = useShortDay();
  return (
    <>
      <Day data-today={nowShare === null ? undefined : ''}>
        {t(weekdayKey(weekday))} <small>{shortDay(day)}</small>
      </Day>
      <Track>
        {bars.map((bar) => (
          <BarOf key={bar.start} bar={bar} />
        ))}
        {nowShare !== null && <Now aria-hidden style={{ '--at': nowShare }} />}
        {marks.map((mark) => (
          <MarkOf key={mark.task.taskId} {...{ mark, moving, handlers }} />
        ))}
      </Track>
    </>
  );
}
