import type { DeviceTask, TaskRun } from '@fireline/api/device';
import type { deviceCommandWords, deviceDefenceWords, deviceSosWords, deviceTaskWords } from '@fireline/domain/device';
import { addDays, chinaTimeZone, languageTags, type Language, startOfDay } from '@fireline/domain/lib';
import type { Format, Translate } from '@fireline/ui/lib';

export type TaskKeys =
  | keyof typeof deviceTaskWords
  | keyof typeof deviceCommandWords
  | keyof typeof deviceDefenceWords
  | keyof typeof deviceSosWords;

/** The days of the week from Monday on, in the reader's language. */
export function weekdayNames(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(languageTags[language], { weekday: 'short', timeZone: chinaTimeZone });
  return [0, 1, 2, 3, 4, 5, 6].map((after) => format.format(startOfDay(addDays('2026-11-23', after))));
}

/** Days of the week as people say them: three and more that follow each other as a span, 'Mon–Fri'. */
function daysText(weekdays: readonly number[], names: readonly string[]): string {
  const runs: number[][] = [];
  for (const day of weekdays.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined): string => names[(day ?? 1) - 1] ?? '';
  return runs
    .map((run) => (run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(' ')))
    .join(' ');
}

type Schedule = Pick<DeviceTask, 'repeat' | 'at' | 'on' | 'weekdays' | 'monthDays'>;
/** When a task runs, in words. @spec DEV-22 */
export function whenText(
  { repeat, at, on, weekdays, monthDays }: Schedule,
  t: Translate<TaskKeys>,
  { date }: Pick<Format, 'date'>,
  language: Language,
): string {
  const names = weekdayNames(language);
  const days = {
    once: on === null ? '' : date(on),
    daily: '',
    weekly: daysText(weekdays, names),
    monthly: monthDays.join(', '),
  }[repeat];
  return [t(`device.task.repeat.${repeat}`), days, at].filter((part) => part !== '').join(' ');
}

/** What a task commands, with the zone or point that it works on. */
export function commandText({ command, args }: Pick<DeviceTask, 'command' | 'args'>, t: Translate<TaskKeys>): string {
  const number = args.zone ?? args.point;
  return typeof number === 'number' ? `${t(`device.command.${command}`)} ${number}` : t(`device.command.${command}`);
}

export const outcomeText = ({ outcome }: Pick<TaskRun, 'outcome'>, t: Translate<TaskKeys>): string =>
  t(`device.task.outcome.${outcome}`);
