export {
  type FloorAlarm,
  type FloorEvent,
  type FloorRow,
  type FloorStack,
  type FloorWatch,
  floorStack,
  startFloors,
  watchFloors,
} from './floors.ts';
export { type MarkAlarm, type PlanMark, holdAlarms, markOf } from './marks.ts';
export {
  type ElsewhereEvent,
  type SilentDevice,
  type SilentDevices,
  type SpreadRecord,
  type TimeSpan,
  isBeforeRecord,
  isWholeRecord,
  lengthMs,
  silentDevices,
  spreadRecord,
  unheard,
} from './record.ts';
export {
  type Replay,
  type ReplayEvent,
  type ReplaySpeed,
  type SpreadEvent,
  type SpreadStep,
  replaySpeeds,
  replayStep,
  spreadAt,
  spreadCategory,
  spreadOf,
  startReplay,
} from './spread.ts';
