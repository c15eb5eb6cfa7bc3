import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref for what tells of a new state: when the state changes and what had the focus has gone with the former one, as a pressed button
 * does, the focus goes there instead of falling to the page. It needs `tabIndex={-1}`.
 * @spec N23
 * @example <span ref={useFocusWhenGone<HTMLSpanElement>(alarm.state)} tabIndex={-1}>{state}</span>
 */
export function useFocusWhenGone<Place extends HTMLElement>(state: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}
