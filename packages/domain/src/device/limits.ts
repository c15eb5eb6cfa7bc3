/** The scale of the signal reading. @spec DEV-09 DEV-10 */
export const signalScale = { min: 0, max: 31 } as const;
/** The highest signal value that still counts as no reception. @spec DEV-06 */
export const signalOfflineMax = 10;
/** The signal value that means "no reading". @spec DEV-09 */
export const signalNone = 99;
/** @spec DEV-09 */
export const temperatureCelsius = { min: -275, max: 2000 } as const;
/** Smoke and gas, on the scale of the sensor. @spec DEV-09 */
export const smokeGasScale = { min: 0, max: 500 } as const;
/** @spec DEV-09 */
export const humidityPercent = { min: 1, max: 100 } as const;
/** @spec DEV-09 */
export const alarmDurationS = { min: 1, max: 604_800 } as const;
/** Decision: up to a three-phase network. @spec DEV-09 DEV-15 */
export const voltageV = { min: 0, max: 500 } as const;
/** @spec DEV-09 */
export const angleDegrees = { min: 0, max: 180 } as const;

/** After how many missed heartbeats a late value is stale. Decision: two. @spec N05 */
export const staleAfterHeartbeats = 2;
/** How far the clock of a device may run ahead of ours. Decision: five minutes. @spec DEV-09 */
export const clockAheadMaxMin = 5;
/**
 * How many days readings are kept unless the operator says otherwise; an older date of a report is not used. Decision: a year, and a month to look
 * back on it.
 * @spec DEV-09 DEV-13
 */
export const readingsKeptDays = 400;

/** After how long the send-limit switch turns itself off. @spec DEV-16 */
export const sendLimitHours = 1;
/** Names, places and the texts of an upgrade package, in characters. @spec DEV-18 */
export const textChars = { min: 1, max: 128 } as const;
/** Zones of one device. Decision: what the two digits of common panels can tell apart. @spec DEV-15 */
export const zoneNumbers = { min: 1, max: 99 } as const;
/** Why a service of a camera is given away, in characters. @spec DEV-20 */
export const mediaRemarkChars = { min: 1, max: 256 } as const;
/** How long a recording may be. @spec DEV-19 */
export const recordingMinutes = { min: 1, max: 10 } as const;

/** @spec DEV-21 */
export const imeiDigits = 15;
/** @spec DEV-21 */
export const imeisPerParse = 100;
/** @spec DEV-21 */
export const sosRowsPerBatch = 2000;
/** @spec DEV-21 */
export const sosGroups = 5;
/** The length of a number that can be called, with hyphens and blanks. Decision: from 119 to an international one. @spec DEV-21 */
export const callNumberChars = { min: 3, max: 20 } as const;

/** Numbers of one phone book. Decision: what common watches keep. @spec DEV-21 */
export const phoneBookNumbers = { min: 1, max: 20 } as const;
/** What a number of a phone book is called, in characters. Decision: what the display of a watch shows. @spec DEV-21 */
export const contactNameChars = { min: 1, max: 16 } as const;

/** Why a grave command is sent, in characters. @spec DEV-13 */
export const commandReasonChars = { min: 1, max: 256 } as const;
/** Input and output points of one device, each direction counted by itself. Decision: as many as zones. @spec DEV-17 */
export const pointNumbers = { min: 1, max: 99 } as const;
/** Devices that one call sends a command to. Decision. @spec DEV-13 */
export const commandBatchMax = 200;
/** Devices that fetch commands, or answers that come, in one call. Decision: as many as report at once. @spec DEV-24 */
export const devicesPerFetch = 1000;
/** Leakage from which a device may be set to alarm. Decision: the range of residual current monitors. @spec DEV-11 */
export const leakageMa = { min: 20, max: 1000 } as const;
/** Decision: the range of cable temperature monitors. @spec DEV-11 */
export const cableCelsius = { min: 45, max: 140 } as const;
/** Decision: up to a main switch. @spec DEV-11 */
export const currentA = { min: 1, max: 2000 } as const;
/** How long a command waits for its acknowledgement. @spec DEV-24 */
export const acknowledgementWaitMin = { min: 1, max: 5 } as const;
/** @spec DEV-28 */
export const basicEditionDevices = 10_000;
/** @spec DEV-14 */
export const expiryReminderDays = [7, 15, 30] as const;
/** The hour from which reminders of a day go out, where the devices hang. Decision: nobody is woken by one. @spec DEV-14 */
export const expiryReminderFromHour = 8;

