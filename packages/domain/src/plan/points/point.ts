import type { PlanPoint } from '../versions.ts';

/** A device on a plan with the way it looks, where it looks any way. @spec PLN-04 */
export interface PlacedPoint extends PlanPoint {
  /** Degrees counter-clockwise from the drawing's x axis: 0 looks to the right, 90 up. */
  readonly rotationDeg?: number | undefined;
}

/** Whole degrees from 0 to 359: 360 and -90 are turned back; what is no number is 0. @spec PLN-04 */
export const turned = (degrees: number): number =>
  Number.isFinite(degrees) ? ((Math.round(degrees) % 360) + 360) % 360 : 0;

/** Whether a point can be drawn at all. @spec PLN-04 */
export const isPlaced = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  Number.isFinite(x) && Number.isFinite(y);

/** Whether both say the same of a device: place, layer and the way it looks; true also of two that are not there. @spec N12 */
export const isSamePoint = (one: PlacedPoint | undefined, other: PlacedPoint | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.x === other.x &&
    one.y === other.y &&
    one.layer === other.layer &&
    one.rotationDeg === other.rotationDeg);
