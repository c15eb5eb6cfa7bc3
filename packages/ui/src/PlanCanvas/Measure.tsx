import { Undo2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import type { OwnStage } from './stage/createStage.ts';
import { drawMeasure } from './paint/drawMeasure.ts';
import { Slip } from './PlanCanvas.styles.ts';
import { lengthAlong } from './stage/scaleBar.ts';
import { useLength } from './stage/useLength.ts';
import type { PlanPosition } from './stage/view.ts';
import { planCanvasWords } from './words.ts';

export interface MeasureProps {
  readonly stage: OwnStage;
  readonly metresPerUnit: number | undefined;
  /** What is pressed for a point from outside: the middle of the view, or to take the last one back. */
  readonly onKeys: (keys: MeasureKeys | undefined) => void;
}
export interface MeasureKeys {
  readonly addMiddle: () => void;
  readonly takeBack: () => void;
}

/** Measures along points that are set on the plan; takes every press while it is there. */
export function Measure({ stage, metresPerUnit, onKeys }: MeasureProps) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const length = useLength(metresPerUnit);
  const [points, setPoints] = useState<readonly PlanPosition[]>([]);
  const drawn = useRef<{ points: readonly PlanPosition[]; hover: PlanPosition | undefined }>({
    points,
    hover: undefined,
  });
  const layer = useRef<{ invalidate(): void }>(undefined);
  const takeBack = useCallback(() => setPoints((before) => before.slice(0, -1)), []);
  useEffect(() => {
    drawn.current.points = points;
    layer.current?.invalidate();
  }, [points]);
  useEffect(() => {
    const added = stage.addLayer((context, frame) => drawMeasure(context, frame, { ...drawn.current, length }));
    layer.current = added;
    return () => added.remove();
  }, [stage, length]);
  useEffect(() => {
    const add = (point: PlanPosition): void => setPoints((before) => [...before, point]);
    const stop = stage.addPresses(({ event, position }) => {
      drawn.current.hover = position;
      layer.current?.invalidate();
      if (event.type !== 'pointerdown') return undefined;
      return { end: ({ position: end }) => add(end) };
    });
    onKeys({
      addMiddle: () => {
        const { x, y } = stage.frame().view;
        drawn.current.hover = undefined;
        add({ x, y });
      },
      takeBack,
    });
    return () => {
      stop();
      onKeys(undefined);
    };
  }, [stage, onKeys, takeBack]);
  return (
    <Slip>
      {points.length < 2 ? (
        <span role="status">{t('PlanCanvas.measureHow')}</span>
      ) : (
        <output aria-label={t('PlanCanvas.distance')}>{length(lengthAlong(points))}</output>
      )}
      {points.length > 0 && (
        <>
          <span>{t('PlanCanvas.points', { count: format.number(points.length) })}</span>
          <Button variant="quiet" onClick={takeBack}>
            <Undo2 aria-hidden />
            {t('PlanCanvas.undoPoint')}
          </Button>
          <Button variant="quiet" onClick={() => setPoints([])}>
            {t('PlanCanvas.clearPoints')}
          </Button>
        </>
      )}
    </Slip>
  );
}
