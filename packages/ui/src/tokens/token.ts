import type { ColourToken } from './light.ts';
import type { SizeToken } from './sizes.ts';

export type Token = ColourToken | SizeToken | 'font.sans' | 'font.mono';

/** The custom property that carries the token: `--fl-text-danger`. */
export const tokenName = (name: Token): `--fl-${string}` =>
  `--fl-${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The token as a CSS value, for styles and inline geometry.
 * @spec LIB-04
 * @example color: ${token('text.danger')}; // var(--fl-text-danger)
 */
export const token = (name: Token): `var(--fl-${string})` => `var(${tokenName(name)})`;
