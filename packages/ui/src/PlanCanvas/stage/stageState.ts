import type { Extent } from '@fireline/domain/plan/drawing';
import type { DrawLayer, PlanDrag, PlanFrame, PlanPress } from './stage.ts';
import type { PlanSize, PlanView } from './view.ts';

/** Draws the plan itself; `isMoving` until the view rests. */
export type DrawPlan = (context: CanvasRenderingContext2D, frame: PlanFrame, isMoving: boolean) => void;

export interface Canvases {
  readonly plan: HTMLCanvasElement;
  readonly over: HTMLCanvasElement;
  readonly draw: DrawPlan;
}

export interface StagePlan {
  readonly extent: Extent;
  /** What of it lies together, and is seen first, where some of it lies far off. */
  readonly gathered?: Extent | undefined;
  readonly metresPerUnit: number | undefined;
}

/** What a fitted plan shows. */
export const fittedPart = ({ extent, gathered }: StagePlan, isWhole: boolean): Extent =>
  isWhole ? extent : (gathered ?? extent);

/** What has to be drawn or told in the next picture. */
export interface Due {
  plan: boolean;
  over: boolean;
  moved: boolean;
}

/** Everything of a stage that changes without React. */
export interface StageState {
  view: PlanView;
  size: PlanSize;
  pixelRatio: number;
  plan: StagePlan | undefined;
  isMissing: boolean;
  /** A view that was asked for before there was a plan. */
  waiting: PlanView | undefined;
  /** The whole plan is shown, or what is seen first of it, and is again when the canvas gets another size. */
  isFitted: boolean;
  /** What lies far off is shown too. */
  isWhole: boolean;
  canvases: Canvases | undefined;
  travel: { readonly from: PlanView; readonly to: PlanView; readonly startMs: number } | undefined;
  restTimer: ReturnType<typeof setTimeout> | undefined;
  readonly due: Due;
  readonly layers: DrawLayer[];
  readonly takers: ((press: PlanPress) => PlanDrag | undefined)[];
}

export const freshState = (): StageState => ({
  view: { x: 0, y: 0, scale: 1 },
  size: { width: 0, height: 0 },
  pixelRatio: 1,
  plan: undefined,
  isMissing: false,
  waiting: undefined,
  isFitted: true,
  isWhole: false,
  canvases: undefined,
  travel: undefined,
  restTimer: undefined,
  due: { plan: false, over: false, moved: false },
  layers: [],
  takers: [],
});

/** A set of callbacks; adding answers how to take away. */
export function createBell<Told extends unknown[]>() {
  const heard = new Set<(...told: Told) => void>();
  return {
    add: (listen: (...told: Told) => void) => {
      heard.add(listen);
      return () => void heard.delete(listen);
    },
    ring: (...told: Told) => {
      for (const listen of heard) listen(...told);
    },
  };
}

export const frameOf = ({ view, size, pixelRatio }: StageState): PlanFrame => ({ view, size, pixelRatio });

function clear(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}

/** Says of the canvas that its picture is not the one that is wanted now: at once, not when the next one is drawn. */
export function markStale({ canvases, plan, size }: StageState): void {
  if (!canvases) return;
  if (plan && size.width > 0 && size.height > 0) canvases.plan.dataset.picture = 'due';
  else delete canvases.plan.dataset.picture;
}

/** Draws what is due; answers whether the view has moved since it was drawn last. */
export function drawDue(state: StageState): boolean {
  const { canvases, size, due, pixelRatio, plan: opened } = state;
  if (!canvases || size.width === 0 || size.height === 0) return false;
  const { plan, over, moved } = due;
  Object.assign(due, { plan: false, over: false, moved: false });
  const [below, above] = [canvases.plan.getContext('2d'), canvases.over.getContext('2d')];
  const frame = frameOf(state);
  if (plan && below) {
    if (opened) canvases.draw(below, frame, state.restTimer !== undefined);
    else clear(below);
  }
  if (over && above) {
    clear(above);
    // what stands on a plan is nowhere without it
    for (const layer of opened ? state.layers : []) {
      above.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      layer(above, frame);
    }
  }
  return moved;
}

/** Takes the size that the canvases have on the page; answers whether it is another, which leaves them blank. */
export function measureCanvases(state: StageState): boolean {
  if (!state.canvases) return false;
  const { plan, over } = state.canvases;
  const { clientWidth: width, clientHeight: height } = plan;
  const pixelRatio = globalThis.devicePixelRatio || 1;
  const [across, down] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
  const isSame = plan.width === across && plan.height === down && state.pixelRatio === pixelRatio;
  state.pixelRatio = pixelRatio;
  state.size = { width, height };
  if (isSame) return false;
  for (const canvas of [plan, over]) {
    canvas.width = across;
    canvas.height = down;
  }
  return true;
}
