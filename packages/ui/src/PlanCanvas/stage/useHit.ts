import { useCallback, useEffect, useRef } from 'react';
import type { OwnStage } from './createStage.ts';
import type { TextHit } from '../file/messages.ts';
import { toScreen } from './view.ts';

/** Height at which a text that was found is easily read. */
const readablePx = 18;

/** Leads to a text that was found and draws a ring around where it stands. */
export function useHit(stage: OwnStage): (hit: TextHit | undefined) => void {
  const shown = useRef<TextHit>(undefined);
  const layer = useRef<{ invalidate(): void }>(undefined);
  useEffect(() => {
    const added = stage.addLayer((context, { view, size }) => {
      if (!shown.current) return;
      const { left, top } = toScreen(view, size, shown.current);
      const radius = Math.max(14, shown.current.height * view.scale * 1.5);
      context.strokeStyle = getComputedStyle(context.canvas).getPropertyValue('--fl-focus').trim() || '#000000';
      context.lineWidth = 2;
      context.beginPath();
      context.arc(left, top, radius, 0, Math.PI * 2);
      context.stroke();
    });
    layer.current = added;
    return () => added.remove();
  }, [stage]);
  return useCallback(
    (hit) => {
      shown.current = hit;
      layer.current?.invalidate();
      if (!hit) return;
      const { view } = stage.frame();
      const readable = hit.height > 0 ? readablePx / hit.height : view.scale;
      stage.goTo({ x: hit.x, y: hit.y, scale: Math.max(view.scale, readable) });
    },
    [stage],
  );
}
