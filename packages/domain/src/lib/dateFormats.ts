import { type Language, languageTags } from './phrases.ts';

const hours = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const days = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
// English dates by their month's name: 03/04 means two days, depending on who reads it
const englishDays = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A style without its year or without its seconds. */
const without = <Style extends object, Key extends keyof Style>({ ...style }: Style, key: Key): Omit<Style, Key> => {
  delete (style as Partial<Style>)[key];
  return style;
};

/**
 * How pages and exported files write instants in a language. They are dear to make: keep them.
 * @param timeZone undefined: the machine's own
 * @param ownTag BCP 47, of a language that is none of ours
 */
export function dateFormats(
  language: Language,
  timeZone: string | undefined,
  ownTag?: string,
): Readonly<Record<'dateTime' | 'date' | 'time' | 'minuteOfYear' | 'minute', Intl.DateTimeFormat>> {
  const tag = ownTag ?? languageTags[language];
  const zone = timeZone === undefined ? {} : { timeZone };
  const [dayTag, parts] = tag === languageTags.en ? (['en-GB', englishDays] as const) : ([tag, days] as const);
  return {
    dateTime: new Intl.DateTimeFormat(dayTag, { ...parts, ...hours, ...zone }),
    date: new Intl.DateTimeFormat(dayTag, { ...parts, ...zone }),
    time: new Intl.DateTimeFormat(tag, { ...hours, ...zone }),
    minute: new Intl.DateTimeFormat(dayTag, { ...parts, ...without(hours, 'second'), ...zone }),
    minuteOfYear: new Intl.DateTimeFormat(dayTag, {
      ...without(parts, 'year'),
      ...without(hours, 'second'),
      ...zone,
    }),
  };
}
