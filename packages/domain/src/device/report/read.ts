import { also, integer, ok, oneOf, type Problem, refuse, type Result, text } from '../../lib/index.ts';
import { checkReportedAt, checkReportedEver } from '../clock.ts';
import { checkElectricCode } from '../electric/index.ts';
import { textChars } from '../limits.ts';
import { imei } from '../sos/index.ts';
import { versionPattern } from '../upgrade/index.ts';
import { instant, points, position, readings, sleep, yesOrNo, zones } from './parts.ts';
import { fieldsOf, isRecord, many, one, type Reader, type Readers } from './reading.ts';
import type { DeviceReport } from './report.ts';

/** So many problems of one report are named: a row with more of them is no report. */
const namedMax = 20;

/** What can be read of a report, and what cannot. */
export interface ReadReport<Kind extends string> {
  readonly report: DeviceReport<Kind>;
  /** When it was measured by the clock of its device; undefined: it counts from its receipt. */
  readonly sentAtMs: number | undefined;
  /** It says a time that cannot be used. Nothing tells whether what it says is older than an alarm, so it ends none. */
  readonly isMisdated: boolean;
  /** What was left out, by field. */
  readonly leftOut: readonly Problem[];
}

const imeiForm = /^\d{15}$/;
/** As text, or as the number that some devices make of it. */
const readImei = (raw: unknown): Result<string> =>
  typeof raw === 'string' && imeiForm.test(raw) ? ok(raw) : imei(typeof raw === 'number' ? String(raw) : raw, 'imei');

interface Sent<Kind extends string> extends Partial<DeviceReport<Kind>> {
  readonly at?: number;
}

/** Some of these kinds, each once; one alone may come without a list. */
const someOf = <Kind extends string>(kinds: readonly Kind[]): Reader<readonly Kind[]> => {
  const members = many(one(oneOf(kinds)));
  return (raw, field, reading) => {
    const found = members(typeof raw === 'string' ? [raw] : raw, field, reading);
    return found && [...new Set(found)];
  };
};

const readersFor = <Kind extends string>(kinds: readonly Kind[]): Readers<Sent<Kind>> => ({
  // read before the others
  imei: () => undefined,
  at: one(instant),
  readings,
  kinds: someOf(kinds),
  cleared: someOf(kinds),
  code: one(also(integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (code) => checkElectricCode(code))),
  open: one(yesOrNo),
  armed: one(yesOrNo),
  firmware: one(text(textChars, { matches: versionPattern, code: 'device.upgrade.version' })),
  sleep,
  zones,
  points,
  position,
});

/** When a report is received, and what is known of the reader's own clock. */
export interface Receipt {
  readonly nowMs: number;
  /** How far it is known to be behind. */
  readonly behindMs: number;
  /** It may be years ahead: by it, whatever is right would be too old. */
  readonly isDoubted?: boolean;
}

/** Why a time cannot be used. By a clock that is doubted, what is right may be too old; before Fireline was there it is not right by any clock. */
const timeProblem = (atMs: number, { nowMs, behindMs, isDoubted = false }: Receipt): Problem | undefined =>
  (isDoubted ? checkReportedEver(atMs) : undefined) ??
  (isDoubted && atMs < nowMs ? undefined : checkReportedAt(atMs, nowMs, behindMs));

/**
 * Reads reports of devices, each part by itself: what cannot be read is left out and named, and costs nothing that can. A report whose time cannot be
 * used counts from its receipt: it raises what it says, and ends nothing. Only a report without a readable IMEI is refused, as nobody knows whose
 * it is.
 * @param kinds that alarms have
 * @spec DEV-09 ALM-01
 */
export function reportReader<Kind extends string>(
  kinds: readonly Kind[],
): (row: unknown, receipt: Receipt) => Result<ReadReport<Kind>> {
  const readers = readersFor(kinds);
  return (row, receipt) => {
    if (!isRecord(row)) return refuse({ code: 'form.format' });
    const known = readImei(row['imei']);
    if (!known.ok) return known;
    const found: Problem[] = [];
    const leave = (problem: Problem): void => void (found.length < namedMax && found.push(problem));
    const {
      at,
      kinds: named = [],
      cleared = [],
      ...said
    } = fieldsOf(row, '', readers, { nowMs: receipt.nowMs, leave });
    const late = at === undefined ? undefined : timeProblem(at, receipt);
    const isMisdated = row['at'] !== undefined && (at === undefined || late !== undefined);
    const endsNothing = isMisdated && cleared.length > 0;
    return ok({
      sentAtMs: isMisdated ? undefined : at,
      isMisdated,
      report: {
        readings: {},
        sleep: [],
        zones: [],
        points: [],
        ...said,
        imei: known.value,
        kinds: named,
        cleared: isMisdated ? [] : cleared,
      },
      leftOut: [
        ...found,
        ...(late ? [late] : []),
        ...(endsNothing ? [{ code: 'device.report.endsNothing', field: 'cleared' }] : []),
      ],
    });
  };
}
