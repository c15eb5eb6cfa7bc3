import { defineForm, oneOf, optional, text } from '../lib/index.ts';
import { brandTitleChars } from './limits.ts';

/** How the corners of a tenant's console look. Decision: three, as a radius typed by hand breaks fields. @spec N22 */
export const brandCorners = ['own', 'square', 'round'] as const;
export type BrandCorners = (typeof brandCorners)[number];

/** The font of a tenant's console. Decision: those that every device has, as a font by name would be another one elsewhere. @spec N22 */
export const brandFonts = ['own', 'serif', 'rounded'] as const;
export type BrandFont = (typeof brandFonts)[number];

/**
 * The look of a tenant: its product name and one colour (`#rrggbb`) from which every theme is derived. Nothing given is our own. Alarm
 * levels are no part of it. Problems: `session.brand.colour`.
 * @spec N22
 */
export const brandForm = defineForm({
  title: optional(text(brandTitleChars)),
  colour: optional(text({ min: 0, max: 7 }, { matches: /^#[0-9a-f]{6}$/i, code: 'session.brand.colour' })),
  corners: oneOf(brandCorners),
  font: optional(oneOf(brandFonts)),
  /** As the store of pictures names it; empty or absent: none. */
  logo: optional(text({ min: 0, max: 64 }, { matches: /^[\w-]*$/, code: 'shell.image.gone' })),
});
