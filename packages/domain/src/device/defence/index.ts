export {
  type ArmStatus,
  type ZoneEvent,
  type ZoneReport,
  type ZoneState,
  armStatuses,
  defenceZoneForm,
  zoneMachine,
  zoneState,
  zoneStates,
} from './zone.ts';
export {
  type SwitchKind,
  type SwitchState,
  needsALook,
  switchKinds,
  switchState,
  switchStates,
  switches,
} from './switches.ts';
export { type PointDirection, pointDirections, pointForm, replacesKnown } from './points.ts';
export { deviceDefenceWords } from './words.ts';
