import { feedbackShapes } from './feedback/shapes.ts';
import { overviewShapes } from './overview/shapes.ts';

export const serviceShapes = { ...overviewShapes, ...feedbackShapes };
