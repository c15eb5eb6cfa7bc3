import { useEffect, useState } from 'react';
import type { PlanFrame, PlanStage } from '../../PlanCanvas/index.ts';

const seenOn = (stage: PlanStage) => (): 'yes' | 'notYet' | 'missing' => {
  if (stage.extent) return 'yes';
  return stage.isMissing ? 'missing' : 'notYet';
};

/** Whether there is a picture of the plan; without one there is nothing to point at, and its devices are a list. */
export function usePlanSeen(stage: PlanStage) {
  const [read] = useState(() => seenOn(stage));
  return useFromStage(stage, read, read(), Object.is);
}

/**
 * What `read` makes of the view, kept up while the view moves; a render only when it says something else.
 * @param isSame whether two answers say the same
 */
export function useFromStage<Answer>(
  stage: PlanStage,
  read: (frame: PlanFrame) => Answer,
  initial: Answer,
  isSame: (one: Answer, other: Answer) => boolean,
): Answer {
  const [answer, setAnswer] = useState(initial);
  useEffect(() => {
    const look = (): void => {
      const next = read(stage.frame());
      setAnswer((before) => (isSame(before, next) ? before : next));
    };
    look();
    return stage.subscribe(look);
  }, [stage, read, isSame]);
  return answer;
}
