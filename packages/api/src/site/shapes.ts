import { foundShapes } from './found/shapes.ts';
import { headShapes } from './heads/shapes.ts';
import { importShapes } from './imports/shapes.ts';
import { maintShapes } from './maints/shapes.ts';
import { mapShapes } from './map/shapes.ts';
import { memberShapes } from './members/shapes.ts';
import { partnerShapes } from './partners/shapes.ts';
import { placeShapes } from './places/shapes.ts';
import { projectShapes } from './projects/shapes.ts';
import { unitShapes } from './units/shapes.ts';

export const siteShapes = {
  ...mapShapes,
  ...unitShapes,
  ...maintShapes,
  ...partnerShapes,
  ...projectShapes,
  ...placeShapes,
  ...memberShapes,
  ...foundShapes,
  ...headShapes,
  ...importShapes,
};
