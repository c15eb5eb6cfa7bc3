import {
  defineForm,
  type Form,
  id,
  integer,
  listOf,
  number,
  optional,
  type Problem,
  refuse,
  type Result,
  text,
} from '../../lib/index.ts';
import {
  commandReasonChars,
  contactNameChars,
  cableCelsius,
  currentA,
  leakageMa,
  phoneBookNumbers,
  pointNumbers,
  recordingMinutes,
  sosGroups,
  textChars,
  voltageV,
  zoneNumbers,
} from '../limits.ts';
import { callNumber } from '../sos/number.ts';
import { upgradePackageBytes, versionPattern } from '../upgrade/limits.ts';
import { type DeviceCommand, isGrave } from './commands.ts';

/** What a command is sent with: numbers, texts, and of the SOS numbers their list. */
export type CommandArgs = Readonly<Record<string, number | string | readonly string[]>>;

const zone = /* @__PURE__ */ defineForm({ zone: /* @__PURE__ */ optional(/* @__PURE__ */ integer(zoneNumbers)) });
const point = /* @__PURE__ */ defineForm({ point: /* @__PURE__ */ integer(pointNumbers) });

/** From where a device of electric safety alarms; what is not named stays as it is. @spec DEV-11 */
export const thresholdsForm = /* @__PURE__ */ defineForm(
  {
    leakageMa: /* @__PURE__ */ optional(/* @__PURE__ */ integer(leakageMa)),
    cableCelsius: /* @__PURE__ */ optional(/* @__PURE__ */ integer(cableCelsius)),
    currentA: /* @__PURE__ */ optional(/* @__PURE__ */ number(currentA)),
    overVoltage: /* @__PURE__ */ optional(/* @__PURE__ */ integer(voltageV)),
    underVoltage: /* @__PURE__ */ optional(/* @__PURE__ */ integer(voltageV)),
  },
  (value) => [
    Object.keys(value).length === 0 ? { code: 'device.command.noThreshold', field: 'leakageMa' } : undefined,
    value.underVoltage !== undefined && value.overVoltage !== undefined && value.underVoltage >= value.overVoltage
      ? { code: 'device.command.voltageOrder', field: 'underVoltage' }
      : undefined,
  ],
);

/** One form for each command with arguments. Without a zone, all zones of the device are meant. @spec DEV-11 DEV-13 DEV-21 */
export const commandForms = {
  arm: zone,
  disarm: zone,
  openRelay: point,
  closeRelay: point,
  record: /* @__PURE__ */ defineForm({ minutes: /* @__PURE__ */ integer(recordingMinutes) }),
  configure: thresholdsForm,
  sosNumbers: /* @__PURE__ */ defineForm({
    numbers: /* @__PURE__ */ listOf(callNumber, { min: 1, max: sosGroups }),
  }),
  phoneBook: /* @__PURE__ */ defineForm(
    {
      names: /* @__PURE__ */ listOf(/* @__PURE__ */ text(contactNameChars), phoneBookNumbers),
      numbers: /* @__PURE__ */ listOf(callNumber, phoneBookNumbers),
      sos: /* @__PURE__ */ listOf(callNumber, { min: 0, max: sosGroups }),
    },
    ({ names, numbers }) => [names.length === numbers.length ? undefined : { code: 'form.format', field: 'names' }],
  ),
  // beside the package: what a device checks its file by
  upgrade: /* @__PURE__ */ defineForm({
    packageId: id,
    version: /* @__PURE__ */ text(textChars, { matches: versionPattern, code: 'form.format' }),
    sizeBytes: /* @__PURE__ */ integer(upgradePackageBytes),
    sha256: /* @__PURE__ */ text({ min: 64, max: 64 }),
  }),
} as const satisfies Readonly<Partial<Record<DeviceCommand, { readonly check: Form<unknown>['check'] }>>>;

const none = /* @__PURE__ */ defineForm({});
const formOf = (command: DeviceCommand) =>
  (Object.hasOwn(commandForms, command)
    ? commandForms[command as keyof typeof commandForms]
    : none) as unknown as Form<CommandArgs>;

/** The arguments of a command as they are sent; problems name `args.{field}`. @spec DEV-13 DEV-24 */
export function readArgs(command: DeviceCommand, args: unknown): Result<CommandArgs> {
  const read = formOf(command).check(args);
  return read.ok ? read : refuse(...read.problems.map((one) => ({ ...one, field: `args.${one.field ?? ''}` })));
}

const reasonText = /* @__PURE__ */ text(commandReasonChars);
/** What is wrong with the reason of a command; grave ones cannot do without. @spec DEV-13 */
export function checkReason(command: DeviceCommand, reason: string): Problem | undefined {
  if (reason.trim() === '') return isGrave(command) ? { code: 'form.required', field: 'reason' } : undefined;
  const read = reasonText(reason, 'reason');
  return read.ok ? undefined : read.problems[0];
}

/** What a command works on: a zone or a point by its number, or the whole device, 0. Of one target one command waits. @spec DEV-24 */
export const targetOf = ({ zone: number = 0, point: output = number }: CommandArgs): number => Number(output);
