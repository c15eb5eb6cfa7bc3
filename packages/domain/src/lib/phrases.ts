/** The three locales; `cn` is the default. @spec SHL-12 */
export const languages = ['cn', 'hk', 'en'] as const;
export type Language = (typeof languages)[number];

/** The BCP 47 tag to give to `Intl` and to the `lang` attribute. */
export const languageTags: Record<Language, string> = { cn: 'zh-CN', hk: 'zh-HK', en: 'en' };

/** How each language names itself: a reader who landed in the wrong one must find the way out. @spec SHL-12 */
export const languageNames: Record<Language, string> = { cn: '简体中文', hk: '繁體中文（香港）', en: 'English' };

export type Phrase = Readonly<Record<Language, string>>;
/** Key → phrase in each language. Keys start with the area or component that owns them: `alarm.handled.by`. */
export type Words = Readonly<Record<string, Phrase>>;
/** A language that we do not bring: what has no words of its own is read in `base`. @spec SHL-12 LIB-04 */
export interface OwnLanguage {
  /** BCP 47: for `lang`, and for figures, dates and order of names. */
  readonly tag: string;
  readonly base: Language;
  /** By key; filled by `fillWords`. `@fireline/ui/words` lists all keys. */
  readonly words?: Readonly<Partial<Record<string, string>>>;
}

export type WordArgs = Readonly<Record<string, string | number>>;

/** Types the table so that a missing language does not compile, and keeps its keys as literals. */
/* #__NO_SIDE_EFFECTS__ */
export const defineWords = <const Key extends string>(
  words: Readonly<Record<Key, Phrase>>,
): Readonly<Record<Key, Phrase>> => words;

/**
 * Numbers among the arguments as figures with their thousands set off, which all three languages write alike. For counts and limits;
 * a year or the number of a thing is none.
 * @spec SHL-12
 */
export const withFigures = (args: WordArgs = {}): WordArgs =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [
      name,
      typeof arg === 'number' ? arg.toLocaleString('en', { maximumFractionDigits: 20 }) : arg,
    ]),
  );

/**
 * The phrase with its placeholders filled: `{name}` by the argument, `{name|one|more}` by the first word where the argument is exactly 1
 * and by the second otherwise, which is all that English asks for and Chinese never. What has no argument stays visible, so that it is
 * noticed.
 * @spec SHL-12
 * @example fillWords('{count} {count|row|rows}', { count: 1 }) // '1 row'
 */
export const fillWords = (text: string, args: WordArgs = {}): string =>
  text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (whole, name: string, one?: string, more?: string): string => {
    if (!Object.hasOwn(args, name)) return whole;
    const arg = String(args[name]);
    return (arg === '1' ? one : more) ?? arg;
  });
