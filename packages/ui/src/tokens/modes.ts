import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { type Colours, light } from './light.ts';
import { night } from './night.ts';

export const themes = ['light', 'dark', 'contrast', 'night'] as const;
export type Theme = (typeof themes)[number];

/** What each mode changes, layer on layer, over light. */
export const modeLayers: Record<Theme, readonly Partial<Colours>[]> = {
  light: [],
  dark: [dark],
  contrast: [contrast],
  night: [dark, night],
};

/** The full colour table of a mode. */
export const coloursOf = (theme: Theme): Colours => Object.assign({}, light, ...modeLayers[theme]) as Colours;
