import type { Language } from '@fireline/domain/lib';
import { languageTags } from '@fireline/domain/lib';
import { useEffect, useState } from 'react';
import { whenBack } from '../../lib/loading/loadScreen.ts';
import { speak } from './language.ts';
import { getPreferences, usePreferences } from '../../lib/session/preferences.ts';

/**
 * The language whose words are here. A switch shows once the words have arrived; until then the console goes on in the language it speaks. Where
 * they cannot be had they are tried again when the network is back and every 15 s, which helps in browsers that do not keep a failed
 * `import()`: others, those before 2026, speak the language after a reload.
 * @spec SHL-12
 */
export function useSpokenLanguage(): Language {
  const { language: wanted } = usePreferences();
  // main.tsx starts the app only when the first language is here
  const [spoken, setSpoken] = useState(() => getPreferences().language);
  useEffect(() => {
    let isCurrent = true;
    let stop = (): void => {};
    const attempt = async (): Promise<void> => {
      await speak(wanted);
      if (isCurrent) setSpoken(wanted);
    };
    attempt().catch((error: unknown) => {
      console.error('The words could not be loaded', error);
      if (isCurrent) stop = whenBack(attempt);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = languageTags[spoken];
  }, [spoken]);
  return spoken;
}
