import type { Translate } from '@fireline/ui/lib';

/**
 * The word of a key that may be unknown, such as one that an older version stored; without a word: the fallback. Asks the translation, not
 * the table: the tables of a built app are empty.
 */
export function wordOr<K extends string>(t: Translate<K>, key: string, fallback: string): string {
  const word = t(key as K);
  return word === key ? fallback : word;
}
