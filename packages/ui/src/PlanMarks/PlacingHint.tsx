import { type MarkedKind, planPointWords } from '@fireline/domain/plan';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../lib/index.ts';
import type { PlanStage } from '../PlanCanvas/index.ts';
import type { PlanMarksProps } from './PlanMarks.tsx';
import { Hint } from './PlanMarks.styles.ts';
import { planMarksWords } from './words.ts';

/** Pixels that a press may move and still place something: more is meant for the plan. */
const stillPx = 6;

export interface PlacingHintProps extends Required<Pick<PlanMarksProps, 'onPlace'>> {
  readonly stage: PlanStage;
  readonly kind: MarkedKind;
  readonly onPlacingCancel: PlanMarksProps['onPlacingCancel'];
}

/** Takes the next press on the plan, and says so. Enter takes the middle of the picture, Escape nothing. */
export function PlacingHint({ stage, kind, onPlace, onPlacingCancel }: PlacingHintProps) {
  const t = useWords(planMarksWords, planPointWords);
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });
  useEffect(
    () =>
      stage.addPresses(({ event, at }) => {
        if (event.type !== 'pointerdown' || event.button !== 0) return undefined;
        return {
          end: (up) => {
            if (Math.hypot(up.at.left - at.left, up.at.top - at.top) > stillPx) return;
            latest.current({ kind, x: up.position.x, y: up.position.y });
          },
        };
      }),
    [stage, kind],
  );
  const middle = useRef<HTMLButtonElement>(null);
  // whoever has no pointer goes on with Enter
  useEffect(() => middle.current?.focus(), []);
  const putInTheMiddle = (): void => {
    const { x, y } = stage.frame().view;
    onPlace({ kind, x, y });
  };
  return (
    <Hint
      role="status"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onPlacingCancel?.();
      }}
    >
      {t('PlanMarks.placing', { kind: t(`plan.resource.${kind}`) })}
      <Button variant="secondary" ref={middle} onClick={putInTheMiddle}>
        {t('PlanMarks.middle')}
      </Button>
      <Button variant="quiet" onClick={() => onPlacingCancel?.()}>
        {t('PlanMarks.cancel')}
      </Button>
    </Hint>
  );
}
