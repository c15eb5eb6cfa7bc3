import { catalogueShapes } from './catalogue/shapes.ts';
import { pointShapes } from './points/shapes.ts';

export const inspectionShapes = { ...catalogueShapes, ...pointShapes };
