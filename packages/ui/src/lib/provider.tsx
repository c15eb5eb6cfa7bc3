import { type Language, type OwnLanguage, fillWords, languageTags } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { type Brand, type Density, type Theme, brandStyle } from '../tokens/index.ts';
import { FirelineContext, type FirelineSettings, type TranslateKey, systemClock } from './context.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { RootStyle } from './rootStyle.ts';
import { useDensity, useTheme } from './system.ts';

/** react-aria keeps its Traditional Chinese under Taiwan's tag, and would answer a reader in Hong Kong in Simplified. */
const ariaTags: Readonly<Record<Language, string>> = { ...languageTags, hk: 'zh-TW' };

export interface FirelineProviderProps extends Omit<ComponentPropsWithRef<'div'>, 'lang' | 'translate'> {
  /** One of ours, or one of your own. Default `cn`. */
  readonly language?: Language | OwnLanguage;
  /** `auto`: high contrast or dark where the system asks for it, also on a server's page. Default `light`. */
  readonly theme?: Theme | 'auto';
  /** `auto`: large where fingers point. Default `comfortable`. */
  readonly density?: Density | 'auto';
  /** Asked for each text first; what it leaves comes from the words of an own language, then from our tables. Keep it the same function. */
  readonly translate?: TranslateKey;
  /** A partner's colours by mode, corners and font; alarm levels cannot be repainted. `brandOf` makes one from a single colour. */
  readonly brand?: Brand | undefined;
  /** IANA zone that dates are shown in; default: the reader's. */
  readonly timeZone?: string;
  /** Milliseconds since 1970, for ages; default: the system's clock. */
  readonly clock?: () => number;
  /** Follows links inside the app, such as the router's `navigate`; default: the browser loads the page. */
  readonly navigate?: (to: { readonly href: string }) => void;
}

const languageOf = (spoken: Language | OwnLanguage) =>
  typeof spoken === 'string'
    ? { language: spoken, tag: undefined, words: undefined }
    : { language: spoken.base, tag: spoken.tag, words: spoken.words };

function translateBy(asked: TranslateKey | undefined, words: OwnLanguage['words']): TranslateKey | undefined {
  if (!words) return asked;
  return (key, args, ours) => {
    const theirs = asked?.(key, args, ours);
    if (theirs !== undefined && theirs !== key) return theirs;
    const text = words[key];
    return text === undefined ? undefined : fillWords(text, args);
  };
}

/**
 * The root that everything of Fireline stands in: it carries the tokens of one theme and density, the language for words,
 * figures and glyphs, and the place where overlays open. Roots may stand in each other, as a dark panel in a light page.
 * Works on the server. Rules of a page for bare elements do not apply inside of it; those for classes do. Other props go to its element.
 * @spec SHL-12 LIB-04
 * @example
 * <FirelineProvider language="hk" theme="dark" density="compact">
 *   <Button>確認</Button>
 * </FirelineProvider>
 */
export function FirelineProvider(props: FirelineProviderProps) {
  const {
    language: spoken = 'cn',
    theme: wishedTheme = 'light',
    density: wishedDensity = 'comfortable',
    translate: asked,
    brand,
    timeZone,
    clock = systemClock,
    navigate,
    style,
    children,
    ...rest
  } = props;
  const { value: theme, attribute: themeAttribute } = useTheme(wishedTheme);
  const { value: density, attribute: densityAttribute } = useDensity(wishedDensity);
  const { language, tag, words } = languageOf(spoken);
  const translate = useMemo(() => translateBy(asked, words), [asked, words]);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [topLayer, setTopLayer] = useState<HTMLElement | null>(null);
  const said = useRef<HTMLSpanElement>(null);
  const settings = useMemo<FirelineSettings>(
    () => ({
      language,
      tag,
      theme,
      density,
      translate,
      timeZone,
      clock,
      navigate,
      overlays,
      topLayer,
      say: (text) => {
        // a new node each time, so that the same words are announced twice
        const node = document.createElement('span');
        node.textContent = text;
        said.current?.replaceChildren(node);
      },
    }),
    [language, tag, theme, density, translate, timeZone, clock, navigate, overlays, topLayer],
  );
  return (
    <FirelineContext value={settings}>
      <I18nProvider locale={tag ?? ariaTags[language]}>
        <RootStyle />
        <div
          {...rest}
          lang={tag ?? languageTags[language]}
          data-fl-theme={themeAttribute}
          data-fl-density={densityAttribute}
          style={{ ...brandStyle(brand, { theme, language, tag }), ...style }}
        >
          {children}
          <div
            ref={(node) => {
              // react-aria asks to be told: it would take its own dialogs there for what is behind them
              if (node?.getRootNode() instanceof ShadowRoot) enableShadowDOM();
              setOverlays(node);
            }}
            data-fl-overlays=""
          />
          {/* react-aria leaves what carries this attribute in reach while a dialog makes the rest of the page inert */}
          <div ref={setTopLayer} data-fl-top-layer="" data-react-aria-top-layer="true">
            <VisuallyHidden ref={said} aria-live="polite" data-fl-said="" />
          </div>
        </div>
      </I18nProvider>
    </FirelineContext>
  );
}
