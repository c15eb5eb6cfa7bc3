import type { DeviceCommandRow } from '@fireline/api/device';
import type { deviceCommandWords } from '@fireline/domain/device';
import type { Format, Translate } from '@fireline/ui/lib';
import { wordOr } from '../../lib/page/wordOr.ts';
import type { controlWords } from './words.ts';

export type CommandKeys = keyof typeof deviceCommandWords | keyof typeof controlWords;

const units: Readonly<Record<string, string>> = {
  leakageMa: 'mA',
  cableCelsius: '℃',
  currentA: 'A',
  overVoltage: 'V',
  underVoltage: 'V',
};
const worded = [
  'zone',
  'point',
  'minutes',
  'leakageMa',
  'cableCelsius',
  'currentA',
  'overVoltage',
  'underVoltage',
] as const;

/** What a command was sent with, in words. */
export const argsText = (
  { args }: Pick<DeviceCommandRow, 'args'>,
  t: Translate<CommandKeys>,
  { number }: Pick<Format, 'number'>,
): string =>
  [
    ...worded.flatMap((name) => {
      const value = args[name];
      const unit = units[name];
      return typeof value === 'number'
        ? [`${t(`control.${name}`)} ${number(value, unit === undefined ? {} : { unit })}`]
        : [];
    }),
    ...(Array.isArray(args.numbers) ? args.numbers : []),
  ].join(' · ');

/** What the device said of its failure, or the words of the code. */
export const failureText = ({ failure }: Pick<DeviceCommandRow, 'failure'>, t: Translate<CommandKeys>): string =>
  wordOr(t, failure, failure);
