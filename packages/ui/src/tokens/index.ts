export { type Brand, type BrandToken, brandStyle } from './brand.ts';
export { fontStacks } from './fonts.ts';
export { type ColourToken, type Colours } from './light.ts';
export { type Theme, coloursOf, themes } from './modes.ts';
export { type Pair, pairs } from './pairs.ts';
export { type Vision, contrastRatio, distance } from './sight.ts';
export { type Density, type SizeToken, densities, densityNames, sizes } from './sizes.ts';
export { tokenCss } from './css.ts';
export { type Token, token, tokenName } from './token.ts';
