export {
  type DeviceCommand,
  type TimedCommand,
  commandButtons,
  deviceCommands,
  directCommands,
  isGrave,
  timedCommands,
} from './commands.ts';
export { type CommandArgs, checkReason, commandForms, readArgs, targetOf, thresholdsForm } from './args.ts';
export {
  type CommandContext,
  type CommandEvent,
  type CommandState,
  type SentCommand,
  acknowledgementWait,
  checkNewCommand,
  commandMachine,
  commandStates,
  isQueueOver,
  queuedMaxMs,
  waitingStates,
  waitLeftMs,
} from './acknowledgement.ts';
export { deviceCommandWords } from './words.ts';
