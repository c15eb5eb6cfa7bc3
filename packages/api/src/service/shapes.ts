import { feedbackShapes } from './feedback/shapes.ts';

export const serviceShapes = { ...feedbackShapes };
