import { useEffect, useRef } from 'react';
import type { OwnStage } from './createStage.ts';
import type { PlanView } from './view.ts';

export interface ViewProps {
  /** What is seen; another one moves the plan. It is not asked again while the reader moves. */
  readonly view?: PlanView;
  /** What is seen first. Default: the whole plan. */
  readonly defaultView?: PlanView;
  /** Called when the view has come to rest, never in between: nothing is drawn anew while it moves. */
  readonly onViewChange?: (change: { readonly value: PlanView }) => void;
}

/** Ties the stage's view to its owner. */
export function useView(stage: OwnStage, { view, defaultView, onViewChange }: ViewProps): void {
  const first = useRef(defaultView);
  const told = useRef(onViewChange);
  useEffect(() => {
    told.current = onViewChange;
  });
  const { x, y, scale } = view ?? first.current ?? {};
  useEffect(() => {
    if (x !== undefined && y !== undefined && scale !== undefined) stage.show({ x, y, scale });
  }, [stage, x, y, scale]);
  useEffect(() => stage.onRest((value) => told.current?.({ value })), [stage]);
}
