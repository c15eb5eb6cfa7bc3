import { describe, expect, it } from 'vitest';
import { type Problem, languages } from '@fireline/domain/lib';
import { type AnyMachine, type Area, areas } from '../../.storybook/guides/domain.ts';
import { requirements } from '../../tooling/requirements.ts';
import { allWords } from './allWords.ts';

const machines = areas.flatMap((area) => area.machines.map((machine) => ({ area, machine })));
const idOf = ({ area, machine }: { area: Area; machine: AnyMachine }) => `${area.area}/${machine.name}`;
const known = new Set(requirements.map(({ id }) => id));

const rowsOf = ({ states }: AnyMachine) =>
  Object.entries(states).flatMap(([state, events]) =>
    Object.entries(events).flatMap(([event, transition]) => (transition ? [{ state, event, ...transition }] : [])),
  );
const reachedFrom = (machine: AnyMachine, start: string): Set<string> => {
  const seen = new Set([start]);
  const rows = rowsOf(machine);
  for (const state of seen) for (const row of rows) if (row.state === state) seen.add(row.to);
  return seen;
};

/** What a context may hold, of every kind and at both ends; what a guard asks for by name is one of these, chosen by the name. */
const answers = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  NaN,
  1e15,
  '',
  'x',
  'balance',
  'x'.repeat(5000),
  '2026-11-21',
  '1970-01-01',
  [],
  {},
];
const contextOf = (seed: number, more: Readonly<Record<string, unknown>> = {}): never =>
  new Proxy(more, {
    get: (target, name) => {
      if (typeof name !== 'string' || name in target) return Reflect.get(target, name) as unknown;
      const hash = Array.from(name).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, seed);
      return answers[hash % answers.length];
    },
  }) as never;

/** The answer of a guard or refusal; none where the context is one that types rule out. */
const asked = (ask: () => Problem | undefined): Problem[] => {
  try {
    return [ask() ?? []].flat();
  } catch {
    return [];
  }
};
const seeds = Array.from({ length: 400 }, (_, seed) => seed * 7919 + 1);

const expectWords = (code: string): void => {
  for (const language of languages)
    expect(allWords.get(code)?.[language]?.trim(), `${code} in ${language}`).toBeTruthy();
};

it('the machines of the domain are found [N25]', () => {
  expect(machines.length).toBeGreaterThanOrEqual(23);
  expect(new Set(machines.map(({ machine }) => machine.name)).size).toBe(machines.length);
});

describe.each(machines.map((one) => [idOf(one), one.machine] as const))('%s', (_id, machine) => {
  const rows = rowsOf(machine);

  it('reaches every state from the initial one, and stops nowhere but at its finals [N25]', () => {
    const states = Object.keys(machine.states);
    expect([...reachedFrom(machine, machine.initial)].toSorted()).toEqual(states.toSorted());
    for (const state of states)
      expect(rows.filter((row) => row.state === state).length === 0, state).toBe(machine.finals.includes(state));
    for (const state of machine.finals.length > 0 ? states : [])
      expect(
        machine.finals.some((final) => reachedFrom(machine, state).has(final)),
        state,
      ).toBe(true);
  });

  it('has each guard that it names, and names each that it has [N25]', () => {
    const named = new Set(rows.flatMap(({ guards = [] }) => guards));
    expect([...named].toSorted()).toEqual(Object.keys(machine.guards).toSorted());
  });

  it('names a requirement for each event [N25]', () => {
    for (const { state, event, spec = '' } of rows)
      expect(
        spec.split(' ').filter((id) => !known.has(id)),
        `${state} ${event}`,
      ).toEqual([]);
  });

  it('has words for every state, event and guard in three languages [N25] [SHL-12]', () => {
    for (const state of Object.keys(machine.states)) expectWords(`${machine.words.state}.${state}`);
    for (const { event } of rows) expectWords(`${machine.words.event}.${event}`);
    for (const guard of Object.keys(machine.guards)) expectWords(`${machine.words.guard}.${guard}`);
    expectWords(`Rules.machine.${machine.name}`);
  });

  it('explains every refusal in three languages [N25] [SHL-12]', () => {
    const events = new Set(rows.map(({ event }) => event));
    for (const state of Object.keys(machine.states))
      for (const event of events) {
        if (machine.states[state]?.[event]) continue;
        const codes = seeds.flatMap((seed) => asked(() => machine.refusal(state, event, contextOf(seed))));
        expect(codes.length, `${state} ${event}`).toBeGreaterThan(0);
        for (const code of new Set(codes.map((problem) => problem.code))) expectWords(code);
      }
  });

  it('lets every guard stand in the way in words of three languages [N25] [SHL-12]', () => {
    for (const [name, guard] of Object.entries(machine.guards)) {
      const found = seeds.flatMap((seed) => asked(() => guard(contextOf(seed))));
      expect(found.length, `${name} never refuses`).toBeGreaterThan(0);
      for (const code of new Set(found.map((problem) => problem.code))) expectWords(code);
    }
  });
});
