import { type ArmTask, armPlan } from '@fireline/domain/device';
import { type Day, addDays, chinaOffsetMin, dayAt, dayMs, startOfDay, isDay } from '@fireline/domain/lib';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useNow, useWords } from '../lib/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { useShortDay } from '../lib/field/useDayText.ts';
import { DayRow } from './DayRow.tsx';
import { Grid, Head, Hour, Hours, Legend, Root } from './WeekSchedule.styles.ts';
import { TaskList } from './TaskList.tsx';
import { useMove } from './useMove.ts';
import { mondayOf, weekDays } from './week.ts';
import { weekScheduleWords } from './words.ts';

export interface WeekScheduleProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> {
  /** What is armed: a device, a zone. */
  readonly label: string;
  readonly tasks?: readonly ArmTask[];
  readonly defaultTasks?: readonly ArmTask[];
  /** A schedule was moved, given other days or removed: all of them, and the one. */
  readonly onChange?: (change: { readonly value: readonly ArmTask[]; readonly task: ArmTask }) => void;
  /** Shows a button; a new schedule is the owner's form. */
  readonly onAdd?: () => void;
  /** Any day of the week that is shown. */
  readonly week?: Day;
  /** Default: today. */
  readonly defaultWeek?: Day;
  readonly onWeekChange?: (change: { readonly value: Day }) => void;
  readonly isReadOnly?: boolean;
  /** Minutes ahead of UTC in which the schedules count. Default: China. */
  readonly offsetMin?: number;
}

const hours = [0, 6, 12, 18, 24];

/**
 * When timed schedules arm and disarm, as a week: each day a line of 24 hours, spans over midnight going on on the next. A mark is moved by
 * pointer or arrow keys in quarter hours, and every day of its schedule moves with it. Beneath it the same in words, with the next run, what
 * has no effect and what contradicts itself; there the days are changed.
 *
 * Use it for schedules of a device or a zone. It edits times and days; new schedules are for a form (`onAdd`).
 * @spec DEV-22
 * @example <WeekSchedule label="仓库防区" tasks={tasks} onChange={({ value }) => save(value)} onAdd={openForm} />
 */
export function WeekSchedule(props: WeekScheduleProps) {
  const { label, tasks: given, defaultTasks = [], onChange, onAdd, week: givenWeek, defaultWeek, ...others } = props;
  const { onWeekChange, isReadOnly = false, offsetMin = chinaOffsetMin, ...rest } = others;
  const t = useWords(weekScheduleWords);
  const shortDay = useShortDay();
  const nowMs = useNow(60_000);
  const today = dayAt(nowMs, offsetMin);
  const [tasks, setTasks] = useControlled(given, defaultTasks, undefined);
  const [week, setWeek] = useControlled(givenWeek, defaultWeek ?? today, onWeekChange);
  const commit = (next: readonly ArmTask[], task: ArmTask): void => {
    setTasks(next);
    onChange?.({ value: next, task });
  };
  const move = useMove(tasks, commit);
  // what is no day shows the present week
  const monday = mondayOf(isDay(week) ? week : today);
  const plan = useMemo(
    () =>
      armPlan(move.shown, {
        fromMs: startOfDay(monday, offsetMin),
        toMs: startOfDay(addDays(monday, 7), offsetMin),
        offsetMin,
      }),
    [move.shown, monday, offsetMin],
  );
  return (
    <Root aria-label={label} {...rest}>
      <Head>
        <strong>{t('WeekSchedule.week', { from: shortDay(monday), to: shortDay(addDays(monday, 6)) })}</strong>
        <IconButton
          label={t('WeekSchedule.earlier')}
          icon={<ChevronLeft aria-hidden />}
          onClick={() => setWeek(addDays(monday, -7))}
        />
        <IconButton
          label={t('WeekSchedule.later')}
          icon={<ChevronRight aria-hidden />}
          onClick={() => setWeek(addDays(monday, 7))}
        />
        <Legend aria-hidden>
          <span data-status="armed">{t('WeekSchedule.armed')}</span>
          <span data-status="disarmed">{t('WeekSchedule.disarmed')}</span>
          <span data-status="unknown">{t('WeekSchedule.unknown')}</span>
        </Legend>
      </Head>
      <Grid>
        <Hours aria-hidden>
          {hours.map((hour) => (
            <Hour key={hour} style={{ '--at': hour / 24 }}>
              {hour}
            </Hour>
          ))}
        </Hours>
        {weekDays(plan, monday, offsetMin).map((day) => (
          <DayRow
            key={day.day}
            day={day}
            nowShare={day.day === today ? (nowMs - startOfDay(today, offsetMin)) / dayMs : null}
            moving={move.moving}
            handlers={isReadOnly ? undefined : move.handlers}
          />
        ))}
      </Grid>
      <TaskList
        tasks={move.shown}
        runs={plan.runs}
        nowMs={nowMs}
        offsetMin={offsetMin}
        monday={monday}
        onChange={
          isReadOnly
            ? undefined
            : (task) =>
                commit(
                  tasks.map((one) => (one.taskId === task.taskId ? task : one)),
                  task,
                )
        }
        onRemove={
          isReadOnly
            ? undefined
            : (task) =>
                commit(
                  tasks.filter(({ taskId }) => taskId !== task.taskId),
                  task,
                )
        }
        onAdd={isReadOnly ? undefined : onAdd}
      />
    </Root>
  );
}
