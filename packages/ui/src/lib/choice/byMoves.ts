import type { MouseEvent } from 'react';

/**
 * For the options of a list by downshift: a pointer that rests where the list comes up is reported as moving although it does not, and
 * would take the choice from the keys.
 */
export const byMoves = {
  onMouseMove: ({ movementX, movementY, nativeEvent }: MouseEvent): void => {
    if (movementX === 0 && movementY === 0) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  },
};
