import type { AlarmLevel } from '@fireline/domain/alarm';
import { useEffect, useRef } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';

export interface FoldProps {
  /** Only one slim bar is shown. Given: the owner holds it. */
  readonly isFolded?: boolean;
  readonly defaultFolded?: boolean;
  readonly onFoldedChange?: (change: { readonly isFolded: boolean }) => void;
}

/**
 * Whether the queue is folded to its bar, held by the owner or by itself. What is worse than all that waits is not left behind a
 * bar: it unfolds the queue.
 * @param worst of the alarms that wait; null when none does
 * @spec ALM-04 ALM-07
 */
export function useFoldedAway(
  { isFolded, defaultFolded = false, onFoldedChange }: FoldProps,
  worst: AlarmLevel | null,
): readonly [boolean, (isFolded: boolean) => void] {
  const [folded, setFolded] = useControlled(isFolded, defaultFolded, ({ value }) =>
    onFoldedChange?.({ isFolded: value }),
  );
  const before = useRef(worst);
  useEffect(() => {
    const last = before.current;
    before.current = worst;
    if (folded && worst !== null && (last === null || worst < last)) setFolded(false);
  });
  return [folded, setFolded];
}
