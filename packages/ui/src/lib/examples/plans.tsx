import { PlanCanvas } from '../../PlanCanvas/index.ts';
import { makePlan } from '../../PlanCanvas/planMaker.stories.support.ts';
import type { Examples } from './types.ts';

const drawing = makePlan({ rooms: 2 });

/** Examples of what shows floor plans. */
export const planExamples: Examples = {
  PlanCanvas: (root) => (
    <PlanCanvas {...root} label="3层平面图" source={{ kind: 'drawing', drawing }} style={{ height: 320 }} />
  ),
};
