import { languageTags, languages } from '@fireline/domain/lib';
import { fontStacks, monoStack, ownFontStacks } from './fonts.ts';
import { light } from './light.ts';
import { type Theme, modeLayers, themes } from './modes.ts';
import { densities, densityNames, sizes } from './sizes.ts';
import { type Token, tokenName } from './token.ts';

const declarations = (table: Readonly<Record<string, string>>): string =>
  Object.entries(table)
    .map(([name, value]) => `${tokenName(name as Token)}:${value};`)
    .join('');

const rule = (selector: string, body: string): string => `${selector}{${body}}`;

const isDark = (theme: Theme): boolean => theme === 'dark' || theme === 'night';
const schemeOf = (theme: Theme): string => (isDark(theme) ? 'color-scheme:dark;' : '');

/** Paper is white, and browsers leave the backgrounds out: what is light on dark would be printed light on nothing. */
const onScreen = (theme: Theme, css: string): string => (isDark(theme) ? `@media not print{${css}}` : css);

/** A page that a server drew is shown before any script: until then the style sheet asks the system. */
function asTheSystemHasIt(also: string): readonly string[] {
  const auto = (theme: Theme): string =>
    rule(`[data-fl-theme='auto']${also}`, schemeOf(theme) + declarations(Object.assign({}, ...modeLayers[theme])));
  return [
    `@media not print and (prefers-color-scheme:dark) and (not (prefers-contrast:more)){${auto('dark')}}`,
    `@media (prefers-contrast:more){${auto('contrast')}}`,
    `@media (pointer:coarse){${rule(`[data-fl-density='auto']${also}`, declarations(densities.large))}}`,
  ];
}

/** Every rule of the tokens; `also` stands at the end of each selector. */
const allRules = (also: string): readonly string[] => [
  rule(
    `[data-fl-theme]${also}`,
    'color-scheme:light;' + declarations({ ...sizes, ...densities.comfortable, ...light, 'font.mono': monoStack }),
  ),
  ...themes.map((theme) =>
    onScreen(
      theme,
      rule(
        `[data-fl-theme='${theme}']${also}`,
        schemeOf(theme) + declarations(Object.assign({}, ...modeLayers[theme])),
      ),
    ),
  ),
  ...asTheSystemHasIt(also),
  ...densityNames.map((density) => rule(`[data-fl-density='${density}']${also}`, declarations(densities[density]))),
  // in a language of the app's own the system chooses the glyphs, by `lang`
  rule(`[data-fl-theme]${also}`, declarations({ 'font.sans': fontStacks.en })),
  ...languages.map((language) =>
    rule(`[data-fl-theme]:lang(${languageTags[language]})${also}`, declarations({ 'font.sans': fontStacks[language] })),
  ),
  ...Object.entries(ownFontStacks).map(([tag, stack]) =>
    rule(`[data-fl-theme]:lang(${tag})${also}`, declarations({ 'font.sans': stack })),
  ),
];

/** @param also what stands at the end of each selector */
export const tokenCssWith = (also: string): string => allRules(also).join('\n');

/**
 * Every token as custom properties, all under the provider's root attribute: nothing reaches a page that hosts us.
 * @spec LIB-04
 */
export const tokenCss: string = /* @__PURE__ */ tokenCssWith('');
