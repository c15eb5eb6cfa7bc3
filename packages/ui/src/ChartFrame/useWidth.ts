import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../lib/control/observeSize.ts';

/** The element's width in whole pixels as it changes; 0 until it is known. */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    return observeSize(measure, element);
  }, []);
  return [ref, width];
}
