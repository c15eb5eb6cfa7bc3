import type { Language } from '@fireline/domain/lib';
import { languageTags } from '@fireline/domain/lib';
import { useEffect, useState } from 'react';
import { speak } from './language.ts';
import { getPreferences, usePreferences } from '../../lib/session/preferences.ts';

/**
 * The language whose words are here. A switch shows once the words have arrived; until then, and when they cannot be had,
 * the console goes on in the language it speaks.
 * @spec SHL-12
 */
export function useSpokenLanguage(): Language {
  const { language: wanted } = usePreferences();
  // main.tsx starts the app only when the first language is here
  const [spoken, setSpoken] = useState(() => getPreferences().language);
  useEffect(() => {
    let isCurrent = true;
    speak(wanted).then(
      () => isCurrent && setSpoken(wanted),
      (error: unknown) => console.error('The words could not be loaded', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = languageTags[spoken];
  }, [spoken]);
  return spoken;
}
