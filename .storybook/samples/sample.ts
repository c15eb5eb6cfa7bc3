import { type Language, languages } from '@fireline/domain/lib';
import { en, hk } from 'virtual:fireline-samples';
import { quoted } from './quoted.ts';

const inAddress = (): Language | undefined => {
  const asked = /(?:^|;)language:(\w+)/.exec(
    new URLSearchParams(globalThis.location?.search).get('globals') ?? '',
  )?.[1];
  return languages.find((language) => language === asked);
};

const ofReader = (): Language => {
  // tests press what they find by its Chinese name, and pictures are of one content
  if (navigator.webdriver) return (import.meta.env.VITE_STORY_LANGUAGE as Language | undefined) ?? 'cn';
  if (!navigator.language.startsWith('zh')) return 'en';
  return /hant|hk|mo|tw/i.test(navigator.language) ? 'hk' : 'cn';
};

/** The language of the stories' content. It is fixed while the page stands: content is made when a story's module is loaded. */
export const contentLanguage: Language = inAddress() ?? ofReader();

const samples: Readonly<Record<string, string>> = { cn: {}, en, hk }[contentLanguage];

/** Code that is shown: its texts in the language of the page. */
export const sampleSource = (code: string): string =>
  contentLanguage === 'cn' ? code : code.replaceAll(quoted, (text) => samples[text] ?? text);

/** A text of a story in the language of the page; `{}` in it stands for each of the values. */
export function sample(text: string, ...values: readonly unknown[]): string {
  const written = samples[text] ?? (text.includes('\n') ? sampleSource(text) : text);
  let at = 0;
  return values.length === 0 ? written : written.replaceAll('{}', () => String(values[at++]));
}

/** What a story looks for, in the language of the page; patterns that are more than a text stay. */
export const pattern = (text: string, flags: string): RegExp => new RegExp(samples[text] ?? text, flags);

/** Loads the page again where the toolbar asks for content in another language. */
export function followLanguage(globals: Readonly<Record<string, unknown>>): void {
  if (globals.language === contentLanguage || navigator.webdriver) return;
  const url = new URL(location.href);
  const kept = ['theme', 'language', 'density'].map((name) => `${name}:${String(globals[name])}`);
  url.searchParams.set('globals', kept.join(';'));
  location.replace(url);
}
