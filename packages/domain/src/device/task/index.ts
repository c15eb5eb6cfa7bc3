export {
  type ArmPlan,
  type ArmRun,
  type ArmSpan,
  type ArmTask,
  type RunEffect,
  armPlan,
  runEffects,
} from './arming.ts';
export { type Collision, type TimedOrder, collisionOf } from './collision.ts';
export {
  type Repeat,
  type RunSpan,
  type Schedule,
  missingDays,
  nextRun,
  repeats,
  runsBetween,
  runsOn,
  timedTaskForm,
} from './schedule.ts';
export {
  type RunOutcome,
  type TaskContext,
  type TaskEvent,
  type TaskState,
  runLateMaxMs,
  runOutcome,
  runOutcomes,
  taskMachine,
  taskStates,
  tasksPerDevice,
} from './state.ts';
export { deviceTaskWords } from './words.ts';
