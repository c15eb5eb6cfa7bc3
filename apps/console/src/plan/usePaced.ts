import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** After changes a list of plans is requested again at most this often. */
const paceMs = 2000;

/** Returns a function that runs the work a little later, once for however many calls; never after the screen has gone. */
export function usePaced(work: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useEffectEvent(() => {
    timer.current = undefined;
    work();
  });
  const pace = useRef(() => {});
  useEffect(() => {
    pace.current = () => {
      timer.current ??= setTimeout(() => run(), paceMs);
    };
    return () => {
      pace.current = () => {};
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return useCallback(() => pace.current(), []);
}
