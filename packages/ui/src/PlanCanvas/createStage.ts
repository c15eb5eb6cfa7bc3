import type { Extent } from '@fireline/domain/plan/drawing';
import { fittedView, isSameView, limitView, viewBetween } from './camera.ts';
import type { DrawLayer, PlanDrag, PlanFrame, PlanPress, PlanStage } from './stage.ts';
import type { PlanSize, PlanView } from './view.ts';

/** Milliseconds without a change after which the view is at rest. */
const restMs = 140;
/** How long the way to another view takes. */
const travelMs = 220;

/** Draws the plan itself; answers nothing. */
export type DrawPlan = (context: CanvasRenderingContext2D, frame: PlanFrame, isMoving: boolean) => void;

/** The stage as the plan itself holds it. */
export interface OwnStage extends PlanStage {
  /** What the plan is; a new one is shown whole, unless a view waits for it. */
  setPlan(plan: { readonly extent: Extent; readonly metresPerUnit: number | undefined } | undefined): void;
  /** Moves at once, as a hand does; limits apply. */
  move(change: (view: PlanView, size: PlanSize) => PlanView): void;
  /** Shows this view now, or as soon as there is a plan. */
  show(view: PlanView): void;
  /** Draws the plan anew in the next picture. */
  invalidatePlan(): void;
  /** The first layer, from the last added, that takes the press. */
  press(press: PlanPress): PlanDrag | undefined;
  onRest(told: (view: PlanView) => void): () => void;
  /** Goes on drawing on these canvases until it is let go. */
  attach(canvases: Canvases): () => void;
  readonly isFitted: boolean;
}

export interface Canvases {
  readonly plan: HTMLCanvasElement;
  readonly over: HTMLCanvasElement;
  readonly draw: DrawPlan;
}

/** A set of callbacks; adding answers how to take away. */
function createBell<Told extends unknown[]>() {
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

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything of the plan that moves without React: view, size, layers, presses, and one picture a frame. */
export function createStage(): OwnStage {
  let view: PlanView = { x: 0, y: 0, scale: 1 };
  let size: PlanSize = { width: 0, height: 0 };
  let pixelRatio = 1;
  let plan: { readonly extent: Extent; readonly metresPerUnit: number | undefined } | undefined;
  let waiting: PlanView | undefined;
  let isFitted = true;
  let canvases: Canvases | undefined;
  let request = 0;
  let travel: { readonly from: PlanView; readonly to: PlanView; readonly startMs: number } | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  const due = { plan: false, over: false, moved: false };
  const layers: DrawLayer[] = [];
  const takers: ((press: PlanPress) => PlanDrag | undefined)[] = [];
  const changes = createBell<[]>();
  const rests = createBell<[PlanView]>();

  const frame = (): PlanFrame => ({ view, size, pixelRatio });
  const ask = (what: Partial<typeof due>): void => {
    Object.assign(due, what);
    if (canvases && request === 0) request = requestAnimationFrame(draw);
  };
  const rested = (): void => {
    restTimer = undefined;
    ask({ plan: true });
    rests.ring(view);
  };
  const set = (next: PlanView): void => {
    const limited = plan ? limitView(next, plan.extent, size) : next;
    if (isSameView(limited, view)) return;
    view = limited;
    clearTimeout(restTimer);
    restTimer = setTimeout(rested, restMs);
    ask({ plan: true, over: true, moved: true });
  };
  const advance = (nowMs: number): void => {
    if (!travel) return;
    const part = Math.min(1, (nowMs - travel.startMs) / travelMs);
    set(viewBetween(travel.from, travel.to, 1 - (1 - part) ** 3));
    if (part >= 1) travel = undefined;
    else ask({});
  };
  function draw(nowMs: number): void {
    request = 0;
    advance(nowMs);
    if (!canvases || size.width === 0 || size.height === 0) return;
    const { plan: isPlanDue, over: isOverDue, moved } = due;
    Object.assign(due, { plan: false, over: false, moved: false });
    const context = canvases.plan.getContext('2d');
    const over = canvases.over.getContext('2d');
    if (isPlanDue && context) canvases.draw(context, frame(), restTimer !== undefined);
    if (isOverDue && over) {
      over.setTransform(1, 0, 0, 1, 0, 0);
      over.clearRect(0, 0, canvases.over.width, canvases.over.height);
      for (const layer of layers) {
        over.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
        layer(over, frame());
      }
    }
    if (moved) changes.ring();
  }
  const goTo = (to: PlanView): void => {
    const limited = plan ? limitView(to, plan.extent, size) : to;
    travel = undefined;
    if (isCalm() || !canvases) return set(limited);
    travel = { from: view, to: limited, startMs: performance.now() };
    ask({});
  };
  const settle = (): void => {
    if (!plan || size.width === 0 || size.height === 0) return;
    const next = waiting ?? (isFitted ? fittedView(plan.extent, size) : view);
    waiting = undefined;
    view = limitView(next, plan.extent, size);
    ask({ plan: true, over: true, moved: true });
  };
  const measure = (): void => {
    if (!canvases) return;
    const { clientWidth: width, clientHeight: height } = canvases.plan;
    pixelRatio = globalThis.devicePixelRatio || 1;
    size = { width, height };
    for (const canvas of [canvases.plan, canvases.over]) {
      canvas.width = Math.round(width * pixelRatio);
      canvas.height = Math.round(height * pixelRatio);
    }
    settle();
    Object.assign(due, { plan: true, over: true, moved: true });
    // a canvas of another size is blank: it is drawn before it is seen
    cancelAnimationFrame(request);
    draw(performance.now());
  };
  return {
    get extent() {
      return plan?.extent;
    },
    get metresPerUnit() {
      return plan?.metresPerUnit;
    },
    get isFitted() {
      return isFitted;
    },
    frame,
    subscribe: changes.add,
    onRest: rests.add,
    addLayer: (layer) => {
      layers.push(layer);
      ask({ over: true });
      return {
        invalidate: () => ask({ over: true }),
        remove: () => {
          const at = layers.indexOf(layer);
          if (at >= 0) layers.splice(at, 1);
          ask({ over: true });
        },
      };
    },
    addPresses: (take) => {
      takers.unshift(take);
      return () => void takers.splice(takers.indexOf(take), 1);
    },
    press: (press) => {
      for (const take of takers) {
        const drag = take(press);
        if (drag) return drag;
      }
      return undefined;
    },
    goTo: (to) => {
      isFitted = false;
      goTo({ ...view, ...to });
    },
    fit: (part) => {
      isFitted = part === undefined;
      const shown = part ?? plan?.extent;
      if (shown) goTo(fittedView(shown, size));
    },
    move: (change) => {
      travel = undefined;
      isFitted = false;
      set(change(view, size));
    },
    show: (next) => {
      isFitted = false;
      waiting = next;
      settle();
    },
    setPlan: (next) => {
      plan = next;
      if (!waiting) isFitted = true;
      settle();
      ask({ plan: true, over: true, moved: true });
    },
    invalidatePlan: () => ask({ plan: true }),
    attach: (given) => {
      canvases = given;
      const observer = new ResizeObserver(measure);
      observer.observe(given.plan);
      measure();
      return () => {
        observer.disconnect();
        cancelAnimationFrame(request);
        clearTimeout(restTimer);
        request = 0;
        restTimer = undefined;
        canvases = undefined;
      };
    },
  };
}
