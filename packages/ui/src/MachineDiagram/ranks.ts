/** A machine's table, as far as a picture needs it. */
export interface Graph {
  readonly initial: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, { readonly to: string } | undefined>>>>;
}

/** All events that lead from one state to one other: one line of the picture. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly events: readonly string[];
  /** Leads to a state on the way to its start: drawn from right to left. */
  readonly isBack: boolean;
}

const targetsOf = ({ states }: Graph, state: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [event, transition] of Object.entries(states[state] ?? {}))
    if (transition) found.set(transition.to, [...(found.get(transition.to) ?? []), event]);
  return found;
};

/** The lines of a machine in table order, met depth first from the initial state; a line to a state still open leads back. */
export const edgesOf = (graph: Graph): Edge[] => {
  const open = new Set<string>();
  const done = new Set<string>();
  const edges: Edge[] = [];
  const visit = (from: string): void => {
    if (open.has(from) || done.has(from)) return;
    open.add(from);
    for (const [to, events] of targetsOf(graph, from)) {
      edges.push({ from, to, events, isBack: to !== from && open.has(to) });
      visit(to);
    }
    open.delete(from);
    done.add(from);
  };
  for (const state of [graph.initial, ...Object.keys(graph.states)]) visit(state);
  return edges;
};

/**
 * The column of each state: the longest way to it from the initial state, back lines and loops left out. What nothing leads to stands
 * in the first column.
 */
export const ranksOf = (graph: Graph, edges: readonly Edge[]): Map<string, number> => {
  const forward = edges.filter(({ isBack, from, to }) => !isBack && from !== to);
  const ranks = new Map([graph.initial, ...Object.keys(graph.states)].map((state) => [state, 0]));
  // no way is longer than there are states
  for (let round = 0; round < ranks.size; round += 1)
    for (const { from, to } of forward) ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(from) ?? 0) + 1));
  return ranks;
};
