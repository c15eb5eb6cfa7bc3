import { useMemo, useRef } from 'react';
import type { RowView } from '../rows/rowView.ts';

export interface Hold {
  readonly isHeld: () => boolean;
  readonly setHovered: (isHovered: boolean) => void;
  readonly setFocused: (isFocused: boolean) => void;
}

/** Holds the view while the pointer is over its rows or focus is in them: what one is about to press must not move away. */
export function useHold<Row>(view: RowView<Row>): Hold {
  const hands = useRef({ isHovered: false, isFocused: false });
  return useMemo(() => {
    const isHeld = (): boolean => hands.current.isHovered || hands.current.isFocused;
    const set = (change: Partial<typeof hands.current>): void => {
      Object.assign(hands.current, change);
      view.hold(isHeld());
    };
    return {
      isHeld,
      setHovered: (isHovered) => set({ isHovered }),
      setFocused: (isFocused) => set({ isFocused }),
    };
  }, [view]);
}
