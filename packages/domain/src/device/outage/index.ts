export { type SpanUnit, type StatusAccount, type StatusFacts, roundSpan, statusAccount } from './account.ts';
export {
  type OfflineFacts,
  type OfflineReason,
  isBatteryEmpty,
  offlineReason,
  offlineReasons,
  outageFaults,
  recordedReason,
} from './reason.ts';
export { deviceOutageWords } from './words.ts';
