import { type Language, type WordArgs, type Words, fillWords } from '@fireline/domain/lib';
import { type TranslateKey, useFireline } from '../context.ts';
import { mergeWords } from './mergeWords.ts';

type KeysOf<Tables extends readonly Words[]> = Tables[number] extends infer Table
  ? Table extends Words
    ? Extract<keyof Table, string>
    : never
  : never;

export type Translate<Key extends string> = (key: Key, args?: WordArgs) => string;

/**
 * The reader's words: a function from key to phrase over the given tables. It changes only when language or tables do, so it
 * may stand in dependency lists. The provider's `translate` goes first where it has the key.
 * @spec SHL-12
 * @example
 * const t = useWords(dialogWords, alarmWords);
 * t('alarm.handled.by', { name });
 */
export function useWords<const Tables extends readonly Words[]>(...tables: Tables): Translate<KeysOf<Tables>> {
  const { language, translate = oursAlone } = useFireline();
  const words = mergeWords(tables);
  let ofSource = readers.get(translate);
  if (!ofSource) readers.set(translate, (ofSource = new WeakMap()));
  let known = ofSource.get(words);
  if (!known) ofSource.set(words, (known = {}));
  return (known[language] ??= readerOf(words, language, translate));
}

const oursAlone: TranslateKey = () => undefined;

// Kept for all components that read alike, not in each: a table has a thousand of them. A function of its own for each language, since what is
// remembered by it has to be made anew.
const readers = new WeakMap<TranslateKey, WeakMap<Words, Partial<Record<Language, Translate<string>>>>>();

const readerOf =
  (words: Words, language: Language, translate: TranslateKey): Translate<string> =>
  (key, args) => {
    const text = words[key]?.[language] ?? key;
    const ours = args ? fillWords(text, args) : text;
    const theirs = translate(key, args, ours);
    // libraries answer a key that they do not have with the key
    return theirs === undefined || theirs === key ? ours : theirs;
  };
