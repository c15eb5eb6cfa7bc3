import { useEffect, useRef, useState } from 'react';
import { useFormat, useWords } from '../lib/index.ts';
import { fittedView } from './stage/camera.ts';
import type { OwnStage } from './stage/createStage.ts';
import { planCanvasWords } from './words.ts';

/** Says how near the view is once it rests, and only when keys moved it. */
export function useTold(stage: OwnStage) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const [told, setTold] = useState('');
  const isDue = useRef(false);
  useEffect(
    () =>
      stage.onRest((view) => {
        if (!isDue.current || !stage.first) return;
        isDue.current = false;
        const ratio = view.scale / fittedView(stage.first, stage.frame().size).scale;
        setTold(
          stage.isFitted ? t('PlanCanvas.wholePlan') : t('PlanCanvas.zoomed', { percent: format.ratio(ratio, 0) }),
        );
      }),
    [stage, t, format],
  );
  return {
    told,
    tell: () => {
      isDue.current = true;
    },
  };
}
