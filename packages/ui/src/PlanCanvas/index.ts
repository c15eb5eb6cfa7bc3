export type { PlanMeta, TextHit } from './messages.ts';
export type { PlanColours } from './palette.ts';
export { PlanCanvas, type PlanCanvasProps } from './PlanCanvas.tsx';
export type { PlanSource } from './source.ts';
export { useSparePlanWorker } from './spare.ts';
export {
  type DrawLayer,
  type PlanDrag,
  type PlanFrame,
  type PlanPress,
  type PlanStage,
  usePlanStage,
} from './stage.ts';
export { type PlanPosition, type PlanSize, type PlanView, type ScreenPosition, toPlan, toScreen } from './view.ts';
