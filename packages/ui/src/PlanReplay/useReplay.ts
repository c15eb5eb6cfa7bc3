import { type Replay, type ReplayEvent, type SpreadStep, replayStep, startReplay } from '@fireline/domain/plan';
import { useEffect, useRef, useState } from 'react';

export interface ReplayProps {
  readonly steps: readonly SpreadStep[];
  readonly value: number | undefined;
  readonly defaultValue: number | undefined;
  readonly onChange: ((change: { readonly value: number }) => void) | undefined;
}

/** The playing back, by the domain's rule and the page's frames; the moment may be the owner's. */
export function useReplay({ steps, value, defaultValue, onChange }: ReplayProps) {
  const [own, setOwn] = useState<Replay>(() => {
    const start = startReplay(steps);
    return defaultValue === undefined ? start : replayStep(start, { type: 'seek', atMs: defaultValue }, steps);
  });
  // another spread has another time: what was shown of the old one is left
  const [shown, setShown] = useState(steps);
  if (shown !== steps) {
    setShown(steps);
    setOwn((before) => replayStep(before, { type: 'seek', atMs: before.atMs }, steps));
  }
  const replay = value === undefined ? own : { ...own, atMs: value };
  const act = (event: ReplayEvent): void => {
    const next = replayStep(replay, event, steps);
    setOwn(next);
    if (next.atMs !== replay.atMs) onChange?.({ value: next.atMs });
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const { isPlaying } = replay;
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let acted: unknown;
    let request = requestAnimationFrame(function tick(now) {
      // a frame that comes before the last one was rendered knows only the moment before it: time would go back
      if (now > last && latest.current !== acted) {
        acted = latest.current;
        latest.current({ type: 'tick', elapsedMs: now - last });
        last = now;
      }
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying]);
  return { replay, act };
}
