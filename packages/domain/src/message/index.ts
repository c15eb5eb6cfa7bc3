export {
  accessChars,
  contentChars,
  descriptionChars,
  pinMinutes,
  rejectionChars,
  shownNumberDigits,
  smsPartGsmUnits,
  smsPartUcsUnits,
  smsSignatureChars,
  smsSingleGsmUnits,
  smsSingleUcsUnits,
  statisticsRangeDaysMax,
  templateNameChars,
  titleChars,
} from './limits.ts';
export {
  type AnnouncementType,
  type Classification,
  type Pinnable,
  type PushTarget,
  announcementForm,
  announcementTypes,
  classifications,
  inReadingOrder,
  isPinnedAt,
  pinEndsAtMs,
  pushTargets,
} from './announcements.ts';
export {
  type AuditContext,
  type AuditEvent,
  type AuditState,
  auditEvents,
  auditMachine,
  auditStates,
  auditStep,
  rejectionForm,
} from './audit.ts';
export {
  type Channel,
  type MessageGroup,
  type Placeholder,
  channels,
  fillTemplate,
  messageGroupNames,
  messageGroups,
  placeholdersOf,
  templateForm,
  templateProblems,
} from './templates.ts';
export { type Folder, type SiteLetter, folders, foldersFor, mergeLetters, unreadCount } from './centre.ts';
export { deliveryChannels, receiveForm } from './receive.ts';
export { type SmsSize, smsSize } from './sending/sms.ts';
export {
  type CountedChannel,
  type DayRange,
  type RangePreset,
  type SendRow,
  type SendSum,
  type StatisticsLevel,
  countedChannels,
  failureRatio,
  rangeOf,
  rangePresets,
  rangeProblem,
  sendStatisticsForm,
  sendSums,
  sendTrend,
  statisticsLevels,
} from './sending/statistics.ts';
export { type Receiver, type Trigger, accessForm, receivers, triggerForm, triggers } from './sending/triggers.ts';
export { messageGuardWords, messageLimitWords, messageWords } from './words.ts';
export { messageSendingWords } from './sending/words.ts';
