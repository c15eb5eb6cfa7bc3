import { type Language, languageTags } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, useMemo, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { type Brand, type Density, type Theme, brandStyle } from '../tokens/index.ts';
import { FirelineContext, type FirelineSettings, type TranslateKey, systemClock } from './context.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { RootStyle } from './rootStyle.ts';

/** react-aria keeps its Traditional Chinese under Taiwan's tag, and would answer a reader in Hong Kong in Simplified. */
const ariaTags: Readonly<Record<Language, string>> = { ...languageTags, hk: 'zh-TW' };

export interface FirelineProviderProps extends Omit<ComponentPropsWithRef<'div'>, 'lang' | 'translate'> {
  /** Default `cn`. */
  readonly language?: Language;
  /** Default `light`. */
  readonly theme?: Theme;
  /** Default `comfortable`. */
  readonly density?: Density;
  /** Where the words come from instead of the components' own tables; phrases of ours are filled by `fillWords` of the domain. */
  readonly translate?: TranslateKey;
  /** A partner's colours by mode, corners and font; alarm levels cannot be repainted. `brandFrom` makes one from a single colour. */
  readonly brand?: Brand | undefined;
  /** IANA zone that dates are shown in; default: the reader's. */
  readonly timeZone?: string;
  /** Milliseconds since 1970, for ages; default: the system's clock. */
  readonly clock?: () => number;
  /** Follows links inside the app, such as the router's `navigate`; default: the browser loads the page. */
  readonly navigate?: (to: { readonly href: string }) => void;
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
    language = 'cn',
    theme = 'light',
    density = 'comfortable',
    translate,
    brand,
    timeZone,
    clock = systemClock,
    navigate,
    style,
    children,
    ...rest
  } = props;
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [topLayer, setTopLayer] = useState<HTMLElement | null>(null);
  const said = useRef<HTMLSpanElement>(null);
  const settings = useMemo<FirelineSettings>(
    () => ({
      language,
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
    [language, theme, density, translate, timeZone, clock, navigate, overlays, topLayer],
  );
  return (
    <FirelineContext value={settings}>
      <I18nProvider locale={ariaTags[language]}>
        <RootStyle />
        <div
          {...rest}
          lang={languageTags[language]}
          data-fl-theme={theme}
          data-fl-density={density}
          style={{ ...brandStyle(brand, { theme, language }), ...style }}
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
