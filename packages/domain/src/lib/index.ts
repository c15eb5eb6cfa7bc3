export {
  type Language,
  type OwnLanguage,
  type Phrase,
  type WordArgs,
  type Words,
  defineWords,
  fillWords,
  languageNames,
  languageTags,
  languages,
  withFigures,
} from './phrases.ts';
export { defineLog } from './log.ts';
export { type DueFacts, type DueStanding, dueSoonMinutes, dueStanding, dueStandings } from './due.ts';
export { dateFormats } from './dateFormats.ts';
export { type Problem, type Result, ok, refuse } from './problems.ts';
export { type Guard, type Machine, type Transition, defineMachine, eventsFrom, step } from './machine.ts';
export { type Cents, centsOf, exactCents, floorShare, splitCents, sumCents, yuanText } from './money.ts';
export {
  type MomentRange,
  type OpenDayRange,
  type Range,
  type Span,
  checkBounds,
  checkDays,
  checkLength,
  checkMoments,
  checkRange,
  checkSpan,
  isWithin,
  problems,
} from './range.ts';
export { halfWidth, readDay, readTime } from './typed.ts';
export { type FileLimits, type OfferedFile, checkFile, isOfKind, kindsText, sizeText } from './files.ts';
export { compareNames } from './nameOrder.ts';
export { pinyinOf, soughtSound } from './pinyin.ts';
export { hasWords, pastedText, plainText, soughtWords, unseenChars } from './search.ts';
export { formWords } from './words.ts';
export { asWritten, csvCell, csvText, hasLostDigits } from './csv.ts';
export {
  type HeaderSource,
  type SheetColumn,
  type SheetHead,
  type SuggestedColumn,
  headerSources,
  missingColumns,
  namedIn,
  plainHeader,
  readSheetHead,
  sheetColumnsMax,
  sheetHeaderMax,
  sheetRow,
  suggestColumns,
} from './sheet.ts';
export { type FormDraft } from './draft.ts';
export {
  type Field,
  type FieldValue,
  type Form,
  type FormIssue,
  type FormRule,
  defineForm,
  formIn,
  withRules,
} from './form.ts';
export {
  also,
  day,
  flag,
  id,
  integer,
  isBlank,
  number,
  oneOf,
  optional,
  saying,
  text,
  timeOfDay,
  yuan,
} from './fields.ts';
export { sha256 } from './sha256.ts';
export { type WebAddress, readWebAddress, webAddress } from './webAddress.ts';
export { distinct, listOf, repeatedAt, rowOf, someOf } from './lists.ts';
export {
  type Day,
  type DayRange,
  addDays,
  addMonths,
  chinaOffsetMin,
  chinaTimeZone,
  dayAt,
  dayMs,
  daysBetween,
  daysInMonth,
  hourMs,
  isDay,
  isMoment,
  clocksDifferMs,
  minuteMs,
  minutesOf,
  startOfDay,
  timeAt,
  weekOf,
  weekdayOf,
} from './calendar.ts';
