import { type RefObject, useLayoutEffect } from 'react';
import { type Theme, coloursOf, fontStackOf } from '../../tokens/index.ts';
import { useFireline } from '../../lib/context.ts';
import type { Paper, PlanColours } from '../paint/palette.ts';
import type { Pictures } from '../paint/pictures.ts';

/** The theme's paper and ink, as the element has them: a brand may have changed them. */
function paperOf(element: Element, theme: Theme): Paper {
  const styles = getComputedStyle(element);
  const probe = document.createElement('canvas').getContext('2d');
  const colour = (name: string, otherwise: string): string => {
    if (!probe) return otherwise;
    probe.fillStyle = otherwise;
    probe.fillStyle = styles.getPropertyValue(name).trim();
    return probe.fillStyle;
  };
  const named = coloursOf(theme);
  return {
    paper: colour('--fl-surface-raised', named['surface.raised']),
    ink: colour('--fl-text-default', named['text.default']),
  };
}

export interface LookGiven {
  readonly root: RefObject<HTMLElement | null>;
  readonly colours: PlanColours;
  /** Names of the layers that are not drawn; undefined: those that the file switches off. */
  readonly hidden: readonly string[] | undefined;
}

/**
 * Keeps the pictures in the theme, colours, layers and language that are wanted now. It is told with the change itself, before anything is
 * painted: from then on no picture says of itself that it is done until it is of the new look.
 */
export function useLook(pictures: Pictures, { root, colours, hidden }: LookGiven): void {
  const { theme, language, tag } = useFireline();
  // an owner may name the same layers by a new list in each render
  const away = hidden && JSON.stringify(hidden);
  useLayoutEffect(() => {
    if (!root.current) return;
    pictures.setLook({
      paper: paperOf(root.current, theme),
      colours,
      hidden: away === undefined ? undefined : (JSON.parse(away) as readonly string[]),
      fontFamily: fontStackOf(language, tag),
    });
  }, [pictures, root, away, colours, theme, language, tag]);
}
