export {
  type SleepGrade,
  type SleepSegment,
  type SleepStage,
  type SleepSummary,
  sleepGrade,
  sleepGradeNeeds,
  sleepGrades,
  sleepStageAt,
  sleepStages,
  sleepSummary,
} from './sleep.ts';
export { checkSleep, mergeSleep, nightOf, nightSpan } from './nights.ts';
export { type Fix, type Track, checkFix, checkTrackSpan, metresBetween, trackOf } from './track.ts';
export { deviceWatchWords } from './words.ts';