/** From here down a battery is due. Decision: as low as the devices themselves call low. @spec DEV-14 */
export const lowBatteryPercent = 10;
/** A rise of this much between two reports is a new battery. Decision. @spec DEV-14 */
export const batteryReplacedRisePercent = 20;
/** A forecast needs readings over this many days. Decision. @spec DEV-14 */
export const batteryForecastMinDays = 3;
/** A battery that lasts no longer than this belongs on the next round. Decision. @spec DEV-14 */
export const batterySoonDays = 30;
/** What is said of upkeep, in characters. Decision: as of a handled alarm. @spec DEV-13 */
export const upkeepRemarkChars = { min: 0, max: 256 } as const;
/** Photos of one entry of upkeep. Decision: as of a hazard. @spec DEV-13 */
export const upkeepPhotosMax = 4;
/** What a photo of upkeep weighs at most, in bytes. Decision: as of a hazard. @spec DEV-13 */
export const upkeepPhotoBytesMax = 8 * 1024 * 1024;
/** After how many days a device is due for its next self-test. Decision: a month. @spec DEV-14 */
export const selfTestEveryDays = 30;
/** A self-test that is due within these days belongs on the next round. Decision: a week. @spec DEV-14 */
export const selfTestSoonDays = 7;
/** Days of a curve that are asked for at once. Decision: a year. @spec DEV-13 ANA-03 */
export const curveDaysMax = 366;
/** Days of a trajectory that are asked for at once. Decision: a week. @spec DEV-25 */
export const trackDaysMax = 7;
/** Stages of sleep in one report. Decision: more than a night has. @spec DEV-25 */
export const sleepStagesPerReport = 200;
/** How far off a position may say it is, in metres: what is worse says nothing. Decision. @spec DEV-25 */
export const accuracyMetres = { min: 0, max: 2500 } as const;
/** Faster than this nobody who wears a watch moves: the fix was wrong. Decision: a fast train. @spec DEV-25 */
export const trackMaxMetresPerS = 100;
/** Where on its floor a device hangs, in characters. Decision. @spec DEV-12 */
export const deviceSpotChars = { min: 1, max: 32 } as const;
/** Devices that are moved, activated or suspended together. Decision. @spec DEV-12 DEV-28 */
export const deviceBatchMax = 2000;

/** Reports in one transaction: what comes with more is kept in parts. Decision: a part takes a second at most. @spec DEV-09 DEV-24 */
export const reportsPerCall = 1000;
/**
 * Problems of reports that one reply names; the others are counted. Decision: as many as reports are kept together, so that of no more each one that
 * is refused is named.
 * @spec DEV-09
 */
export const problemsPerReply = 1000;
/** Devices in one reply that has no pages. Decision: twice the Basic edition. @spec DEV-12 */
export const devicesPerReply = 20_000;
/** Devices of one reply for which it gives when time alone changes how old their values are. Decision: some minutes of a large city. @spec N05 */
export const turnsPerReply = 1000;
/** Points of one curve: of more the extremes are kept. Decision: more than a screen has columns. @spec DEV-13 */
export const curvePointsMax = 5000;
/** Fixes of one trajectory. Decision: one each thirty seconds for a week. @spec DEV-25 */
export const trackFixesMax = 20_160;
/** Cameras of one place that a device may be bound to. Decision: more than a place has. @spec DEV-19 */
export const camerasPerPlaceMax = 100;
/** The newest settings of thresholds that the page of an electric detector shows. Decision. @spec DEV-11 */
export const configurationsShown = 50;
/** Nights of sleep that the page of a watch shows. Decision: a month. @spec DEV-25 */
export const sleepNightsShown = 30;
/** The reason that a device gives when it refuses a command, in characters; the rest is cut off. Decision. @spec DEV-24 */
export const answerReasonCharsMax = 256;
/** Commands that wait for one device. Decision: of each command one for each of its targets. @spec DEV-24 */
export const commandsWaitingMax = 500;
/** Messages because of a device that its page counts, and lists, the newest first. Decision: a month, and what fits a page. @spec DEV-13 */
export const deviceSendsDays = 30;
export const deviceSendsShown = 50;
/** Commands that one device is handed at once; the others go with its next report. Decision. @spec DEV-24 */
export const commandsPerFetch = 20;
