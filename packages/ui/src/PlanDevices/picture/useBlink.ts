import { useEffect, useState } from 'react';
import { dimChangesInMs, isDimAt } from '../../AlarmLevelBadge/index.ts';
import { prefersCalm } from '../../lib/control/prefersCalm.ts';

const pageNowMs = (): number => Number(document.timeline.currentTime ?? 0);

/**
 * Whether what blinks on the canvas is dim now, in step with all that blinks on the page; never under reduced motion.
 * @spec N23
 */
export function useBlink(isBlinking: boolean): boolean {
  const [isDim, setDim] = useState(false);
  useEffect(() => {
    if (!isBlinking || prefersCalm()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turn = (): void => {
      setDim(isDimAt(pageNowMs()));
      timer = setTimeout(turn, dimChangesInMs(pageNowMs()));
    };
    turn();
    return () => {
      clearTimeout(timer);
      setDim(false);
    };
  }, [isBlinking]);
  return isBlinking && isDim;
}
