import { type Oklch, clampChroma, converter, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn';
import type { Brand, BrandColours, BrandToken } from './brand.ts';
import { likeAlarms, strong } from './brandProblems.ts';
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

/** `#rrggbb`, also of `#rgb`; undefined for what is no colour. */
function hexOf(text: string): string | undefined {
  const hex = text.trim().toLowerCase();
  if (/^#[\da-f]{3}$/.test(hex)) return hex.replaceAll(/[\da-f]/g, '$&$&');
  return /^#[\da-f]{6}$/.test(hex) ? hex : undefined;
}

const within = (l: number): number => Math.min(1, Math.max(0, l));
const inkOn = (hex: string): string => (contrastRatio(inks[0], hex) > contrastRatio(inks[1], hex) ? inks[0] : inks[1]);
const hasContrast = (colours: Colours, pair: Pair, theme: Theme): boolean =>
  contrastRatio(colours[pair.front], colours[pair.back]) >= neededRatio(pair, theme);

/** Ways from a brand's colour, the nearest first: its hue turned by so many degrees, with so much of its chroma. */
const ways = [0, 10, -10, 20, -20, 30, -30, 45, -45, 60, -60]
  .flatMap((turn) => [1, 0.75, 0.5, 0.25].map((chroma) => ({ turn, chroma })))
  .toSorted((a, b) => Math.abs(a.turn) + 60 * (1 - a.chroma) - Math.abs(b.turn) - 60 * (1 - b.chroma));

/**
 * A mode's brand roles from one colour (`#rrggbb` or `#rgb`): its lightness goes as far as the declared contrasts ask, and only where it
 * would still look like an alarm's colour does its hue turn or fade. Undefined for what is not a colour; `brandProblems` says what is left.
 * @spec N22 LIB-04
 * @example brandFrom('#004a8f', 'dark')['action.primary'] // a lighter blue, legible on dark
 */
export function brandFrom(colour: string, theme: Theme): BrandColours | undefined {
  useMode(modeRgb);
  useMode(modeOklch);
  const oklch = converter('oklch');
  const hex = hexOf(colour);
  const seed = hex === undefined ? undefined : oklch(hex);
  if (!seed) return undefined;
  const own = coloursOf(theme);
  // colours of a dark mode are seen the better the lighter they are, and its surfaces the darker
  const [towards, away] = isDark(theme) ? ([1, -1] as const) : ([-1, 1] as const);

  const surface = oklch(own['surface.selected']);
  const pale = { ...seed, c: Math.min(seed.c, surface?.c ?? 0) };
  const tint = (l: number): string => hexAt(pale, l);
  const underOwn = (hex: string): boolean =>
    pairs.every((pair) => pair.back !== selected || hasContrast({ ...own, [selected]: hex }, pair, theme));
  const tinted = tint(firstOf(surface?.l ?? 1, away, (l) => underOwn(tint(l))) ?? (away > 0 ? 1 : 0));

  const colours = { ...own, [selected]: tinted };
  const reach = (role: BrandToken, holds: (hex: string) => boolean = () => true): Oklch => {
    const isGood = (hex: string): boolean =>
      holds(hex) &&
      pairs.every((pair) => pair.front !== role || hasContrast({ ...colours, [role]: hex }, pair, theme)) &&
      (!strong.includes(role) || likeAlarms(hex, own).length === 0);
    for (const { turn, chroma } of ways) {
      const turned = { ...seed, h: (seed.h ?? 0) + turn, c: seed.c * chroma };
      const l = firstOf(seed.l, towards, (l) => isGood(hexAt(turned, l)));
      if (l !== undefined) return { ...turned, l };
    }
    return { ...seed, l: towards > 0 ? 1 : 0 };
  };
  const action = reach('action.primary', (hex) => contrastRatio(inkOn(hex), hex) >= 4.5);
  const text = inkOn(hexAt(action));
  const deeper = (by: number): string => {
    const further = hexAt(action, within(action.l + towards * by));
    // a pale brand carries dark text, which a darker shade would swallow
    return contrastRatio(text, further) >= 4.5 ? further : hexAt(action, within(action.l - towards * by));
  };
  return {
    'action.primary': hexAt(action),
    'action.primary.hover': deeper(0.05),
    'action.primary.active': deeper(0.1),
    'action.primary.text': text,
    [selected]: tinted,
    ...Object.fromEntries(marked.map((role) => [role, hexAt(reach(role))])),
  };
}

/**
 * A brand for every mode from one colour (`#rrggbb` or `#rgb`), moved until it passes `brandProblems` where it can; undefined for what is not a colour, with which a provider keeps our own colours.
 * @spec N22 LIB-04
 * @example <FirelineProvider brand={brandOf('#7a1fa2')}>
 */
export function brandOf(colour: string): Brand | undefined {
  if (hexOf(colour) === undefined) return undefined;
  return Object.fromEntries(themes.map((theme) => [theme, brandFrom(colour, theme)]));
}

const hexAt = (colour: Oklch, l = colour.l): string => formatHex(clampChroma({ ...colour, l }, 'oklch'));

/** The first lightness on the way that will do. */
function firstOf(from: number, towards: 1 | -1, holds: (l: number) => boolean): number | undefined {
  for (let l = from; l >= 0 && l <= 1; l += towards * step) if (holds(l)) return l;
  return undefined;
}
