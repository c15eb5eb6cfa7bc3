import { type Language, languageNames, languageTags, languages } from '@fireline/domain/lib';
import { shellWords } from '@fireline/domain/shell';
import { useLanguage, useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { Bar, Brand, Choice, Languages, Page } from './PageFrame.styles.ts';

const shortNames: Record<Language, string> = { cn: '简体', hk: '繁體', en: 'English' };

export interface PageFrameProps {
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Whose page it is, and in which language. */
export function PageFrame({ onLanguage, children }: PageFrameProps) {
  const t = useWords(shellWords);
  const current = useLanguage();
  return (
    <Page>
      <Bar>
        <Brand>{t('shell.name')}</Brand>
        <Languages role="group" aria-label={t('shell.language')}>
          {languages.map((language) => (
            <Choice
              key={language}
              lang={languageTags[language]}
              aria-label={languageNames[language]}
              aria-pressed={language === current}
              onClick={() => onLanguage(language)}
            >
              {shortNames[language]}
            </Choice>
          ))}
        </Languages>
      </Bar>
      {children}
    </Page>
  );
}
