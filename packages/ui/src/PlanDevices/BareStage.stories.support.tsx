import type { Extent } from '@fireline/domain/plan/drawing';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type OwnStage, createStage } from '../PlanCanvas/stage/createStage.ts';
import { listenToGestures } from '../PlanCanvas/stage/gestures.ts';
import { PlanStageContext } from '../PlanCanvas/stage/stage.ts';

const blank = { minX: 0, minY: 0, maxX: 60_000, maxY: 30_000 };

export interface BareStageProps {
  readonly extent?: Extent;
  readonly height?: number;
  /** Needed where what stands around it would be as wide as it is. */
  readonly width?: number;
  /** Told once: tests move the view by it. */
  readonly onStage?: (stage: OwnStage) => void;
  readonly children: ReactNode;
}

/** The stage of a plan without a drawing on it: what lives on a plan can be tried without a worker. */
export function BareStage({ extent = blank, height = 400, width, onStage, children }: BareStageProps) {
  const surface = useRef<HTMLDivElement>(null);
  const plan = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const [stage] = useState(() => {
    const made = createStage();
    made.setPlan({ extent, metresPerUnit: 0.001 });
    onStage?.(made);
    return made;
  });
  useEffect(() => {
    if (!surface.current || !plan.current || !over.current) return undefined;
    const stops = [
      // there is nothing to wait for
      stage.attach({
        plan: plan.current,
        over: over.current,
        draw: ({ canvas }) => {
          canvas.dataset.picture = 'done';
        },
      }),
      listenToGestures(surface.current, stage),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage]);
  const full = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
  return (
    <PlanStageContext value={stage}>
      <div style={{ position: 'relative', containerType: 'inline-size', height, width, overflow: 'hidden' }}>
        <div ref={surface} style={{ ...full, touchAction: 'none' }}>
          <canvas ref={plan} style={full} aria-hidden />
          <canvas ref={over} style={full} aria-hidden data-over="" />
        </div>
        {children}
      </div>
    </PlanStageContext>
  );
}
