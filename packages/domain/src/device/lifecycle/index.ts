export { type LifeContext, type LifeEvent, type LifeState, lifeMachine, lifeStates } from './life.ts';
export { checkEdition } from './edition.ts';
export { type ServiceOpening, extendService, serviceOpeningForm } from './opening.ts';
export { type ExpiryStage, expiryStage, expiryStages, isReminderDue, remainingDays } from './expiry.ts';
export { type ConnectionChange, type OfflineRecord, offlineMs, offlineRecords, offlineTotalMs } from './offline.ts';
export { deviceLifeWords } from './words.ts';
