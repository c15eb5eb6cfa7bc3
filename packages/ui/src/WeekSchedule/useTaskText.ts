import { type ArmTask, deviceCommandWords, deviceTaskWords } from '@fireline/domain/device';
import { dayAt, minuteMs, weekdayOf } from '@fireline/domain/lib';
import { useWords } from '../lib/index.ts';
import { useDayText, useShortDay } from '../lib/field/useDayText.ts';
import { dayMinutes, stretches, timeOf } from './week.ts';
import { weekScheduleWords } from './words.ts';

type WeekdayKey = `WeekSchedule.weekday.${1 | 2 | 3 | 4 | 5 | 6 | 7}`;
export const weekdayKey = (weekday: number): WeekdayKey => `WeekSchedule.weekday.${weekday}` as WeekdayKey;

/** A schedule in words. */
export function useTaskText() {
  const t = useWords(deviceTaskWords, deviceCommandWords, weekScheduleWords);
  const [dayText, shortDay] = [useDayText(), useShortDay()];
  const daysOf = ({ repeat, weekdays = [], monthDays = [], on }: ArmTask): string => {
    if (repeat === 'once') return on === undefined ? '' : dayText(on);
    const days =
      repeat === 'weekly'
        ? stretches(weekdays).map(([from, to]) =>
            from === to
              ? t(weekdayKey(from))
              : t('WeekSchedule.through', { from: t(weekdayKey(from)), to: t(weekdayKey(to)) }),
          )
        : monthDays.toSorted((a, b) => a - b).map((day) => t('WeekSchedule.monthDay', { day }));
    return repeat === 'daily' ? '' : days.join(t('WeekSchedule.and'));
  };
  return {
    command: ({ command }: ArmTask): string => t(`device.command.${command}`),
    /** When it repeats, without the time. */
    days: (task: ArmTask): string => `${t(`device.task.repeat.${task.repeat}`)} ${daysOf(task)}`.trim(),
    when: (task: ArmTask): string =>
      t('WeekSchedule.when', {
        repeat: t(`device.task.repeat.${task.repeat}`),
        days: daysOf(task),
        at: task.at,
      }).replaceAll(/\s+/g, ' '),
    /** A moment as day, weekday and time of the schedule's own zone. */
    moment: (atMs: number, offsetMin: number): string => {
      const day = dayAt(atMs, offsetMin);
      const minutes = Math.floor(atMs / minuteMs + offsetMin) % dayMinutes;
      return t('WeekSchedule.moment', {
        day: shortDay(day),
        weekday: t(weekdayKey(weekdayOf(day))),
        at: timeOf(minutes),
      });
    },
  };
}
