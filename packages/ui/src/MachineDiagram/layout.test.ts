import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Layout, type Place, layoutOf } from './layout.ts';
import { type Graph, edgesOf, ranksOf } from './ranks.ts';

const names = { state: (state: string) => state, event: (event: string) => event };
const door: Graph = {
  initial: 'shut',
  states: {
    shut: { push: { to: 'open' }, kick: { to: 'open' }, knock: { to: 'shut' }, brick: { to: 'walled' } },
    open: { pull: { to: 'shut' }, brick: { to: 'walled' } },
    walled: {},
  },
};

const overlap = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;
const places = ({ states, lines }: Layout): Place[] => [...states, ...lines.map(({ words }) => words)];
const clashes = (layout: Layout): unknown[] =>
  places(layout).flatMap((a, index, all) =>
    all
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => [a, b]),
  );

/** Machines of up to seven states, any event anywhere. */
const anyGraph = fc.integer({ min: 1, max: 7 }).chain((count) =>
  fc
    .array(fc.dictionary(fc.constantFrom('go', 'return', 'cancel it', '取消'), fc.nat({ max: count - 1 })), {
      minLength: count,
      maxLength: count,
    })
    .map((rows): Graph => ({
      initial: 's0',
      states: Object.fromEntries(
        rows.map((row, index) => [
          `s${index}`,
          Object.fromEntries(Object.entries(row).map(([event, to]) => [event, { to: `s${to}` }])),
        ]),
      ),
    })),
);

describe('layout', () => {
  it('ties two states once, with all events, and knows what leads back [N25]', () => {
    expect(edgesOf(door)).toEqual([
      { from: 'shut', to: 'open', events: ['push', 'kick'], isBack: false },
      { from: 'open', to: 'shut', events: ['pull'], isBack: true },
      { from: 'open', to: 'walled', events: ['brick'], isBack: false },
      { from: 'shut', to: 'shut', events: ['knock'], isBack: false },
      { from: 'shut', to: 'walled', events: ['brick'], isBack: false },
    ]);
  });

  it('puts states into columns by the longest way [N25]', () => {
    expect(Object.fromEntries(ranksOf(door, edgesOf(door)))).toEqual({ shut: 0, open: 1, walled: 2 });
    const { states } = layoutOf(door, names);
    expect(states.map(({ state }) => state)).toEqual(['shut', 'open', 'walled']);
    expect(states.map(({ x }) => x)).toEqual(states.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  it('draws ways on to the right, ways back to the left, loops from above [N25]', () => {
    expect(layoutOf(door, names).lines.map(({ tip }) => tip.turn)).toEqual(['right', 'left', 'right', 'down', 'right']);
  });

  it('is the same every time, inside its frame, and no words or states overlap, for any machine [N25]', () => {
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const layout = layoutOf(graph, names);
        expect(layoutOf(graph, names)).toEqual(layout);
        expect(layout.states.map(({ state }) => state).toSorted()).toEqual(Object.keys(graph.states).toSorted());
        expect(clashes(layout)).toEqual([]);
        for (const { x, y, width, height } of places(layout)) {
          expect(x - width / 2).toBeGreaterThanOrEqual(0);
          expect(y - height / 2).toBeGreaterThanOrEqual(0);
          expect(x + width / 2).toBeLessThanOrEqual(layout.width);
          expect(y + height / 2).toBeLessThanOrEqual(layout.height);
        }
        for (const { path } of layout.lines) expect(path).not.toMatch(/NaN|undefined/);
      }),
    );
  });
});
