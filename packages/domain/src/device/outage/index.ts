export { type SpanUnit, type StatusAccount, type StatusFacts, roundSpan, statusAccount } from './account.ts';
export { type OfflineFacts, type OfflineReason, offlineReason, offlineReasons, outageFaults } from './reason.ts';
export { deviceOutageWords } from './words.ts';
