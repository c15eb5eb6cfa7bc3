import { languageNames, languageTags, languages } from '@fireline/domain/lib';
import { shellWords } from '@fireline/domain/shell';
import { useLanguage, useWords } from '@fireline/ui/lib';
import { setPreferences } from '../lib/session/preferences.ts';
import { Languages } from './LoginScreen.styles.ts';

/** The languages of the console, each by its own name: who cannot read the page finds the one to choose. @spec SHL-12 */
export function LanguageSwitch() {
  const t = useWords(shellWords);
  const spoken = useLanguage();
  return (
    <Languages role="group" aria-label={t('shell.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageTags[language]}
          aria-pressed={language === spoken}
          onClick={() => setPreferences({ language })}
        >
          {languageNames[language]}
        </button>
      ))}
    </Languages>
  );
}
