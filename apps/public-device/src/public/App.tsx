import type { Client } from '@fireline/api/lib';
import { type Language, chinaTimeZone, languageTags } from '@fireline/domain/lib';
import { FirelineProvider, type TranslateKey } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { rememberLanguage, rememberedLanguage } from '../lib/language.ts';
import { speak, translate } from '../lib/speech.ts';
import { useTheme } from '../lib/useTheme.ts';
import { type Address, Pages } from './Pages.tsx';

export interface AppProps {
  readonly client: Client;
  readonly address: Address;
}

/** The whole public app: the language of the reader, the theme of the phone, the page of the link. @spec PUB-05 SHL-12 */
export function App({ client, address }: AppProps) {
  const theme = useTheme();
  const [{ language, say }, setSpoken] = useState<{ language: Language; say: TranslateKey }>(() => ({
    language: rememberedLanguage(),
    say: translate,
  }));
  useEffect(() => {
    document.documentElement.lang = languageTags[language];
  }, [language]);
  const choose = (next: Language): void => {
    speak(next).then(
      () => {
        rememberLanguage(next);
        // another function, so that everything that speaks is drawn anew
        setSpoken({ language: next, say: (key, args) => translate(key, args) });
      },
      (error: unknown) => console.error('The words could not be loaded', error),
    );
  };
  return (
    <FirelineProvider
      language={language}
      timeZone={chinaTimeZone}
      theme={theme}
      density="large"
      translate={say}
      style={{ minHeight: '100dvh' }}
    >
      <Pages client={client} address={address} onLanguage={choose} />
    </FirelineProvider>
  );
}
