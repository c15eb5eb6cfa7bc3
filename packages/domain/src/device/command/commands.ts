import type { Button } from '../../role/index.ts';

interface CommandRow {
  /** May be put on a schedule. */
  readonly isTimed?: true;
  /** The button of the device's page that sends it; `command` unless it has its own. */
  readonly button?: Extract<Button, 'reset' | 'snapshot' | 'record'>;
  /** What is authorised for its type of device; `command` unless it has its own. */
  readonly typeButton?: Extract<Button, 'reset' | 'upgrade'>;
  /** Opens, closes or switches something off that protects: asked before, and with a reason. */
  readonly isGrave?: true;
  /** What belongs to a page of its own: no button of the device sends it. */
  readonly isIndirect?: true;
}

/**
 * What a device can be told to do. `isTimed`: may be put on a schedule.
 * Decision: the source names reset and remote control; the rest are the usual commands of the device types.
 * @spec DEV-13 DEV-22 DEV-24
 */
const rows = {
  selfTest: {},
  silence: {},
  reset: { button: 'reset', typeButton: 'reset' },
  arm: { isTimed: true },
  disarm: { isTimed: true, isGrave: true },
  readNow: { isTimed: true },
  openRelay: { isTimed: true, isGrave: true },
  closeRelay: { isTimed: true },
  closeValve: { isGrave: true },
  unlock: { isGrave: true },
  snapshot: { isTimed: true, button: 'snapshot' },
  record: { button: 'record' },
  locate: {},
  ring: {},
  configure: {},
  sosNumbers: { isIndirect: true },
  phoneBook: { isIndirect: true },
  readPhoneBook: { isIndirect: true },
  upgrade: { isTimed: true, typeButton: 'upgrade', isIndirect: true },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type DeviceCommand = keyof typeof rows;
const table: Readonly<Record<DeviceCommand, CommandRow>> = rows;
export const deviceCommands = /* @__PURE__ */ Object.keys(rows) as readonly DeviceCommand[];
export type TimedCommand = {
  [Name in DeviceCommand]: (typeof rows)[Name] extends { isTimed: true } ? Name : never;
}[DeviceCommand];
/** The commands that may be put on a schedule; those that need a person to watch may not. @spec DEV-22 */
export const timedCommands = /* @__PURE__ */ deviceCommands.filter(
  (name): name is TimedCommand => 'isTimed' in rows[name],
);
/** The commands that people send from a device's page; the others belong to pages of their own. @spec DEV-13 */
export const directCommands = /* @__PURE__ */ deviceCommands.filter((name) => !table[name].isIndirect);
/** Whether it is asked before it is sent, and with a reason. @spec DEV-13 */
export const isGrave = (command: DeviceCommand): boolean => table[command].isGrave ?? false;
/** The button of the device's page that a command takes, and what is authorised for the type of the device. @spec ROL-03 */
export const commandButtons = (command: DeviceCommand) =>
  ({ page: table[command].button ?? 'command', ofType: table[command].typeButton ?? 'command' }) as const;
