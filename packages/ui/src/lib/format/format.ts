import { dateFormats, type Language, languageTags, yuanText } from '@fireline/domain/lib';

/** Milliseconds since 1970, a Date, or ISO 8601 text as it comes over the wire. */
export type Instant = number | string | Date;

export interface NumberStyle {
  /** Digits after the point, exactly; default: as many as there are, up to three. */
  readonly digits?: number;
  /** Written after the number with a space: `kPa`, `℃`. Percent stands without one. */
  readonly unit?: string;
}

export interface Format {
  readonly number: (value: number, style?: NumberStyle) => string;
  /** 0.125 → 12.5 % */
  readonly ratio: (value: number, digits?: number) => string;
  /** Whole cents as the currency's text. Default CNY. */
  readonly money: (cents: number, currency?: string) => string;
  /** What stands before an amount, for a field that asks for one: '¥' in cn, 'CN¥' in hk and English. Default CNY. */
  readonly moneySign: (currency?: string) => string;
  /** Date, hours, minutes and seconds: what an alarm is logged with. */
  readonly dateTime: (instant: Instant) => string;
  /** Date, hours and minutes, in the current year without the year: what a column of a list has room for. `now` defaults to the provider's clock. */
  readonly shortDateTime: (instant: Instant, now?: Instant) => string;
  readonly date: (instant: Instant) => string;
  readonly time: (instant: Instant) => string;
  /** How long ago, in the largest whole unit: '3 分钟前'. `now` defaults to the provider's clock. */
  readonly age: (instant: Instant, now?: Instant) => string;
  /** A length of time as a clock shows it: '00:14', '1:02:09'. */
  readonly duration: (ms: number) => string;
}

/** An instant that there is not, such as one a device with a broken clock sent. */
const noInstant = '—';
const isInstant = (date: Date): boolean => Number.isFinite(date.getTime());

const toDate = (instant: Instant): Date => (instant instanceof Date ? instant : new Date(instant));

const ageUnits = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const pad = (value: number): string => String(value).padStart(2, '0');

export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${pad(minutes)}:${pad(seconds % 60)}`;
}

const numberFormats = (tag: string): Format['number'] => {
  const formats = new Map<number | undefined, Intl.NumberFormat>();
  const formatOf = (wanted: number | undefined): Intl.NumberFormat => {
    // Intl throws for what is no number of digits, and takes no more than a hundred
    const digits = wanted === undefined ? undefined : Math.min(100, Math.max(0, Math.trunc(wanted) || 0));
    const known = formats.get(digits);
    if (known) return known;
    const made = new Intl.NumberFormat(
      tag,
      digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits },
    );
    formats.set(digits, made);
    return made;
  };
  return (value, { digits, unit } = {}) => {
    const text = formatOf(digits).format(value);
    if (unit === undefined) return text;
    return unit === '%' ? `${text}%` : `${text} ${unit}`;
  };
};

const moneyFormats = (tag: string): Pick<Format, 'money' | 'moneySign'> => {
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (currency = 'CNY'): Intl.NumberFormat => {
    const format = formats.get(currency) ?? new Intl.NumberFormat(tag, { style: 'currency', currency });
    formats.set(currency, format);
    return format;
  };
  return {
    // as decimal text: divided by 100 a large amount is a float that lies a cent off
    money: (cents, currency) =>
      formatOf(currency).format(
        Number.isSafeInteger(cents) ? (yuanText(cents) as Intl.StringNumericLiteral) : cents / 100,
      ),
    moneySign: (currency) =>
      formatOf(currency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? '',
  };
};

/**
 * Everything by `Intl` for one language and zone; made once and kept, since `Intl` objects are dear.
 * @param ownTag of a language of the app's own, of which `language` is the base
 */
export function createFormat(
  language: Language,
  timeZone: string | undefined,
  clock: () => number,
  ownTag?: string,
): Format {
  const tag = ownTag ?? languageTags[language];
  const formats = dateFormats(language, timeZone, ownTag);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'always', style: 'short' });
  const number = numberFormats(tag);
  const by =
    (formatter: Intl.DateTimeFormat) =>
    (instant: Instant): string => {
      const date = toDate(instant);
      return isInstant(date) ? formatter.format(date) : noInstant;
    };
  const yearOf = (date: Date): string =>
    formats.date.formatToParts(date).find(({ type }) => type === 'year')?.value ?? '';
  return {
    number,
    ratio: (value, digits) => number(value * 100, { unit: '%', ...(digits === undefined ? {} : { digits }) }),
    ...moneyFormats(tag),
    dateTime: by(formats.dateTime),
    shortDateTime: (instant, now = clock()) => {
      const [date, today] = [toDate(instant), toDate(now)];
      if (!isInstant(date)) return noInstant;
      const isThisYear = isInstant(today) && yearOf(date) === yearOf(today);
      return (isThisYear ? formats.minuteOfYear : formats.minute).format(date);
    },
    date: by(formats.date),
    time: by(formats.time),
    age: (instant, now = clock()) => {
      if (!isInstant(toDate(instant))) return noInstant;
      const passed = Math.max(0, toDate(now).getTime() - toDate(instant).getTime());
      const [unit, ms] = ageUnits.find(([, length]) => passed >= length) ?? (['second', 1000] as const);
      return relative.format(-Math.floor(passed / ms), unit);
    },
    duration,
  };
}
