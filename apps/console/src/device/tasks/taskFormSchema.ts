import type { DeviceTask } from '@fireline/api/device';
import { acknowledgementWaitMin, readArgs, timedTaskForm, type TimedCommand } from '@fireline/domain/device';
import type { FormSchema } from '@fireline/ui/Form';
import type { FormValue } from '../../lib/form/useFormSend.ts';

/** The commands that go on a schedule here; upgrades are rolled out from their own page. */
export type ScheduledCommand = Exclude<TimedCommand, 'upgrade'>;
export type TaskEntered = Omit<FormValue<typeof timedTaskForm>, 'command'> & {
  readonly command: ScheduledCommand;
  readonly args: Record<string, number>;
  readonly waitMin: number;
};

/** All zones of the device. */
export const allZones = 'all';

/** What the fields hold at first. */
export const taskValues = (task: DeviceTask | undefined, command: ScheduledCommand) => ({
  name: task?.name ?? '',
  command: task?.command ?? command,
  zone: task?.args.zone === undefined ? allZones : String(task.args.zone),
  point: task?.args.point === undefined ? null : String(task.args.point),
  waitMin: String(task?.waitMin ?? acknowledgementWaitMin.min + 2),
  repeat: task?.repeat ?? 'daily',
  at: task?.at ?? null,
  on: task?.on ?? null,
  weekdays: task?.weekdays.map(String) ?? [],
  monthDays: task?.monthDays.map(String) ?? [],
  from: task?.from ?? null,
  until: task?.until ?? null,
});

const argsOf = (entered: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { command, zone, point } = entered;
  if (command === 'arm' || command === 'disarm') return zone === allZones ? {} : { zone };
  return command === 'openRelay' || command === 'closeRelay' ? { point } : {};
};

/** The days that the repeat asks for; those of another one are left out. */
function daysOf({ repeat, on, weekdays, monthDays }: Readonly<Record<string, unknown>>) {
  return {
    ...(repeat === 'once' && { on }),
    weekdays: repeat === 'weekly' ? weekdays : [],
    monthDays: repeat === 'monthly' ? monthDays : [],
  };
}

const fieldOf = (field = ''): string => field.replace(/^args\./, '');

/** The domain's form of a task, with the arguments of its command. @spec DEV-22 */
export const taskSchema: FormSchema<TaskEntered> = {
  '~standard': {
    validate: (input) => {
      const entered = input as Readonly<Record<string, unknown>>;
      const { name, command, repeat, at, from, until } = entered;
      const form = timedTaskForm.check({ name, command, repeat, at, from, until, ...daysOf(entered) });
      const args = readArgs(command as ScheduledCommand, argsOf(entered));
      if (form.ok && args.ok) {
        const value = { ...form.value, args: args.value, waitMin: Number(entered.waitMin) };
        return { value: value as unknown as TaskEntered };
      }
      const problems = [...(form.ok ? [] : form.problems), ...(args.ok ? [] : args.problems)];
      return { issues: problems.map((one) => ({ message: one.code, ...one, field: fieldOf(one.field) })) };
    },
  },
};
