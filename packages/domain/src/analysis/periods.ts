import {
  addDays,
  addMonths,
  type Day,
  ok,
  type Result,
  refuse,
  weekdayOf,
  weekOf,
  type WordArgs,
} from '../lib/index.ts';

/** The reports there are. @spec ANA-01 */
export const reportKinds = ['year', 'month', 'week'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The year, month or ISO week of a report, as it stands in a path: `2026`, `2026-11`, `2026-W47`. Sorts as text within its kind. */
export interface ReportPeriod {
  readonly kind: ReportKind;
  readonly key: string;
  /** Its first and its last day. */
  readonly from: Day;
  readonly to: Day;
}

const two = (part: number): string => String(part).padStart(2, '0');

/**
 * The period of that kind which holds the day.
 * @spec ANA-01
 * @example periodOf('week', '2027-01-01') // { kind: 'week', key: '2026-W53', from: '2026-12-28', to: '2027-01-03' }
 */
export function periodOf(kind: ReportKind, day: Day): ReportPeriod {
  const year = day.slice(0, 4);
  if (kind === 'year') return { kind, key: year, from: `${year}-01-01`, to: `${year}-12-31` };
  if (kind === 'month') {
    const from = `${day.slice(0, 7)}-01`;
    return { kind, key: day.slice(0, 7), from, to: addDays(addMonths(from, 1), -1) };
  }
  const iso = weekOf(day);
  const from = addDays(day, 1 - weekdayOf(day));
  return { kind, key: `${iso.year}-W${two(iso.week)}`, from, to: addDays(from, 6) };
}

/** So many periods later; negative: earlier. @spec ANA-01 */
export const shiftPeriod = ({ kind, from }: ReportPeriod, by: number): ReportPeriod =>
  periodOf(kind, kind === 'week' ? addDays(from, 7 * by) : addMonths(from, kind === 'year' ? 12 * by : by));

// years 1900 to 2199: no report is older, and later ones only come from a slip
const keyForm = /^((?:19|20|21)\d{2})(?:-(?:W(\d{2})|(\d{2})))?$/;

/** The period behind a key such as `2026-W47`; a week or month that the year lacks is refused. @spec ANA-01 */
export function readPeriod(raw: unknown, field = 'period'): Result<ReportPeriod> {
  const parts = typeof raw === 'string' && raw.length <= 8 ? keyForm.exec(raw) : null;
  const [key, year, week, month] = parts ?? [];
  // the fourth of January is always in the first ISO week
  const period =
    week !== undefined
      ? shiftPeriod(periodOf('week', `${year}-01-04`), Number(week) - 1)
      : month !== undefined
        ? shiftPeriod(periodOf('month', `${year}-01-01`), Number(month) - 1)
        : periodOf('year', `${year}-01-01`);
  return key !== undefined && period.key === key ? ok(period) : refuse({ code: 'analysis.period.unknown', field });
}

/** How a period is called: the words' key and their arguments. @spec ANA-01 SHL-12 */
export function periodLabel({ kind, key }: ReportPeriod): { readonly code: string; readonly args: WordArgs } {
  const [year = '', part = ''] = key.split('-');
  return { code: `analysis.period.${kind}`, args: { year, part: Number(part.replace('W', '')) } };
}

/** A report is made once its period is over. Decision: the day after its last day. @spec ANA-01 */
export const isPeriodOver = ({ to }: ReportPeriod, today: Day): boolean => today > to;
