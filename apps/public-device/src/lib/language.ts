import { keepText, keptText } from '@fireline/api/lib';
import { type Language, languages } from '@fireline/domain/lib';

const key = 'fireline.language';

/** Nothing for what is no tag, such as `en-US@posix`, which a browser hands on as its system has it. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The language of a browser's own list that we speak, the first one wins; `cn` when it is none of them. */
export function languageAmong(tags: readonly string[]): Language {
  for (const tag of tags) {
    const { language, script } = localeOf(tag) ?? {};
    if (language === 'en') return 'en';
    if (language === 'zh' || language === 'yue') return script === 'Hant' ? 'hk' : 'cn';
  }
  return 'cn';
}

/** What the reader chose here or in the console, else what the browser asks for. @spec SHL-12 */
export function rememberedLanguage(): Language {
  const kept = keptText(key);
  return languages.find((language) => language === kept) ?? languageAmong(navigator.languages);
}

export const rememberLanguage = (language: Language): void => keepText(key, language);
