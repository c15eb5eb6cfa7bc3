import { type Language, type WordArgs, languageTags } from '@fireline/domain/lib';
import { type Context, createContext, use } from 'react';
import type { Density, Theme } from '../tokens/index.ts';

/**
 * The words of an app's own. @param ours our phrase for the key, with its arguments filled in
 * @returns the text; `undefined` or the key itself leaves ours
 */
export type TranslateKey = (key: string, args: WordArgs | undefined, ours: string) => string | undefined;

export interface FirelineSettings {
  /** Of an own language, its `base`. */
  readonly language: Language;
  /** Of an own language; absent: that of `language`. */
  readonly tag?: string | undefined;
  readonly theme: Theme;
  readonly density: Density;
  readonly translate: TranslateKey | undefined;
  readonly timeZone: string | undefined;
  readonly clock: () => number;
  /** Follows a link inside the app; absent: the browser loads the page. */
  readonly navigate: ((to: { readonly href: string }) => void) | undefined;
  /** Where dialogs, menus and toasts open, so that they inherit the root's tokens; null until the root is mounted. */
  readonly overlays: HTMLElement | null;
  /** Holds alarms and what is announced: no open dialog hides it from screen readers. Absent outside a provider. */
  readonly topLayer?: HTMLElement | null;
  /** Has a screen reader say the result of what the reader did, at its next pause; see `useSay`. */
  readonly say?: (text: string) => void;
}

export const systemClock = (): number => Date.now();

declare global {
  var firelineSettings1: Context<FirelineSettings> | undefined;
}

/**
 * One for the page: parts that were bundled with a copy of this library each would else not hear of the provider, speak Chinese and open no
 * dialog. The number goes up when settings are taken away or change their meaning.
 */
export const FirelineContext = (globalThis.firelineSettings1 ??= createContext<FirelineSettings>({
  language: 'cn',
  theme: 'light',
  density: 'comfortable',
  translate: undefined,
  timeZone: undefined,
  clock: systemClock,
  navigate: undefined,
  overlays: null,
}));

/** What the nearest {@link FirelineProvider} was given. */
export const useFireline = (): FirelineSettings => use(FirelineContext);

export const useLanguage = (): Language => useFireline().language;

/** The BCP 47 tag by which figures and names are written. */
export function useTag(): string {
  const { language, tag } = useFireline();
  return tag ?? languageTags[language];
}

/** The tag by which days are written: in English the day goes before the month. */
export function useDayTag(): string {
  const tag = useTag();
  return tag === languageTags.en ? 'en-GB' : tag;
}
