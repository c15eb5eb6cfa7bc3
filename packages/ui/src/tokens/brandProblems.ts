import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import { type Brand, isCssValue } from './brand.ts';
import type { Colours, ColourToken } from './light.ts';
import { type Theme, coloursOf, themes } from './modes.ts';
import { neededRatio, pairs } from './pairs.ts';
import { type Vision, contrastRatio, distance } from './sight.ts';

/** What is wrong with a brand, as data: the page that shows it has the words. */
export type BrandProblem =
  /** Not `#rrggbb`: it cannot be judged, so it is not used. */
  | { readonly code: 'brand.colour'; readonly theme: Theme; readonly token: string; readonly value: string }
  /** A font or corner that would not stay a value of CSS. */
  | { readonly code: 'brand.value'; readonly token: string; readonly value: string }
  /** Alarm levels belong to safety. */
  | { readonly code: 'brand.alarm'; readonly theme: Theme; readonly token: string }
  /** No role of ours. */
  | { readonly code: 'brand.token'; readonly theme: Theme; readonly token: string }
  | {
      readonly code: 'brand.contrast';
      readonly theme: Theme;
      readonly front: ColourToken;
      readonly back: ColourToken;
      /** 1 to 21, and the least that is allowed. */
      readonly has: number;
      readonly needs: number;
    }
  | {
      readonly code: 'brand.likeAlarm';
      readonly theme: Theme;
      readonly token: ColourToken;
      readonly level: AlarmLevel;
      /** Absent: to full sight. */
      readonly vision?: Vision;
    };

/** How far from an alarm's colour a brand must stay, in hundredths of OKLab: from any level to full sight, from the worst two to all. */
const apart = { full: 9, colourBlind: 5 } as const;
export const strong: readonly ColourToken[] = ['action.primary', 'border.selected', 'focus', 'chart.1'];
const colourBlind = ['protan', 'deutan', 'tritan'] as const satisfies readonly Vision[];

/** The alarm levels that a colour could be taken for, by full sight or else by colour-blind sight. */
export const likeAlarms = (hex: string, own: Colours): { readonly level: AlarmLevel; readonly vision?: Vision }[] =>
  alarmLevelNumbers.flatMap((level) => {
    const fill = own[`alarm.${level}.fill`];
    if (distance(hex, fill) < apart.full) return [{ level }];
    const vision = level <= 2 && colourBlind.find((sight) => distance(hex, fill, sight) < apart.colourBlind);
    return vision ? [{ level, vision }] : [];
  });

function problemsOf(brand: Brand, theme: Theme): BrandProblem[] {
  const own = coloursOf(theme);
  const given = Object.entries<string>(brand[theme] ?? {});
  const odd = given.flatMap(([token, value]): BrandProblem[] => {
    if (token.startsWith('alarm.')) return [{ code: 'brand.alarm', theme, token }];
    if (!Object.hasOwn(own, token)) return [{ code: 'brand.token', theme, token }];
    return /^#[\da-f]{6}$/i.test(value) ? [] : [{ code: 'brand.colour', theme, token, value }];
  });
  const oddTokens = new Set(odd.map((problem) => ('token' in problem ? problem.token : '')));
  const repainted = Object.fromEntries(given.filter(([token]) => !oddTokens.has(token)));
  const colours = { ...own, ...repainted };
  const isRepainted = (name: ColourToken): boolean => Object.hasOwn(repainted, name);
  const weak = pairs
    .filter(({ front, back }) => isRepainted(front) || isRepainted(back))
    .map((pair) => ({
      code: 'brand.contrast' as const,
      theme,
      front: pair.front,
      back: pair.back,
      has: contrastRatio(colours[pair.front], colours[pair.back]),
      needs: neededRatio(pair, theme),
    }))
    .filter(({ has, needs }) => has < needs);
  const alike = strong
    .filter(isRepainted)
    .flatMap((token) =>
      likeAlarms(colours[token], own).map((like) => ({ code: 'brand.likeAlarm' as const, theme, token, ...like })),
    );
  return [...odd, ...weak, ...alike];
}

/**
 * What a brand would break: contrasts that the mode asks for, and colours that could be taken for an alarm's by full or colour-blind
 * sight. Empty for a brand that is safe.
 * @spec N22 LIB-04 ALM-02
 */
export const brandProblems = (brand: Brand): BrandProblem[] => [
  ...Object.entries({ font: brand.font, ...brand.radius })
    .filter(([, value]) => value !== undefined && !isCssValue(value))
    .map(([token, value = '']) => ({ code: 'brand.value' as const, token, value })),
  ...themes.flatMap((theme) => problemsOf(brand, theme)),
];
