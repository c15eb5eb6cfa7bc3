import type { Shapes } from '../lib/call.ts';
import { electricityShapes } from './electricity/shapes.ts';
import { offlineShapes } from './offline/shapes.ts';
import { presenceShapes } from './presence/shapes.ts';
import { safetyShapes } from './safety/shapes.ts';
import { storageShapes } from './storage/shapes.ts';

/** @spec ANA-01 ANA-02 ANA-03 */
export const analysisShapes = {
  ...electricityShapes,
  ...offlineShapes,
  ...presenceShapes,
  ...safetyShapes,
  ...storageShapes,
} satisfies Shapes;
