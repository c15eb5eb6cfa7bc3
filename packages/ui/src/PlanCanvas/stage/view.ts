/** A point of the plan in drawing units; y grows upwards. */
export interface PlanPosition {
  readonly x: number;
  readonly y: number;
}
/** CSS pixels from the top left corner of the canvas; y grows downwards. */
export interface ScreenPosition {
  readonly left: number;
  readonly top: number;
}
/** CSS pixels. */
export interface PlanSize {
  readonly width: number;
  readonly height: number;
}
/** What part of the plan is seen: the point in the middle, and CSS pixels per drawing unit. */
export interface PlanView extends PlanPosition {
  readonly scale: number;
}

export const toScreen = (view: PlanView, size: PlanSize, { x, y }: PlanPosition): ScreenPosition => ({
  left: size.width / 2 + (x - view.x) * view.scale,
  top: size.height / 2 - (y - view.y) * view.scale,
});

export const toPlan = (view: PlanView, size: PlanSize, { left, top }: ScreenPosition): PlanPosition => ({
  x: view.x + (left - size.width / 2) / view.scale,
  y: view.y - (top - size.height / 2) / view.scale,
});
