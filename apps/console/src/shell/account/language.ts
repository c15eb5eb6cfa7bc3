import { type Language, type WordArgs, fillWords } from '@fireline/domain/lib';
import { createInstance } from 'i18next';
import areaChunks from 'virtual:words/areas';
import { createSpeaker } from './speaker.ts';

type Chunks = Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>;

/** What the login page says; what the frame and the first page in it say; and what all other screens say, but for what those of one area alone say. */
const chunks = {
  first: {
    cn: () => import('virtual:words/cn'),
    hk: () => import('virtual:words/hk'),
    en: () => import('virtual:words/en'),
  },
  home: {
    cn: () => import('virtual:words/cn/home'),
    hk: () => import('virtual:words/hk/home'),
    en: () => import('virtual:words/en/home'),
  },
  more: {
    cn: () => import('virtual:words/cn/more'),
    hk: () => import('virtual:words/hk/more'),
    en: () => import('virtual:words/en/more'),
  },
} satisfies Record<string, Chunks>;

const latin = () => import('@fontsource-variable/inter');
// Han glyphs differ by region: each language brings its own font, in slices that the browser fetches as it needs them
const fonts: Record<Language, () => Promise<unknown>> = {
  cn: () => Promise.all([latin(), import('@fontsource-variable/noto-sans-sc')]),
  // names of places and people stay as they were written, in simplified characters too
  hk: () =>
    Promise.all([latin(), import('@fontsource-variable/noto-sans-hk'), import('@fontsource-variable/noto-sans-sc')]),
  en: () => Promise.all([latin(), import('@fontsource-variable/noto-sans-sc')]),
};

/** Resolves once the browser has shown something: what is fetched later holds up no first picture. */
const firstPicture = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((painted) => {
      // the ground alone is painted before
      if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

const i18n = createInstance({
  resources: {},
  lng: 'cn',
  fallbackLng: false,
  // keys are flat and contain dots
  keySeparator: false,
  nsSeparator: false,
});
const ready = i18n.init();

const loaded = new Set<string>();

async function load(part: string, language: Language): Promise<void> {
  const name = `${language}/${part}`;
  const chunk = part in chunks ? chunks[part as keyof typeof chunks] : areaChunks[part];
  // dev mode has every table at hand, and no pieces
  if (loaded.has(name) || (!chunk && import.meta.env.DEV)) return;
  if (!chunk) throw new Error(`There are no words of ${part}`);
  const { default: words } = await chunk[language]();
  await ready;
  i18n.addResourceBundle(language, 'translation', words, true, true);
  loaded.add(name);
}

const speaker = createSpeaker({ load, changeTo: (language) => i18n.changeLanguage(language), first: 'first' });

/**
 * Downloads the words of a language if they are not there yet and makes it the one that {@link translate} speaks.
 * @throws what kept the words away; the language that is spoken stays
 * @spec SHL-12
 */
export async function speak(language: Language): Promise<void> {
  // text is readable in the system's font meanwhile, and if this one cannot be had
  firstPicture()
    .then(() => fonts[language]())
    .catch((error: unknown) => console.error('The font could not be loaded', error));
  await speaker.speak(language);
}

/**
 * From now on these words are there, too, in whatever language is spoken.
 * @param part what all screens share, or what those of an area say
 * @throws what kept them away
 * @spec SHL-12
 */
export const speakPart = (part: string): Promise<void> => speaker.speakPart(part);
/** For what is shown around every screen, and for the first of them. */
export const speakHome = (): Promise<void> => speakPart('home');
/** For all that is opened from there. */
export const speakWhole = async (): Promise<void> => {
  await Promise.all([speakHome(), speakPart('more')]);
};

// placeholders are ours: they know one from many
export const translate = (key: string, args?: WordArgs): string =>
  fillWords(i18n.t(key, { skipInterpolation: true }), args);
