export {
  type AlarmLevel,
  type AlarmTone,
  alarmLevelNumbers,
  alarmLevels,
  isAlarmLevel,
  mildestAlarmLevel,
  worstLevel,
} from './levels.ts';
export {
  type AlarmCategory,
  type AlarmKind,
  type AlarmKindRow,
  alarmCategories,
  alarmKindNames,
  alarmKindOfCode,
  alarmKinds,
} from './kinds.ts';
export {
  type AlarmContext,
  type AlarmEvent,
  type AlarmSegment,
  type AlarmState,
  type ClearType,
  type Closing,
  type ClosingChoice,
  type ManualClosing,
  alarmMachine,
  alarmSegments,
  alarmStates,
  alarmStep,
  blinks,
  clearType,
  closedAtOf,
  closingChoices,
  closings,
  handlingForm,
  isCurrent,
  isUnacknowledged,
  manualClosings,
  isOlderReport,
  segmentOf,
} from './handling.ts';
export { type LoggedAlarms, loggedAlarms } from './log/detail.ts';
export {
  type AlarmRule,
  type RuleOutcome,
  closesByItself,
  defaultAlarmRules,
  isBatteryLow,
  isNamedOnly,
  judgeReadings,
  normalBand,
} from './rule/rules.ts';
export { type AlarmRuleSettings, alarmRuleForm, defaultRuleSettings, ruleOf, rulesFor } from './rule/form.ts';
export {
  type RuleState,
  effectLeftMs,
  effectNotice,
  ruleState,
  ruleStates,
  takesEffectAtMs,
  versionInEffect,
} from './rule/effect.ts';
export {
  type TriggerAction,
  type TriggerFact,
  type TriggerMoment,
  type TriggerRule,
  isTriggered,
  type TriggerCondition,
  type TriggerReceiver,
  missedConditions,
  sendingActions,
  triggerActions,
  triggerConditions,
  triggerReceivers,
  triggerMoments,
  triggerRuleForm,
  triggered,
} from './rule/triggers.ts';
export {
  type PastReadings,
  type Rehearsal,
  type RehearsalState,
  type RehearsedSending,
  joinRehearsals,
  rehearsalCents,
  rehearsalForm,
  rehearsalStates,
  rehearse,
} from './rule/rehearsal.ts';
export {
  acknowledgeUnasked,
  closeUndoSeconds,
  handledTogetherMax,
  handleUnasked,
  undoGraceSeconds,
  acceptablePerTenMinutes,
  alarmTimeMinutes,
  announcePerMinute,
  audioMegabytes,
  audioMsMin,
  chatterAlarms,
  chatterSeconds,
  drillAheadDays,
  drillLateMinutes,
  drillMinutes,
  dutyAnswerMinutes,
  dutyEveryMinutes,
  floodEnterAlarms,
  floodLeaveAlarms,
  floodPerTenMinutes,
  floodWindowSeconds,
  foldFrom,
  frequencyHours,
  frequencyMessages,
  manageablePerTenMinutes,
  muteMinutes,
  hazardMeasuresMax,
  measuresOfHazardMax,
  nameChars,
  nuisanceDevices,
  qualityTrendWeeks,
  popupRangeHours,
  popupRangeStepHours,
  pushIntervalMinutes,
  quietestGain,
  rectificationDaysMax,
  remarkChars,
  rehearsalDays,
  rehearsalReceivers,
  rehearsalUnitCents,
  ruleEffectMinutes,
  rulesMax,
  silenceAheadDays,
  silenceLateMinutes,
  silenceMinutes,
  silenceReasonChars,
  silencesMax,
  standingHours,
  takeoverMs,
  triggerAfterMinutes,
  analysedPlacesMax,
  nearbyDevicesMax,
  nearbyResourcesMax,
  handoverAlarmsMax,
  handoverSilencesMax,
} from './limits.ts';
export { isInPopupRange, popupRange, popupRanges } from './ranges.ts';
export {
  type Frequency,
  type Passage,
  frequencyForm,
  passFrequency,
  passInterval,
  pushIntervalForm,
} from './sending/frequency.ts';
export {
  type Channel,
  type ChannelChoice,
  type EffectiveChoice,
  type ForcePush,
  type PersonalPush,
  type SendAnswer,
  type SendQuestion,
  type SendRefusal,
  channelNames,
  channels,
  decideSend,
  effectivePush,
  forcePushForm,
  screenChannels,
  screenPush,
  sendRefusals,
} from './sending/push.ts';
export { type Foldable, type PopupEntry, foldPopups, worstPopup } from './popups.ts';
export {
  type Announceable,
  type Announcement,
  type AnnouncerState,
  type Politeness,
  announceAlarms,
  announceGapMs,
  announceInMs,
  announcedAs,
  announcedAt,
  startAnnouncer,
} from './announce.ts';
export { type AlarmOrder, type OrderableAlarm, alarmOrderNames, alarmOrders, paceMs } from './order.ts';
export {
  type FloodPlace,
  type FloodPolicy,
  type FloodState,
  calmFlood,
  defaultFloodPolicy,
  floodEndsAtMs,
  floodRate,
  floodStep,
  foldFlood,
} from './flood.ts';
export {
  type AlarmAnalysis,
  type AlarmCounts,
  type AnalysedAlarm,
  type Part,
  alarmAnalysisOf,
  analyseAlarms,
} from './breakdown.ts';
export {
  type AlarmLoad,
  type AlarmQuality,
  type QualityAlarm,
  alarmLoads,
  alarmQuality,
  percentile,
} from './quality.ts';
export {
  type DueIn,
  type RectificationContext,
  type RectificationEvent,
  type RectificationState,
  dueIn,
  rectificationMachine,
  rectificationStates,
  rectificationStep,
} from './hazard/rectification.ts';
export { type PastAlarm, conditionsOf, factOfPast } from './rule/pastAlarm.ts';
export { type VersionField, changedVersionFields, versionFields } from './rule/versions.ts';
export {
  type HazardReminder,
  type RemindedHazard,
  dueHazardReminder,
  hazardReminder,
  hazardReminderFromHour,
  isHazardReminderOver,
} from './hazard/reminder.ts';
export {
  type HazardSource,
  completeHazardForm,
  handOverHazardForm,
  dueReasonProblem,
  hazardChangeForm,
  hazardForm,
  hazardPhotoBytesMax,
  hazardPhotosMax,
  hazardReportForm,
  hazardSources,
} from './hazard/forms.ts';
export {
  type HazardMeasure,
  type HazardMeasureName,
  hazardMeasureForm,
  hazardMeasureNames,
  hazardMeasureOrderForm,
  hazardMeasures,
  isSameCatalogue,
  measuresFor,
  usualDueDay,
} from './hazard/measures.ts';
export { type MeasureBasis, type MeasureName, measureBasisOf, measureNameOf } from './hazard/measureText.ts';
export {
  type Drill,
  type DrillScope,
  type DrillState,
  type Raised,
  addsToStanding,
  drillForm,
  drillOf,
  drillState,
  drillStates,
  drillTimes,
  isDrillOn,
  realAlarms,
} from './duty/drill.ts';
export {
  type Silence,
  type SilenceState,
  type SilenceTarget,
  type Silenceable,
  isSilenced,
  mayEndSilence,
  maySilence,
  silenceForm,
  silenceOf,
  silenceState,
  silenceStates,
  silenceTargets,
  silenceTimes,
  silencedBy,
} from './silence/silence.ts';
export {
  type DutyCheck,
  type DutyCheckEvent,
  type DutyCheckState,
  type DutyPlan,
  dutyAnswerUntilMs,
  dutyCheckMachine,
  dutyCheckStates,
  dutyCheckStep,
  dutyPlanForm,
  nextDutyCheckAtMs,
} from './duty/check.ts';
export {
  type HandoverAlarm,
  type HandoverContext,
  type HandoverEvent,
  type HandoverSheet,
  type HandoverState,
  handoverMachine,
  handoverSheet,
  handoverStates,
  handoverStep,
} from './duty/handover.ts';
export {
  type AlarmSound,
  type NextSound,
  type Soundable,
  type SoundedBefore,
  alarmSounds,
  nextSound,
} from './sound/sound.ts';
export {
  type SoundEvent,
  type SoundFacts,
  type SoundState,
  initialSoundFacts,
  soundState,
  soundStep,
} from './sound/soundState.ts';
export { type AudioType, alarmAudioForm, audioOf, audioTypes, checkAudio, checkAudioPartner } from './sound/audio.ts';
export { type Tab, whoSounds } from './sound/voice.ts';
export { spanAround } from './desk/around.ts';
export {
  type AlarmGrouping,
  type AlarmGroupSum,
  type CountableAlarm,
  type GroupableAlarm,
  alarmGroupings,
  groupKeyOf,
  isOneGroup,
  sumOfGroup,
} from './desk/groups.ts';
export {
  type ChosenGroup,
  type HandledTogether,
  type TakenBack,
  type TogetherQuestion,
  checkMember,
  checkTogether,
  needsReason,
  undoHandling,
  undoUntilMs,
} from './desk/handling.ts';
export { alarmDeskWords } from './desk/words.ts';
export { alarmLimitWords } from './limits/words.ts';
export { alarmGuardWords, alarmWords } from './words.ts';
export { alarmSoundWords } from './sound/words.ts';
export { alarmRuleWords } from './rule/words.ts';
export { alarmSendingWords } from './sending/words.ts';
export { alarmDutyWords } from './duty/words.ts';
export { alarmSilenceWords } from './silence/words.ts';
export { alarmHazardWords } from './hazard/words.ts';
