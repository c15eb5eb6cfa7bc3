export { renewalCalls } from './calls.ts';
export type { MediaCamera } from './meals/shapes.ts';
export type { OpeningDevice, RenewalDevice } from './shapes.ts';
export type { RechargeRow, StartStopRow } from './logShapes.ts';
