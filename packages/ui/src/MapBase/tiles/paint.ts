import { tokenName } from '../../tokens/index.ts';

const roles = {
  water: 'surface.sunken',
  land: 'surface.raised',
  line: 'border.subtle',
  border: 'border.default',
  text: 'text.muted',
  halo: 'surface.raised',
} as const;

/** The colours that a base map of ours is drawn in, as the page's theme and brand have them. */
export type MapPaint = Readonly<Record<keyof typeof roles, string>> & {
  readonly isDark: boolean;
  readonly fonts: string;
};

/** A drawing needs the colours themselves: a canvas knows no custom properties. */
export function readPaint(element: Element): MapPaint {
  const style = getComputedStyle(element);
  const colours = Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [name, style.getPropertyValue(tokenName(role)).trim()]),
  ) as Record<keyof typeof roles, string>;
  return { ...colours, isDark: style.colorScheme.includes('dark'), fonts: style.fontFamily };
}
