import type { Extent } from '@fireline/domain/plan/drawing';
import { fittedView } from './camera.ts';
import type { PlanDrag, PlanPress, PlanStage } from './stage.ts';
import { createMotion } from './stageMotion.ts';
import {
  type Canvases,
  type Due,
  type StagePlan,
  type StageState,
  createBell,
  drawDue,
  fittedPart,
  frameOf,
  freshState,
  markStale,
  measureCanvases,
} from './stageState.ts';
import type { PlanSize, PlanView } from './view.ts';
import { observeSize } from '../../lib/control/observeSize.ts';

/** The stage as the plan itself holds it. */
export interface OwnStage extends PlanStage {
  /** What the plan is; a new one is shown whole, unless a view waits for it. */
  setPlan(plan: StagePlan | undefined): void;
  setMissing(isMissing: boolean): void;
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
  /** What is seen first of the plan; undefined while there is no picture of it. */
  readonly first: Extent | undefined;
}

const everything: Due = { plan: true, over: true, moved: true };

/** Draws what is due, once a frame. */
function createLoop(state: StageState) {
  const changes = createBell<[]>();
  let request = 0;
  let advance = (_nowMs: number): void => {};
  const draw = (nowMs: number): void => {
    request = 0;
    advance(nowMs);
    if (drawDue(state)) changes.ring();
  };
  const ask = (what: Partial<Due>): void => {
    Object.assign(state.due, what);
    if (what.plan || state.travel) markStale(state);
    if (state.canvases && request === 0) request = requestAnimationFrame(draw);
  };
  const stop = (): void => {
    cancelAnimationFrame(request);
    request = 0;
  };
  return {
    ask,
    stop,
    subscribe: changes.add,
    /** A canvas of another size is blank: it is drawn before it is seen. */
    drawNow: () => {
      stop();
      Object.assign(state.due, everything);
      draw(performance.now());
    },
    onFrame: (next: (nowMs: number) => void) => {
      advance = next;
    },
  };
}
type Loop = ReturnType<typeof createLoop>;

/** Layers over the plan, and who is asked about a press. */
const createLayers = (state: StageState, { ask }: Loop): Pick<OwnStage, 'addLayer' | 'addPresses' | 'press'> => ({
  addLayer: (layer) => {
    state.layers.push(layer);
    ask({ over: true });
    return {
      invalidate: () => ask({ over: true }),
      remove: () => {
        const at = state.layers.indexOf(layer);
        if (at >= 0) state.layers.splice(at, 1);
        ask({ over: true });
      },
    };
  },
  addPresses: (take) => {
    state.takers.unshift(take);
    return () => {
      const at = state.takers.indexOf(take);
      if (at >= 0) state.takers.splice(at, 1);
    };
  },
  press: (press) => {
    if (!state.plan) return undefined;
    for (const take of state.takers) {
      const drag = take(press);
      if (drag) return drag;
    }
    return undefined;
  },
});

/** Everything of the plan that moves without React: view, size, layers, presses, and one picture a frame. */
export function createStage(): OwnStage {
  const state = freshState();
  const loop = createLoop(state);
  const motion = createMotion(state, loop.ask);
  loop.onFrame(motion.advance);
  const measure = (): void => {
    if (!measureCanvases(state)) return;
    motion.settle();
    loop.drawNow();
  };
  const own: Omit<OwnStage, 'extent' | 'first' | 'metresPerUnit' | 'isMissing' | 'isFitted'> = {
    ...createLayers(state, loop),
    frame: () => frameOf(state),
    subscribe: loop.subscribe,
    onRest: motion.onRest,
    invalidatePlan: () => loop.ask({ plan: true }),
    goTo: (to) => {
      if (!state.plan) return;
      state.isFitted = false;
      motion.goTo({ ...state.view, ...to });
    },
    fit: (part) => {
      if (!state.plan) return;
      // where something lies far off, the second press leads back to what lies together
      state.isWhole = part === undefined && !(state.isFitted && state.isWhole);
      state.isFitted = part === undefined;
      motion.goTo(fittedView(part ?? fittedPart(state.plan, state.isWhole), state.size));
    },
    move: (change) => {
      if (!state.plan) return;
      state.isFitted = false;
      motion.set(change(state.view, state.size));
    },
    show: (next) => {
      state.isFitted = false;
      state.waiting = next;
      motion.settle();
    },
    setPlan: (next) => {
      state.plan = next;
      state.isWhole = false;
      if (!state.waiting) state.isFitted = true;
      motion.settle();
      loop.ask(everything);
    },
    setMissing: (isMissing) => {
      state.isMissing = isMissing;
      loop.ask({ moved: true });
    },
    attach: (canvases) => {
      state.canvases = canvases;
      const stopMeasuring = observeSize(measure, canvases.plan);
      // their first picture can wait for the frame: to make them ready takes longer than all else that is done here
      measureCanvases(state);
      motion.settle();
      loop.ask(everything);
      return () => {
        stopMeasuring();
        loop.stop();
        clearTimeout(state.restTimer);
        state.restTimer = undefined;
        state.canvases = undefined;
      };
    },
  };
  return {
    ...own,
    get extent() {
      return state.plan?.extent;
    },
    get first() {
      return state.plan && fittedPart(state.plan, false);
    },
    get metresPerUnit() {
      return state.plan?.metresPerUnit;
    },
    get isMissing() {
      return state.isMissing;
    },
    get isFitted() {
      return state.isFitted;
    },
  };
}
