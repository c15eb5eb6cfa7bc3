/**
 * What a device can be told to do. `isTimed`: may be put on a schedule.
 * Decision: the source names reset and remote control; the rest are the usual commands of the device types.
 * @spec DEV-13 DEV-22 DEV-24
 */
const rows = {
  selfTest: {},
  silence: {},
  reset: {},
  arm: { isTimed: true },
  disarm: { isTimed: true },
  readNow: { isTimed: true },
  openRelay: { isTimed: true },
  closeRelay: { isTimed: true },
  closeValve: {},
  unlock: {},
  snapshot: { isTimed: true },
  record: {},
  locate: {},
  ring: {},
  upgrade: { isTimed: true },
} as const satisfies Readonly<Record<string, { readonly isTimed?: true }>>;

export type DeviceCommand = keyof typeof rows;
export const deviceCommands = /* @__PURE__ */ Object.keys(rows) as readonly DeviceCommand[];
export type TimedCommand = {
  [Name in DeviceCommand]: (typeof rows)[Name] extends { isTimed: true } ? Name : never;
}[DeviceCommand];
/** The commands that may be put on a schedule; those that need a person to watch may not. @spec DEV-22 */
export const timedCommands = /* @__PURE__ */ deviceCommands.filter(
  (name): name is TimedCommand => 'isTimed' in rows[name],
);
