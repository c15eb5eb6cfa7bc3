import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../lib/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import type { OwnStage } from './stage/createStage.ts';
import { listenToGestures } from './stage/gestures.ts';
import { keyMove } from './keys.ts';
import { Measure, type MeasureKeys } from './Measure.tsx';
import { MiniMap } from './panels/MiniMap.tsx';
import { Foot, Surface } from './PlanCanvas.styles.ts';
import { ScaleBar } from './ScaleBar.tsx';
import type { Pictures } from './paint/pictures.ts';
import { useTold } from './useTold.ts';
import { planCanvasWords } from './words.ts';

export interface SheetProps {
  readonly label: string;
  readonly stage: OwnStage;
  readonly pictures: Pictures;
  readonly metresPerUnit: number | undefined;
  /** The plan is seen: before that there is nothing to move. */
  readonly isDrawn: boolean;
  readonly isMeasuring: boolean;
  readonly onMeasured: () => void;
  readonly children: ReactNode;
}

/** The canvases, and what stands on them. */
export function Sheet({ label, stage, pictures, metresPerUnit, isDrawn, children, ...measuring }: SheetProps) {
  const { isMeasuring, onMeasured } = measuring;
  const t = useWords(planCanvasWords);
  const keysId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const plan = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const measure = useRef<MeasureKeys>(undefined);
  const [setMeasure] = useState(() => (keys: MeasureKeys | undefined) => {
    measure.current = keys;
  });
  const { told, tell } = useTold(stage);
  // with the layout: the worker is told how large the canvas is with the first thing it is told
  useLayoutEffect(() => {
    if (!plan.current || !over.current || !surface.current) return undefined;
    const stops = [
      stage.attach({ plan: plan.current, over: over.current, draw: pictures.draw }),
      listenToGestures(surface.current, stage),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage, pictures]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    if (isMeasuring && event.key === 'Escape') onMeasured();
    else if (isMeasuring && event.key === 'Enter') measure.current?.addMiddle();
    else if (isMeasuring && event.key === 'Backspace') measure.current?.takeBack();
    else {
      const move = keyMove(event);
      if (!move) return;
      tell();
      if (move === 'fit') stage.fit();
      else stage.move(move);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Surface
        ref={surface}
        // an application takes keys, so it must be reached by them
        {...(isDrawn && {
          role: 'application',
          tabIndex: 0,
          onKeyDown,
          'aria-label': label,
          'aria-describedby': keysId,
        })}
        aria-roledescription={isDrawn ? t('PlanCanvas.canvas') : undefined}
        data-measuring={isMeasuring ? '' : undefined}
      >
        <canvas ref={plan} aria-hidden />
        <canvas ref={over} aria-hidden />
      </Surface>
      {children}
      {isDrawn && (
        <>
          <VisuallyHidden id={keysId}>{t('PlanCanvas.keys')}</VisuallyHidden>
          <VisuallyHidden role="status">{told}</VisuallyHidden>
          <Foot>
            {isMeasuring && <Measure stage={stage} metresPerUnit={metresPerUnit} onKeys={setMeasure} />}
            <ScaleBar stage={stage} metresPerUnit={metresPerUnit} />
          </Foot>
          <MiniMap stage={stage} pictures={pictures} />
        </>
      )}
    </>
  );
}
