import type { ElementProps } from '@floating-ui/react';
import { useEffect, useRef } from 'react';

/** As long as phones wait before they take a touch for held. */
const holdMs = 500;

/**
 * A finger hovers over nothing: a control that it holds says its word, and is not pressed by that.
 * @param onHold the finger has rested for half a second; a scroll ends the wait
 */
export function useTouchHold(onHold: () => void): ElementProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  const isHeld = useRef(false);
  const end = (): void => {
    isTouched.current = false;
    clearTimeout(timer.current);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    reference: {
      onPointerDown: ({ pointerType }) => {
        isHeld.current = false;
        isTouched.current = pointerType === 'touch';
        if (!isTouched.current) return;
        timer.current = setTimeout(() => {
          isHeld.current = true;
          onHold();
        }, holdMs);
      },
      onPointerUp: end,
      onPointerCancel: end,
      // the browser's own menu would lie over the word
      onContextMenu: (event) => {
        if (isTouched.current) event.preventDefault();
      },
      onClickCapture: (event) => {
        if (!isHeld.current) return;
        isHeld.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
