import { type ArmRun, type ArmTask, deviceTaskWords, nextRun } from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import { CalendarDays, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useWords } from '../lib/index.ts';
import { DaysEditor } from './DaysEditor.tsx';
import { Acts, Item, List, Note, Twin } from './TaskList.styles.ts';
import { useTaskText } from './useTaskText.ts';
import { weekScheduleWords } from './words.ts';

interface TaskListProps {
  readonly tasks: readonly ArmTask[];
  /** Those of the week that is shown. */
  readonly runs: readonly ArmRun[];
  readonly nowMs: number;
  readonly offsetMin: number;
  /** Of the week that is shown. */
  readonly monday: Day;
  readonly onChange: ((task: ArmTask) => void) | undefined;
  readonly onRemove: ((task: ArmTask) => void) | undefined;
  readonly onAdd: (() => void) | undefined;
}

/** The week in words: every schedule, its next run, and what is wrong with it. */
export function TaskList(props: TaskListProps) {
  const { tasks, runs, nowMs, offsetMin, monday, onChange, onRemove, onAdd } = props;
  const t = useWords(weekScheduleWords);
  const text = useTaskText();
  const titleId = useId();
  const [edited, setEdited] = useState<ArmTask['taskId']>();
  const nexts = tasks
    .map((task) => ({ task, atMs: nextRun(task, nowMs, offsetMin) }))
    .toSorted((a, b) => (a.atMs ?? Infinity) - (b.atMs ?? Infinity));
  const [soonest] = nexts;
  return (
    <Twin>
      {soonest?.atMs !== undefined && (
        <p>
          {t('WeekSchedule.next', {
            command: text.command(soonest.task),
            when: text.moment(soonest.atMs, offsetMin),
          })}
        </p>
      )}
      <h4 id={titleId}>{t('WeekSchedule.tasks')}</h4>
      {tasks.length === 0 && <p>{t('WeekSchedule.empty')}</p>}
      <List aria-labelledby={titleId}>
        {nexts.map(({ task, atMs }) => (
          <Item key={task.taskId} data-command={task.command}>
            <span>
              <strong>{text.command(task)}</strong> {text.when(task)}
              <small>
                {atMs === undefined
                  ? t('WeekSchedule.none')
                  : t('WeekSchedule.nextRun', { when: text.moment(atMs, offsetMin) })}
              </small>
              <Effect runs={runs.filter((run) => run.task.taskId === task.taskId)} offsetMin={offsetMin} />
            </span>
            <Acts>
              {onChange && (
                <IconButton
                  label={t('WeekSchedule.days', { task: `${text.command(task)} ${text.when(task)}` })}
                  icon={<CalendarDays aria-hidden />}
                  aria-expanded={edited === task.taskId}
                  onClick={() => setEdited(edited === task.taskId ? undefined : task.taskId)}
                />
              )}
              {onRemove && (
                <IconButton
                  label={t('WeekSchedule.remove', { task: `${text.command(task)} ${text.when(task)}` })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => onRemove(task)}
                />
              )}
            </Acts>
            {onChange && edited === task.taskId && <DaysEditor {...{ task, monday, onChange }} />}
          </Item>
        ))}
      </List>
      {onAdd && (
        <Button icon={<Plus aria-hidden />} onClick={onAdd}>
          {t('WeekSchedule.add')}
        </Button>
      )}
    </Twin>
  );
}

/** The runs of one schedule that do nothing or contradict another, by when. */
function Effect({ runs, offsetMin }: { readonly runs: readonly ArmRun[]; readonly offsetMin: number }) {
  const t = useWords(deviceTaskWords, weekScheduleWords);
  const text = useTaskText();
  return (['conflict', 'none'] as const).map((effect) => {
    const found = runs.filter((run) => run.effect === effect);
    if (found.length === 0) return null;
    const when = found.map(({ atMs }) => text.moment(atMs, offsetMin)).join(t('WeekSchedule.and'));
    return (
      <Note key={effect} data-effect={effect}>
        {effect === 'conflict' && <TriangleAlert aria-hidden />}
        {t(`device.task.effect.${effect}`)} · {when}
      </Note>
    );
  });
}
