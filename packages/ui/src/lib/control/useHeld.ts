import { useEffect, useRef, useState } from 'react';

/** A pointer that rests is parked, not aimed. */
const restsAfterMs = 3000;

export interface Holding<Shown> {
  /** What the person sees for as long as they are at it; null when nobody is. */
  readonly held: Shown | null;
  /** The person wants to see that instead. */
  readonly show: (shown: Shown) => void;
  /** Holds for a reason of the caller's own, such as being scrolled away from the top. */
  readonly turn: (reason: string, isIn: boolean, shown: Shown) => void;
  /** For the element that must not change under a hand. */
  readonly handlers: (shown: Shown) => {
    readonly onPointerMove: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: { readonly relatedTarget: EventTarget | null; readonly currentTarget: Element }) => void;
  };
}

/** Keeps what is shown while the focus is in it or the pointer moves over it: no press may land on another alarm than the one aimed at. */
export function useHeld<Shown>(): Holding<Shown> {
  const [held, setHeld] = useState<{ readonly shown: Shown } | null>(null);
  const reasons = useRef(new Set<string>());
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const turn = (reason: string, isIn: boolean, shown: Shown): void => {
    if (isIn) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const isHeld = reasons.current.size > 0;
    setHeld((before) => (isHeld ? (before ?? { shown }) : null));
  };
  const handlers = (shown: Shown) => ({
    onPointerMove: () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(() => turn('pointer', false, shown), restsAfterMs);
      if (!reasons.current.has('pointer')) turn('pointer', true, shown);
    },
    onPointerLeave: () => {
      clearTimeout(rest.current);
      turn('pointer', false, shown);
    },
    onFocus: () => turn('focus', true, shown),
    onBlur: (event: { readonly relatedTarget: EventTarget | null; readonly currentTarget: Element }) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        turn('focus', false, shown);
    },
  });
  return {
    held: held && held.shown,
    show: (shown) => setHeld((before) => before && { shown }),
    turn,
    handlers,
  };
}
