export type { PlanMeta, TextHit } from './file/messages.ts';
export type { PlanColours } from './paint/palette.ts';
export { PlanCanvas, type PlanCanvasProps } from './PlanCanvas.tsx';
export type { PlanSource } from './file/source.ts';
export { useSparePlanWorker } from './file/spare.ts';
export {
  type DrawLayer,
  type PlanDrag,
  type PlanFrame,
  type PlanPress,
  type PlanStage,
  usePlanStage,
} from './stage/stage.ts';
export {
  type PlanPosition,
  type PlanSize,
  type PlanView,
  type ScreenPosition,
  toPlan,
  toScreen,
} from './stage/view.ts';
