import { fillWords } from '@fireline/domain/lib';
import { FirelineProvider } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import words from 'virtual:words/cn';
import { size } from './data.ts';

/** What every Fireline page stands in; its reader downloads one language. */
export const Frame = ({ children }: { readonly children?: ReactNode }) => (
  <FirelineProvider
    density="compact"
    style={{ width: size.width }}
    translate={(key, args) => fillWords(words[key] ?? key, args)}
  >
    {children}
  </FirelineProvider>
);
