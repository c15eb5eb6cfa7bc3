export { type LifeContext, type LifeEvent, type LifeState, lifeMachine, lifeStates } from './life.ts';
export { type LifeDeed, type LifeFields, checkRemove, freeMonths, lifeDeeds, lifeOf } from './state.ts';
export { checkEdition } from './edition.ts';
export { type ServiceOpening, extendService, serviceOpeningForm } from './opening.ts';
export {
  type ExpiryStage,
  type ExpiryTerm,
  expiryStage,
  expiryStages,
  expiryTermDays,
  expiryTerms,
  isReminderDue,
  remainingDays,
} from './expiry.ts';
export {
  type ConnectionChange,
  type OfflineLength,
  type OfflineRecord,
  missedAtMs,
  offlineLengths,
  offlineMs,
  offlineRecords,
  offlineTotalMs,
  silencesBetween,
} from './offline.ts';
export { deviceLifeWords } from './words.ts';
