import { type Problem, type Result, ok, refuse } from './problems.ts';

/** Answers the problem that stands in the way, or nothing. */
export type Guard<Context> = (context: Context) => Problem | undefined;

export interface Transition<State extends string, GuardName extends string> {
  readonly to: State;
  /** Every named guard must let the event pass; the first refusal is the answer. */
  readonly guards?: readonly GuardName[];
  /** Requirement ids. */
  readonly spec?: string;
}

/**
 * A state machine as one table: state → event → transition. The gateway enforces it, screens show buttons from it,
 * a story draws it and a test walks it.
 */
export interface Machine<State extends string, Event extends string, GuardName extends string, Context> {
  readonly name: string;
  /** The keys of the area's words before the name of a state, event or guard: `alarm.state` for `alarm.state.open`. */
  readonly words: { readonly state: string; readonly event: string; readonly guard: string };
  readonly initial: State;
  /** States that nothing leaves, on purpose. */
  readonly finals: readonly State[];
  readonly states: Readonly<Record<State, Readonly<Partial<Record<Event, Transition<State, GuardName>>>>>>;
  readonly guards: Readonly<Record<GuardName, Guard<Context>>>;
  /** The refusal when a state does not know the event. */
  readonly refusal: (state: State, event: Event, context: Context) => Problem;
}

/** Types the table. */
/* #__NO_SIDE_EFFECTS__ */
export const defineMachine = <State extends string, Event extends string, GuardName extends string, Context>(
  machine: Machine<State, Event, GuardName, Context>,
): Machine<State, Event, GuardName, Context> => machine;

/** The state after the event, or why it is refused. */
export function step<State extends string, Event extends string, GuardName extends string, Context>(
  machine: Machine<State, Event, GuardName, Context>,
  state: State,
  event: Event,
  context: Context,
): Result<State> {
  const from = machine.states[state];
  // hasOwn: an event read from a request must not find `constructor`
  const transition = Object.hasOwn(from, event) ? from[event] : undefined;
  if (!transition) return refuse(machine.refusal(state, event, context));
  for (const name of transition.guards ?? []) {
    const problem = machine.guards[name](context);
    if (problem) return refuse(problem);
  }
  return ok(transition.to);
}

/** The events a state knows, in table order: what buttons to show. */
export const eventsFrom = <State extends string, Event extends string, GuardName extends string, Context>(
  machine: Machine<State, Event, GuardName, Context>,
  state: State,
): Event[] => Object.keys(machine.states[state]) as Event[];
