import { useEffect, useRef } from 'react';
import type { OwnStage } from './createStage.ts';
import { ScaleLine } from './PlanCanvas.styles.ts';
import { barFor } from './scaleBar.ts';
import { useLength } from './useLength.ts';

const mostPx = 120;

/** How long things are; written straight into the page, because it changes with every zoom. */
export function ScaleBar({ stage }: { readonly stage: OwnStage }) {
  const line = useRef<HTMLDivElement>(null);
  const length = useLength(stage.metresPerUnit);
  useEffect(() => {
    const draw = (): void => {
      const bar = barFor(stage.frame().view.scale, mostPx);
      if (!line.current) return;
      line.current.style.width = `${Math.max(24, bar.widthPx)}px`;
      line.current.textContent = length(bar.length);
    };
    draw();
    return stage.subscribe(draw);
  }, [stage, length]);
  return <ScaleLine ref={line} />;
}
