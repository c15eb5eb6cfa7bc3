import { catalogueShapes } from './catalogue/shapes.ts';
import { phoneShapes } from './phone/shapes.ts';
import { planShapes } from './plans/shapes.ts';
import { pointShapes } from './points/shapes.ts';
import { tagShapes } from './tags/shapes.ts';
import { taskShapes } from './tasks/shapes.ts';

export const inspectionShapes = {
  ...catalogueShapes,
  ...pointShapes,
  ...planShapes,
  ...tagShapes,
  ...taskShapes,
  ...phoneShapes,
};
