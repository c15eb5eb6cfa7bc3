import type { KeyboardEvent } from 'react';

/** An input method takes Enter and Escape for itself while it composes; older browsers say so only by the key code 229. */
export const isForInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
