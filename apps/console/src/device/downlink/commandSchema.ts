import { acknowledgementWait, checkReason, type DeviceCommand, readArgs } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { FormSchema } from '@fireline/ui/Form';

/** All zones of the device. */
export const allZones = 'all';
const argNames = ['point', 'minutes', 'leakageMa', 'cableCelsius', 'currentA', 'overVoltage', 'underVoltage'] as const;

export interface CommandEntered {
  readonly args: Record<string, number>;
  readonly waitMin: number;
  readonly reason: string;
}

const fieldOf = ({ field = '', ...problem }: Problem) => ({
  message: problem.code,
  ...problem,
  field: field.replace(/^args\./, ''),
});

/** What is sent with a command, by the domain's form of its arguments. @spec DEV-13 DEV-24 */
export const commandSchema = (command: DeviceCommand): FormSchema<CommandEntered> => ({
  '~standard': {
    validate: (input) => {
      const entered = input as Readonly<Record<string, unknown>>;
      const { zone, reason = '' } = entered;
      const given = argNames.flatMap((name) => (entered[name] == null ? [] : [[name, entered[name]] as const]));
      const args = readArgs(command, { ...Object.fromEntries(given), ...(zone !== allZones && { zone }) });
      const wait = acknowledgementWait(entered.waitMin, 'waitMin');
      const wrong = checkReason(command, String(reason));
      if (args.ok && wait.ok && !wrong) {
        const value = { args: args.value as Record<string, number>, waitMin: wait.value, reason: String(reason) };
        return { value };
      }
      const problems = [
        ...(args.ok ? [] : args.problems),
        ...(wait.ok ? [] : wait.problems),
        ...(wrong ? [wrong] : []),
      ];
      return { issues: problems.map(fieldOf) };
    },
  },
});
