import { prefersCalm } from '../../lib/control/prefersCalm.ts';
import { fittedView, isSameView, limitView, viewBetween } from './camera.ts';
import { type Due, type StageState, createBell, fittedPart } from './stageState.ts';
import type { PlanView } from './view.ts';

/** Milliseconds without a change after which the view is at rest. */
const restMs = 140;
/** How long the way to another view takes. */
const travelMs = 220;

/** Moves the view of a stage, by itself or as it is told; `ask` asks for a picture. */
export function createMotion(state: StageState, ask: (what: Partial<Due>) => void) {
  const rests = createBell<[PlanView]>();
  const limited = (view: PlanView): PlanView => (state.plan ? limitView(view, state.plan, state.size) : view);
  const rest = (): void => {
    state.restTimer = undefined;
    ask({ plan: true });
    rests.ring(state.view);
  };
  const set = (next: PlanView): void => {
    const to = limited(next);
    if (isSameView(to, state.view)) return;
    state.view = to;
    clearTimeout(state.restTimer);
    state.restTimer = setTimeout(rest, restMs);
    ask({ plan: true, over: true, moved: true });
  };
  return {
    onRest: rests.add,
    /** Moves at once, as a hand does. */
    set: (next: PlanView) => {
      state.travel = undefined;
      set(next);
    },
    /** Travels there; without motion where none is wanted. */
    goTo: (next: PlanView) => {
      const to = limited(next);
      state.travel = undefined;
      if (prefersCalm() || !state.canvases || isSameView(to, state.view)) return set(to);
      state.travel = { from: state.view, to, startMs: performance.now() };
      ask({});
    },
    /** One picture further on the way. */
    advance: (nowMs: number) => {
      const { travel } = state;
      if (!travel) return;
      const part = Math.max(0, Math.min(1, (nowMs - travel.startMs) / travelMs));
      // slower towards the end
      set(viewBetween(travel.from, travel.to, 1 - (1 - part) ** 3));
      if (part < 1) return ask({});
      state.travel = undefined;
      ask({ plan: true });
    },
    /** The view that waits, or the whole, once there are both a plan and a size; nobody moved it, so nobody is told. */
    settle: () => {
      const { plan, size, waiting, isFitted, isWhole, view } = state;
      if (!plan || size.width === 0 || size.height === 0) return;
      state.waiting = undefined;
      state.view = limited(waiting ?? (isFitted ? fittedView(fittedPart(plan, isWhole), size) : view));
      ask({ plan: true, over: true, moved: true });
    },
  };
}
