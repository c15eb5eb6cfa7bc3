import { describe, expect, it } from 'vitest';
import { defineMachine, eventsFrom, step } from './index.ts';

const door = defineMachine<'shut' | 'open', 'push' | 'pull', 'notLocked', { locked: boolean }>({
  name: 'door',
  words: { state: 'door.state', event: 'door.event', guard: 'door.guard' },
  initial: 'shut',
  finals: ['open'],
  states: { shut: { push: { to: 'open', guards: ['notLocked'] } }, open: {} },
  guards: { notLocked: ({ locked }) => (locked ? { code: 'door.locked' } : undefined) },
  refusal: (state, event) => ({ code: 'door.refused', args: { state, event } }),
});

describe('step', () => {
  it('moves along the table [ALM-03]', () => {
    expect(step(door, 'shut', 'push', { locked: false })).toEqual({ ok: true, value: 'open' });
  });

  it('answers with the problem of the guard that stands in the way [ALM-03]', () => {
    expect(step(door, 'shut', 'push', { locked: true })).toEqual({ ok: false, problems: [{ code: 'door.locked' }] });
  });

  it('answers with the refusal of the machine when the state does not know the event [ALM-03]', () => {
    expect(step(door, 'open', 'pull', { locked: false })).toEqual({
      ok: false,
      problems: [{ code: 'door.refused', args: { state: 'open', event: 'pull' } }],
    });
  });

  it('takes no name of the language itself for an event', () => {
    expect(step(door, 'shut', 'constructor' as 'push', { locked: false }).ok).toBe(false);
  });

  it('lists the events of a state', () => {
    expect(eventsFrom(door, 'shut')).toEqual(['push']);
    expect(eventsFrom(door, 'open')).toEqual([]);
  });
});
