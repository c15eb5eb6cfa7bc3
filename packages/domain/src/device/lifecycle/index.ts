export { type LifeContext, type LifeEvent, type LifeState, lifeMachine, lifeStates } from './life.ts';
export {
  type LifeDeed,
  type LifeFields,
  type LifeRecordEvent,
  checkRemove,
  freeMonths,
  lifeDeeds,
  lifeOf,
  lifeRecordEvents,
  undoneBy,
} from './state.ts';
export {
  checkDeviceMove,
  deviceChangeForm,
  deviceMoveForm,
  imeiWarning,
  newDeviceForm,
  notThere,
  takenDown,
  unbound,
} from './register.ts';
export { checkEdition } from './edition.ts';
export {
  type HeldAt,
  heldFromMs,
  holderUndoMs,
  isHolderChange,
  isHolderUndone,
  personalMeasurements,
} from './holder.ts';
export {
  type RenewedService,
  type ServiceEnd,
  type ServiceOpening,
  openedUntil,
  renewService,
  renewedUntil,
  serviceOpeningForm,
} from './opening.ts';
export {
  type ExpiryStage,
  type ExpiryTerm,
  expiryStage,
  expiryStages,
  expiryTermDays,
  expiryTerms,
  isReminderDue,
  remainingDays,
  reminderDay,
} from './expiry.ts';
export {
  type ConnectionChange,
  type OfflineLength,
  type OfflineRecord,
  isHeardLately,
  missedAtMs,
  offlineLengths,
  offlineTimesDays,
  offlineMs,
  offlineRecords,
  offlineTotalMs,
  silencesBetween,
} from './offline.ts';
export { deviceLifeWords, deviceRegisterWords } from './words.ts';
