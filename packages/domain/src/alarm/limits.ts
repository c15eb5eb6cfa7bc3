/** Handling remark length in characters. @spec ALM-03 */
export const remarkChars = { min: 0, max: 256 } as const;
/** Length of names and reasons in characters. @spec ALM-12 ALM-13 N15 */
export const nameChars = { min: 1, max: 128 } as const;
/** Acknowledging more alarms than this at once is asked about first. Decision: what a list shows without scrolling is acknowledged at once. @spec ALM-04 */
export const acknowledgeUnasked = 50;
/** How long the closing of an alarm can be taken back, in seconds. Decision. @spec ALM-03 */
export const closeUndoSeconds = 8;
/** How much longer than it shows the gateway lets a handling be taken back, in seconds. Decision: as long again, for a large group and a slow line. @spec ALM-03 */
export const undoGraceSeconds = 8;
/** Handling more alarms than this at once is asked about first. Decision: as with acknowledging, what a list shows. @spec ALM-03 */
export const handleUnasked = 50;
/** How many alarms are handled in one go. Decision: what is over before the time to take it back is. @spec ALM-03 */
export const handledTogetherMax = 2000;
/** Pop-up and monitoring ranges in hours. @spec ALM-08 */
export const popupRangeHours = { min: 0.5, max: 4 } as const;
/** Hours from one pop-up or monitoring range to the next. Decision: half-hour steps. @spec ALM-08 */
export const popupRangeStepHours = 0.5;
/** From how many entries on those of one place become one. Decision: four, the most that is read at a glance. @spec ALM-07 */
export const foldFrom = 4;
/** How long an operator's mute silences the station, in minutes. Decision. @spec N01 ALM-04 */
export const muteMinutes = 10;
/** Repeats get quieter down to this share of the volume, never silent. @spec N03 */
export const quietestGain = 0.25;
/** Size of an uploaded alarm sound in megabytes. Decision. @spec ALM-04 */
export const audioMegabytes = 2;
/** How long an uploaded alarm sound lasts at least, in milliseconds. Decision: what somebody in the room notices. @spec ALM-04 */
export const audioMsMin = 200;
/** A tab silent for this long is dead, and another takes over. @spec N02 */
export const takeoverMs = 2_000;

/** Alarm time of a rule in minutes: over the first, under the second, neither itself. @spec ALM-05 */
export const alarmTimeMinutes = { over: 0, under: 30 } as const;
/** A changed rule takes effect so many minutes after it was saved. @spec ALM-05 */
export const ruleEffectMinutes = 15;
/** How many alarm rules a tenant has at most, and how many trigger rules. Decision: what people can still keep in view. @spec ALM-05 ALM-12 */
export const rulesMax = 150;
/** Over how many past days a rule is rehearsed. Decision: as long as readings are at hand. @spec N14 */
export const rehearsalDays = { min: 1, max: 30 } as const;
/** How many people get the messages of a rehearsal. Decision. @spec N14 */
export const rehearsalReceivers = { min: 0, max: 100 } as const;
/** What a message of a rehearsal costs, in cents. Decision: up to ten yuan. @spec N14 */
export const rehearsalUnitCents = { min: 0, max: 1000 } as const;
/** How long an alarm may stand before a trigger rule acts, in minutes. Decision: up to a day. @spec ALM-12 */
export const triggerAfterMinutes = { min: 1, max: 1440 } as const;
/** N of 'at most N messages per M hours'. Decision: up to 1000. @spec ALM-09 */
export const frequencyMessages = { min: 1, max: 1000 } as const;
/** M of 'at most N messages per M hours'. Decision: up to a week. @spec ALM-09 */
export const frequencyHours = { min: 1, max: 168 } as const;
/** App and e-mail push interval in minutes; 0 means none. Decision: up to a day. @spec ALM-09 */
export const pushIntervalMinutes = { min: 0, max: 1440 } as const;

/** How far back the rate of a flood is counted, in seconds. Decision. @spec N06 */
export const floodWindowSeconds = 60;
/** More alarms than this in the window are a flood. Decision: one every three seconds, more than a person takes in. @spec N06 */
export const floodEnterAlarms = 20;
/** A flood is over below so many alarms in the window. Decision: half of what began it, so that it does not flicker. @spec N06 */
export const floodLeaveAlarms = 10;

