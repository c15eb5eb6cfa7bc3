import { useEffect, useRef } from 'react';
import type { OwnStage } from './stage/createStage.ts';
import { ScaleLine } from './PlanCanvas.styles.ts';
import { barFor } from './stage/scaleBar.ts';
import { useLength } from './stage/useLength.ts';

const mostPx = 120;

export interface ScaleBarProps {
  readonly stage: OwnStage;
  readonly metresPerUnit: number | undefined;
}

/** How long things are; written straight into the page, because it changes with every zoom. */
export function ScaleBar({ stage, metresPerUnit }: ScaleBarProps) {
  const line = useRef<HTMLDivElement>(null);
  const length = useLength(metresPerUnit);
  useEffect(() => {
    const draw = (): void => {
      const bar = barFor(stage.frame().view.scale, mostPx);
      if (!line.current) return;
      line.current.style.width = `${bar.widthPx}px`;
      line.current.textContent = length(bar.length);
    };
    draw();
    return stage.subscribe(draw);
  }, [stage, length]);
  return <ScaleLine ref={line} />;
}
