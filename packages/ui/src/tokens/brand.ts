import type { ColourToken } from './light.ts';
import type { Theme } from './modes.ts';
import { tokenName } from './token.ts';

/** What a partner may repaint: everything but the alarm levels, whose order and legibility belong to safety. @spec LIB-04 ALM-02 */
export type BrandToken = Exclude<ColourToken, `alarm.${string}`>;
export type Brand = Partial<Record<Theme, Partial<Record<BrandToken, string>>>>;

/** The brand's colours of one mode as custom properties for the root's style; anything that names an alarm is left out. */
export const brandStyle = (brand: Brand | undefined, theme: Theme): Record<string, string> =>
  Object.fromEntries(
    Object.entries(brand?.[theme] ?? {})
      .filter(([name]) => !name.startsWith('alarm.'))
      .map(([name, value]) => [tokenName(name as BrandToken), value]),
  );