/**
 * Announcements a minute at most, by politeness; the rest is summed. Decision: what interrupts waits five seconds at most, what can wait
 * leaves most of the minute to the reader.
 * @spec N23
 */
export const announcePerMinute = { assertive: 12, polite: 4 } as const;

/** So many alarms of one kind from one device within {@link chatterSeconds} are chatter. ISA-18.2 counts three. @spec N17 */
export const chatterAlarms = 3;
/** In seconds. ISA-18.2 takes a minute. @spec N17 */
export const chatterSeconds = 60;
/** An alarm that stands longer than so many hours is a standing one. ISA-18.2 takes a day. @spec N17 */
export const standingHours = 24;
/** Alarms per operator in ten minutes that are still acceptable; EEMUA 191. @spec N17 */
export const acceptablePerTenMinutes = 1;
/** Alarms per operator in ten minutes that are just manageable; EEMUA 191. @spec N17 */
export const manageablePerTenMinutes = 2;
/** More alarms per operator in ten minutes than this are a flood; EEMUA 191. @spec N17 */
export const floodPerTenMinutes = 10;
/** How many devices the list of the most troublesome shows. Decision. @spec N17 */
export const nuisanceDevices = 10;
/** How many weeks the trend of quality shows, the last one included. Decision: a quarter of a year. @spec N17 */
export const qualityTrendWeeks = 13;

/** How long a drill may last, in minutes. Decision: up to eight hours, a working day. @spec N15 */
export const drillMinutes = { min: 1, max: 480 } as const;
/** How far ahead a drill is planned, in days. Decision: a quarter of a year. @spec N15 */
export const drillAheadDays = 92;
/** A drill that should have begun up to so many minutes ago begins now; an earlier one is refused. Decision. @spec N15 */
export const drillLateMinutes = 5;
/** How long a silence may last, in minutes. Decision: five minutes to a week, the longest maintenance. @spec ALM-12 */
export const silenceMinutes = { min: 5, max: 10_080 } as const;
/** How far ahead a silence is planned, in days. Decision: a month. @spec ALM-12 */
export const silenceAheadDays = 31;
/** A silence that should have begun up to so many minutes ago begins now; an earlier one is refused. Decision. @spec ALM-12 */
export const silenceLateMinutes = 5;
/** Why something is silenced, in characters: it is never left out. @spec ALM-12 */
export const silenceReasonChars = { min: 1, max: 256 } as const;
/** How many silences of a tenant are planned or running at most: reports that raise an alarm look at all that run. Decision. @spec ALM-12 */
export const silencesMax = 200;
/** How long an operator has to answer a duty check, in minutes. @spec N16 */
export const dutyAnswerMinutes = { min: 1, max: 5 } as const;
/** Minutes from one duty check to the next. Decision: a quarter of an hour to eight hours. @spec N16 */
export const dutyEveryMinutes = { min: 15, max: 480 } as const;
/** Days until a hazard must be rectified. Decision: up to a year. @spec ALM-13 */
export const rectificationDaysMax = 366;
/** How many measures the catalogue of a tenant holds. Decision: what people still find their way in. @spec ALM-13 */
export const hazardMeasuresMax = 60;
/** How many measures are taken against one hazard. Decision. @spec ALM-13 */
export const measuresOfHazardMax = 12;
/** Devices beside the one that alarmed which the desk shows. Decision: what stands on one screen beside the plan. @spec ALM-11 */
export const nearbyDevicesMax = 8;
/** Fire resources near an alarm which the desk shows, the nearest first. Decision. @spec ALM-11 BLD-05 */
export const nearbyResourcesMax = 5;
/** Alarms that were not closed and silences which one handover sheet lists. Decision: more than a shift can read. @spec N16 */
export const handoverAlarmsMax = 2000;
export const handoverSilencesMax = 200;
/** Places that the analysis of alarms names; it sums the others. Decision: more than a chart shows. @spec ALM-10 */
export const analysedPlacesMax = 50;
