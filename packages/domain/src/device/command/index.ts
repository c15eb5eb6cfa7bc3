export { type DeviceCommand, type TimedCommand, deviceCommands, timedCommands } from './commands.ts';
export {
  type CommandContext,
  type CommandEvent,
  type CommandState,
  type SentCommand,
  acknowledgementWait,
  checkNewCommand,
  commandMachine,
  commandStates,
  waitLeftMs,
} from './acknowledgement.ts';
export { deviceCommandWords } from './words.ts';
