import {
  type Placement,
  type UseFloatingReturn,
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
} from '@floating-ui/react';

export interface AnchoredOptions {
  readonly isOpen: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly placement: Placement;
  /** What it stands beside, where that is there already; else `refs.setReference` names it. */
  readonly anchor?: Element;
  /** Pixels between anchor and surface. Default 4. */
  readonly gap?: number;
  /** At least as wide as the anchor, as a select list is. */
  readonly isAsWide?: boolean;
}

/** Keeps a floating surface beside its anchor and inside the window; positions without transforms, so that surfaces may nest. */
export function useAnchored({
  isOpen,
  onOpenChange,
  placement,
  anchor,
  gap = 4,
  isAsWide = false,
}: AnchoredOptions): UseFloatingReturn {
  return useFloating({
    open: isOpen,
    placement,
    strategy: 'fixed',
    transform: false,
    whileElementsMounted: autoUpdate,
    ...(onOpenChange ? { onOpenChange } : {}),
    ...(anchor ? { elements: { reference: anchor } } : {}),
    middleware: [
      offset(gap),
      // where neither side has room, such as on a phone, it goes below
      flip({ padding: 8, fallbackAxisSideDirection: /^(?:left|right)/.test(placement) ? 'end' : 'none' }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, rects, elements }) => {
          elements.floating.style.maxHeight = `${Math.max(120, availableHeight)}px`;
          if (isAsWide) elements.floating.style.minWidth = `${rects.reference.width}px`;
        },
      }),
    ],
  });
}
