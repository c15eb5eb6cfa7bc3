import { type RefObject, useLayoutEffect } from 'react';

/** Pixels that stay free at the foot of the window: the line below the elevation, the edge of the card and of the page. */
const footPx = 60;

/** Tells an element in `--room-below` how high the window leaves it, below its upper edge on a page that is not scrolled; as the window changes. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const { current } = element;
      if (!current) return;
      const page = current.closest('main');
      const top = current.getBoundingClientRect().top + (page?.scrollTop ?? 0);
      // not as state: the floor is scrolled to right after this, in the height that it has then
      current.style.setProperty('--room-below', `${Math.round(innerHeight - top - footPx)}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [element]);
}
