import { type Language, type WordArgs, fillWords } from '@fireline/domain/lib';

const chunks: Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  cn: () => import('virtual:words/cn'),
  hk: () => import('virtual:words/hk'),
  en: () => import('virtual:words/en'),
};

let words: Readonly<Record<string, string>> = {};

/** Downloads the words of a language and makes it the one that {@link translate} speaks. @spec SHL-12 */
export async function speak(language: Language): Promise<void> {
  words = (await chunks[language]()).default;
}

export const translate = (key: string, args?: WordArgs): string => fillWords(words[key] ?? key, args);
