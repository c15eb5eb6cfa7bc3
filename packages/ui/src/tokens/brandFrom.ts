import { type Oklch, clampChroma, converter, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';
import type { Brand, BrandColours, BrandToken } from './brand.ts';
import type { Colours } from './light.ts';
import { type Theme, coloursOf, themes } from './modes.ts';
import { type Pair, neededRatio, pairs } from './pairs.ts';
import { contrastRatio } from './sight.ts';

const step = 0.01;
const inks = ['#ffffff', '#0b0d0f'] as const;

/** What is drawn in the brand's colour, besides the primary action and its two deeper shades. */
const marked = ['text.link', 'border.selected', 'focus', 'chart.1'] as const satisfies readonly BrandToken[];

const selected = 'surface.selected';
const isDark = (theme: Theme): boolean => theme === 'dark' || theme === 'night';
const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
const within = (l: number): number => Math.min(1, Math.max(0, l));
const inkOn = (hex: string): string => (contrastRatio(inks[0], hex) > contrastRatio(inks[1], hex) ? inks[0] : inks[1]);
const hasContrast = (colours: Colours, pair: Pair, theme: Theme): boolean =>
  contrastRatio(colours[pair.front], colours[pair.back]) >= neededRatio(pair, theme);

/**
 * A mode's brand roles from one colour (`#rrggbb`): its hue stays, its lightness goes as far as the declared contrasts ask. Nothing for
 * what is not a colour.
 * @spec N22 LIB-04
 * @example brandFrom('#004a8f', 'dark')['action.primary'] // a lighter blue, legible on dark
 */
export function brandFrom(colour: string, theme: Theme): BrandColours | undefined {
  useMode(modeRgb);
  useMode(modeOklch);
  const oklch = converter('oklch');
  const seed = isHex(colour) ? oklch(colour) : undefined;
  if (!seed) return undefined;
  const own = coloursOf(theme);
  const shade = (l: number, c = seed.c): string => formatHex(clampChroma({ ...seed, l, c } satisfies Oklch, 'oklch'));
  // colours of a dark mode are seen the better the lighter they are, and its surfaces the darker
  const [towards, away] = isDark(theme) ? ([1, -1] as const) : ([-1, 1] as const);

  const surface = oklch(own['surface.selected']);
  const tint = (l: number): string => shade(l, Math.min(seed.c, surface?.c ?? 0));
  const underOwn = (hex: string): boolean =>
    pairs.every((pair) => pair.back !== selected || hasContrast({ ...own, [selected]: hex }, pair, theme));
  const tinted = tint(walk(surface?.l ?? 1, away, (l) => underOwn(tint(l))));

  const colours = { ...own, [selected]: tinted };
  const reach = (role: BrandToken, holds: (hex: string) => boolean = () => true): number =>
    walk(seed.l, towards, (l) => {
      const painted = { ...colours, [role]: shade(l) };
      return holds(shade(l)) && pairs.every((pair) => pair.front !== role || hasContrast(painted, pair, theme));
    });
  const action = reach('action.primary', (hex) => contrastRatio(inkOn(hex), hex) >= 4.5);
  const text = inkOn(shade(action));
  const deeper = (by: number): string => {
    const further = shade(within(action + towards * by));
    // a pale brand carries dark text, which a darker shade would swallow
    return contrastRatio(text, further) >= 4.5 ? further : shade(within(action - towards * by));
  };
  return {
    'action.primary': shade(action),
    'action.primary.hover': deeper(0.05),
    'action.primary.active': deeper(0.1),
    'action.primary.text': text,
    [selected]: tinted,
    ...Object.fromEntries(marked.map((role) => [role, shade(reach(role))])),
  };
}

/**
 * A brand for every mode from one colour (`#rrggbb`); undefined for what is not a colour, with which a provider keeps our own colours.
 * @spec N22 LIB-04
 * @example <FirelineProvider brand={brandOf('#7a1fa2')}>
 */
export function brandOf(colour: string): Brand | undefined {
  if (!isHex(colour)) return undefined;
  return Object.fromEntries(themes.map((theme) => [theme, brandFrom(colour, theme)]));
}

/** The first lightness on the way that will do, else the end of the way. */
function walk(from: number, towards: 1 | -1, holds: (l: number) => boolean): number {
  for (let l = from; l >= 0 && l <= 1; l += towards * step) if (holds(l)) return l;
  return towards > 0 ? 1 : 0;
}
