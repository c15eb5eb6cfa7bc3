import { type Language, languageTags, languages } from '@fireline/domain/lib';
import { fontStackOf } from './fonts.ts';
import type { ColourToken } from './light.ts';
import { type Theme, themes } from './modes.ts';
import { type Token, tokenName } from './token.ts';

/** What a partner may repaint: everything but the alarm levels, whose order and legibility belong to safety. @spec LIB-04 ALM-02 */
export type BrandToken = Exclude<ColourToken, `alarm.${string}`>;
export type BrandColours = Partial<Record<BrandToken, string>>;

export interface Brand extends Partial<Record<Theme, BrandColours>> {
  /** Corners by size, as CSS lengths. */
  readonly radius?: Partial<Record<'small' | 'medium' | 'large', string>>;
  /** A font family that goes before ours; Han glyphs it lacks still come in the reader's own form. */
  readonly font?: string;
}

const isAlarm = (name: string): boolean => name.startsWith('alarm.');

/** A value that stays a value: what a tenant stored as a font must not become rules of a page. */
export const isCssValue = (value: string): boolean => value !== '' && !/[;{}<>\\]/.test(value);

/** The brand as custom properties of one mode and language; anything that names an alarm or is no plain value is left out. */
export const brandStyle = (
  brand: Brand | undefined,
  { theme, language, tag }: { readonly theme: Theme; readonly language: Language; readonly tag?: string | undefined },
): Record<string, string> =>
  Object.fromEntries(
    [
      ...Object.entries(brand?.[theme] ?? {}).filter(([name]) => !isAlarm(name)),
      ...Object.entries(brand?.radius ?? {}).map(([size, length]) => [`radius.${size}`, length] as const),
      ...(brand?.font ? [['font.sans', `${brand.font}, ${fontStackOf(language, tag)}`] as const] : []),
    ]
      .filter(([, value]) => isCssValue(value))
      .map(([name, value]) => [tokenName(name as Token), value]),
  );

const block = (selector: string, style: Readonly<Record<string, string>>): string[] =>
  Object.keys(style).length === 0
    ? []
    : [
        `${selector} {\n${Object.entries(style)
          .map(([name, value]) => `  ${name}: ${value};\n`)
          .join('')}}`,
      ];

/**
 * The brand as a style sheet, for pages that cannot pass `brand` to a provider. The attribute stands twice in each selector, so that it
 * wins wherever it is loaded.
 * @spec N22
 * @example brandCss({ light: { focus: '#004a8f' } }) // [data-fl-theme][data-fl-theme='light'] { --fl-focus: #004a8f; }
 */
export function brandCss(brand: Brand): string {
  const { radius = {}, font } = brand;
  const everywhere = brandStyle({ radius }, { theme: 'light', language: 'cn' });
  return [
    ...block('[data-fl-theme][data-fl-theme]', everywhere),
    ...themes.flatMap((theme) =>
      block(
        `[data-fl-theme][data-fl-theme='${theme}']`,
        brandStyle({ [theme]: brand[theme] }, { theme, language: 'cn' }),
      ),
    ),
    ...(font
      ? languages.flatMap((language) =>
          block(
            `[data-fl-theme][data-fl-theme]:lang(${languageTags[language]})`,
            brandStyle({ font }, { theme: 'light', language }),
          ),
        )
      : []),
  ].join('\n');
}
