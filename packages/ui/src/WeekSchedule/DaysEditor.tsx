import { type ArmTask, type Repeat, deviceTaskWords, missingDays, repeats } from '@fireline/domain/device';
import { type Day, addDays, weekdayOf } from '@fireline/domain/lib';
import { useState } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { ProblemNote } from '../lib/field/ProblemNote.tsx';
import { useShortDay } from '../lib/field/useDayText.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/index.ts';
import { Days, Editor } from './TaskList.styles.ts';
import { weekdayKey } from './useTaskText.ts';
import { weekScheduleWords } from './words.ts';

interface DaysEditorProps {
  readonly task: ArmTask;
  /** Of the week that is shown: a schedule that runs once runs in it. */
  readonly monday: Day;
  readonly onChange: (task: ArmTask) => void;
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** On which days a schedule repeats. What lacks its days is kept here until it has them. */
export function DaysEditor({ task, monday, onChange }: DaysEditorProps) {
  const t = useWords(deviceTaskWords, weekScheduleWords);
  const shortDay = useShortDay();
  const problemText = useProblemText();
  const [draft, setDraft] = useState<Partial<ArmTask>>({});
  const shown = { ...task, ...draft };
  const problem = missingDays(shown);
  const set = (change: Partial<ArmTask>): void => {
    const next = { ...shown, ...change };
    const isWhole = missingDays(next) === undefined;
    setDraft(isWhole ? {} : { ...draft, ...change });
    if (isWhole) onChange(next);
  };
  const week = upTo(7).map((weekday) => addDays(monday, weekday - 1));
  return (
    <Editor>
      <RadioGroup<Repeat>
        label={t('WeekSchedule.repeat')}
        orientation="horizontal"
        options={repeats.map((value) => ({ value, label: t(`device.task.repeat.${value}`) }))}
        value={shown.repeat}
        onChange={({ value }) => value && set({ repeat: value })}
      />
      {shown.repeat === 'once' && (
        <RadioGroup
          label={t('WeekSchedule.day')}
          orientation="horizontal"
          options={week.map((value) => ({ value, label: `${t(weekdayKey(weekdayOf(value)))} ${shortDay(value)}` }))}
          value={shown.on ?? null}
          onChange={({ value }) => value && set({ on: value })}
        />
      )}
      {shown.repeat === 'weekly' && (
        <DayChoice
          label={t('WeekSchedule.weekdays')}
          days={upTo(7)}
          chosen={shown.weekdays ?? []}
          nameOf={(weekday) => t(weekdayKey(weekday))}
          onChange={(weekdays) => set({ weekdays })}
        />
      )}
      {shown.repeat === 'monthly' && (
        <DayChoice
          label={t('WeekSchedule.monthDays')}
          days={upTo(31)}
          chosen={shown.monthDays ?? []}
          nameOf={String}
          onChange={(monthDays) => set({ monthDays })}
        />
      )}
      <ProblemNote>{problemText(problem)}</ProblemNote>
    </Editor>
  );
}

interface DayChoiceProps {
  readonly label: string;
  readonly days: readonly number[];
  readonly chosen: readonly number[];
  readonly nameOf: (day: number) => string;
  readonly onChange: (chosen: readonly number[]) => void;
}

function DayChoice({ label, days, chosen, nameOf, onChange }: DayChoiceProps) {
  return (
    <Days role="group" aria-label={label} data-many={days.length > 7 || undefined}>
      {days.map((day) => (
        <Checkbox
          key={day}
          label={nameOf(day)}
          checked={chosen.includes(day)}
          onChange={({ value }) => onChange(days.filter((one) => (one === day ? value : chosen.includes(one))))}
        />
      ))}
    </Days>
  );
}
