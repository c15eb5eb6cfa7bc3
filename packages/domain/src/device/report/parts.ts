import { type Field, flag, integer, isBlank, number, ok, oneOf, refuse } from '../../lib/index.ts';
import { latDegrees, lngDegrees } from '../../site/index.ts';
import { pointDirections, switchStates } from '../defence/index.ts';
import { accuracyMetres, pointNumbers, sleepStagesPerReport, voltageV, zoneNumbers } from '../limits.ts';
import { checkReading, type Measurement, measurements, type Readings } from '../measurements.ts';
import { checkFix, checkSleep, type SleepSegment, sleepStages } from '../watch/index.ts';
import { fieldsOf, isRecord, many, one, type Reader, whole } from './reading.ts';
import type { ReportedPoint, ReportedPosition, ReportedZone } from './report.ts';

const instantForm =
  /^(\d{4}-\d\d-(\d\d))T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,30})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
/** Every month has these; Date.parse takes the 31st of February for the 3rd of March. */
const daysOfAll = 28;
const isOfCalendar = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** A moment, ISO 8601 with offset, in milliseconds since 1970. */
export const instant: Field<number> = (raw, field) => {
  const [text = '', day = '', ofMonth] = (typeof raw === 'string' && instantForm.exec(raw)) || [];
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) || (Number(ofMonth) > daysOfAll && !isOfCalendar(day))
    ? refuse({ code: 'form.format', field })
    : ok(atMs);
};

/** Yes or no; nothing is neither. */
export const yesOrNo: Field<boolean> = (raw, field) =>
  isBlank(raw) ? refuse({ code: 'form.required', field }) : flag(raw, field);

const anyNumber = /* @__PURE__ */ number({ min: -Number.MAX_VALUE, max: Number.MAX_VALUE });

const readingOf =
  (name: Measurement): Field<number> =>
  (raw, field) => {
    const value = typeof raw === 'number' ? ok(raw) : anyNumber(raw, field);
    if (!value.ok) return refuse({ code: 'form.number', field });
    const problem = checkReading(name, value.value, field);
    return problem ? refuse(problem) : value;
  };

const readingReaders = /* @__PURE__ */ (() =>
  Object.fromEntries(
    (Object.keys(measurements) as Measurement[]).map((name) => [name, one(readingOf(name))]),
  ) as Readonly<Record<Measurement, Reader<number>>>)();

/** Each reading by itself. @spec DEV-09 */
export const readings: Reader<Readings> = (raw, field, reading) => {
  if (isRecord(raw)) return fieldsOf<Readings>(raw, field, readingReaders, reading);
  reading.leave({ code: 'form.format', field });
  return undefined;
};

interface Stage {
  readonly stage: SleepSegment['stage'];
  readonly from: number;
  readonly to: number;
}
const stage = /* @__PURE__ */ whole<Stage>(
  {
    stage: /* @__PURE__ */ one(oneOf(sleepStages)),
    from: /* @__PURE__ */ one(instant),
    to: /* @__PURE__ */ one(instant),
  },
  ['stage', 'from', 'to'],
);
const segment: Reader<SleepSegment> = (raw, field, reading) => {
  const read = stage(raw, field, reading);
  if (!read) return undefined;
  const found = { stage: read.stage, fromMs: read.from, toMs: read.to };
  const problem = checkSleep([found], reading.nowMs);
  if (problem) reading.leave({ ...problem, field });
  return problem ? undefined : found;
};
/** Each stage by itself. @spec DEV-25 */
export const sleep: Reader<readonly SleepSegment[]> = /* @__PURE__ */ many(segment, sleepStagesPerReport);

/** @spec DEV-15 */
export const zones: Reader<readonly ReportedZone[]> = /* @__PURE__ */ many(
  /* @__PURE__ */ whole<ReportedZone>(
    {
      number: /* @__PURE__ */ one(integer(zoneNumbers)),
      inAlarm: /* @__PURE__ */ one(yesOrNo),
      voltage: /* @__PURE__ */ one(number(voltageV)),
    },
    ['number'],
  ),
  zoneNumbers.max,
);

type SaidPoint = Omit<ReportedPoint, 'direction'> & { readonly direction?: ReportedPoint['direction'] };
const saidPoint = /* @__PURE__ */ whole<SaidPoint>(
  {
    number: /* @__PURE__ */ one(integer(pointNumbers)),
    direction: /* @__PURE__ */ one(oneOf(pointDirections)),
    state: /* @__PURE__ */ one(oneOf([...switchStates, 0, 1])),
  },
  ['number', 'state'],
);
const point: Reader<ReportedPoint> = (raw, field, reading) => {
  const read = saidPoint(raw, field, reading);
  // a direction that cannot be read is not the usual one
  const isKnown = read?.direction !== undefined || (isRecord(raw) && raw['direction'] === undefined);
  return read && isKnown ? { ...read, direction: read.direction ?? 'in' } : undefined;
};
/** @spec DEV-17 */
export const points: Reader<readonly ReportedPoint[]> = /* @__PURE__ */ many(point, 2 * pointNumbers.max);

const place = /* @__PURE__ */ whole<ReportedPosition>(
  {
    lng: /* @__PURE__ */ one(number(lngDegrees)),
    lat: /* @__PURE__ */ one(number(latDegrees)),
    accuracyM: /* @__PURE__ */ one(number(accuracyMetres)),
  },
  ['lng', 'lat', 'accuracyM'],
);
/** Where the device is; 0, 0 is no place. @spec DEV-25 */
export const position: Reader<ReportedPosition> = (raw, field, reading) => {
  const read = place(raw, field, reading);
  const problem = read && checkFix(read, field);
  if (problem) reading.leave(problem);
  return problem ? undefined : read;
};
