import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsFrom, type Machine, type Problem, step, type Words } from '../lib/index.ts';
import {
  commandMachine,
  type CommandContext,
  deviceCommandWords,
  deviceDefenceWords,
  deviceImportWords,
  deviceLifeWords,
  deviceTaskWords,
  type ImportCount,
  importMachine,
  importResult,
  type LifeContext,
  lifeMachine,
  type TaskContext,
  taskMachine,
  zoneMachine,
  type ZoneReport,
} from './index.ts';

const words: Words = {
  ...deviceCommandWords,
  ...deviceDefenceWords,
  ...deviceImportWords,
  ...deviceLifeWords,
  ...deviceTaskWords,
};

const expectWords = ({ code, args = {} }: Problem) => {
  const asked = [...(words[code]?.en ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(words, code).toHaveProperty([code]);
  expect(Object.keys(args), code).toEqual(expect.arrayContaining(asked));
};

/** Reachable, no dead ends but the finals, and every refusal in words that exist. */
const walk = <State extends string, Event extends string, GuardName extends string, Context>(
  machine: Machine<State, Event, GuardName, Context>,
  contexts: fc.Arbitrary<Context>,
) => {
  const states = Object.keys(machine.states) as State[];
  const next = (state: State, event: Event): State => machine.states[state][event]?.to ?? state;
  const reach = (start: State) => {
    const seen = new Set([start]);
    for (const state of seen) for (const event of eventsFrom(machine, state)) seen.add(next(state, event));
    return seen;
  };
  expect(reach(machine.initial)).toEqual(new Set(states));
  for (const state of states) {
    expect(eventsFrom(machine, state).length === 0, state).toBe(machine.finals.includes(state));
    if (machine.finals.length > 0) expect(machine.finals.some((final) => reach(state).has(final))).toBe(true);
    for (const event of eventsFrom(machine, state)) expect(machine.states[state][event]?.spec).toMatch(/^DEV-/);
  }
  const events = [...new Set(states.flatMap((state) => eventsFrom(machine, state)))];
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.constantFrom(...events), contexts, (state, event, context) => {
      const result = step(machine, state, event, context);
      if (!result.ok) result.problems.forEach(expectWords);
    }),
  );
};

const at = fc.integer({ min: 0, max: 10_000_000 });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const day = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22');

describe('the machines of devices, walked', () => {
  it('defence zones [DEV-15]', () => {
    walk(zoneMachine, fc.record<ZoneReport>({ isOnline: fc.boolean(), isInAlarm: fc.boolean() }));
  });
  it('commands [DEV-24]', () => {
    walk(
      commandMachine,
      fc.record<CommandContext>({ sentAtMs: at, nowMs: at, waitMin: fc.integer({ min: 1, max: 5 }) }),
    );
  });
  it('scheduled commands [DEV-22]', () => {
    walk(taskMachine, fc.record<TaskContext>({ nextRunAtMs: maybe(at), nowMs: at }));
  });
  it('lives [DEV-23]', () => {
    walk(
      lifeMachine,
      fc.record<LifeContext>({
        serviceUntil: day,
        today: day,
        devicesInUse: fc.integer({ min: 9_998, max: 10_002 }),
        devicesMax: maybe(fc.integer({ min: 9_998, max: 10_002 })),
      }),
    );
  });
  it('imports [DEV-26]', () => {
    const rows = fc.nat({ max: 9 });
    walk(importMachine, fc.record<ImportCount>({ rows, successRows: rows, failureRows: rows }));
  });
});

const codes = (result: { readonly ok: boolean; readonly problems?: readonly Problem[] }) =>
  result.problems?.map(({ code }) => code);

describe('zones', () => {
  it('offline take no command; in alarm they can be disarmed but not armed [DEV-15]', () => {
    const quiet = { isOnline: true, isInAlarm: false };
    expect(step(zoneMachine, 'disarmed', 'arm', quiet)).toEqual({ ok: true, value: 'armed' });
    expect(step(zoneMachine, 'armed', 'disarm', { ...quiet, isInAlarm: true })).toEqual({
      ok: true,
      value: 'disarmed',
    });
    expect(codes(step(zoneMachine, 'disarmed', 'arm', { ...quiet, isInAlarm: true }))).toEqual(['device.zone.inAlarm']);
    expect(codes(step(zoneMachine, 'armed', 'disarm', { ...quiet, isOnline: false }))).toEqual(['device.zone.offline']);
    expect(codes(step(zoneMachine, 'armed', 'arm', quiet))).toEqual(['device.zone.already.armed']);
  });
});

describe('commands', () => {
  const sent = { sentAtMs: 0, waitMin: 2 };
  it('time out once the wait is over, not before, and then say how long is left [DEV-24]', () => {
    expect(step(commandMachine, 'sent', 'timeOut', { ...sent, nowMs: 119_001 })).toMatchObject({
      problems: [{ code: 'device.command.waiting', args: { 0: 2, 1: 1 } }],
    });
    expect(step(commandMachine, 'sent', 'timeOut', { ...sent, nowMs: 120_000 })).toEqual({
      ok: true,
      value: 'timedOut',
    });
  });
  it('take a late answer, and no second one [DEV-24]', () => {
    const late = { ...sent, nowMs: 500_000 };
    expect(step(commandMachine, 'timedOut', 'acknowledge', late)).toEqual({ ok: true, value: 'acknowledged' });
    expect(codes(step(commandMachine, 'acknowledged', 'fail', late))).toEqual(['device.command.already.acknowledged']);
  });
});

describe('lives', () => {
  const good = { serviceUntil: '2027-11-21', today: '2026-11-21', devicesInUse: 9_999 };
  it('begin while the basic edition has room: the 10 000th enters, the next is refused with an offer [DEV-28]', () => {
    expect(step(lifeMachine, 'notActivated', 'activate', good)).toEqual({ ok: true, value: 'inService' });
    const next = { ...good, devicesInUse: 10_000 };
    expect(step(lifeMachine, 'notActivated', 'activate', next)).toEqual({
      ok: false,
      problems: [{ code: 'device.edition.full', args: { 0: 10_000, 1: 0 } }],
    });
    expect(words['device.edition.full']?.en).toContain('Upgrade');
    expect(step(lifeMachine, 'notActivated', 'activate', { ...next, devicesMax: 50_000 }).ok).toBe(true);
  });
  it('expire after the last day of service, not on it, and come back by renewal only [DEV-03] [DEV-23]', () => {
    const last = { ...good, serviceUntil: good.today };
    expect(codes(step(lifeMachine, 'inService', 'expire', last))).toEqual(['device.life.serviceRuns']);
    const over = { ...last, today: '2026-11-22' };
    expect(step(lifeMachine, 'inService', 'expire', over)).toEqual({ ok: true, value: 'expired' });
    expect(codes(step(lifeMachine, 'expired', 'renew', over))).toEqual(['device.life.serviceOver']);
    expect(step(lifeMachine, 'expired', 'renew', good)).toEqual({ ok: true, value: 'inService' });
    expect(codes(step(lifeMachine, 'suspended', 'resume', over))).toEqual(['device.life.serviceOver']);
    expect(codes(step(lifeMachine, 'removed', 'activate', good))).toEqual(['device.life.is.removed']);
  });
  it('suspended and over are renewed, stay suspended, and resume then [DEV-13] [DEV-23] [REN-01]', () => {
    const over = { ...good, serviceUntil: '2026-11-20' };
    expect(codes(step(lifeMachine, 'suspended', 'renew', over))).toEqual(['device.life.serviceOver']);
    expect(codes(step(lifeMachine, 'suspended', 'expire', over))).toEqual(['device.life.is.suspended']);
    expect(step(lifeMachine, 'suspended', 'renew', good)).toEqual({ ok: true, value: 'suspended' });
    expect(step(lifeMachine, 'suspended', 'resume', good)).toEqual({ ok: true, value: 'inService' });
  });
});

describe('scheduled commands', () => {
  const now = { nextRunAtMs: 1000, nowMs: 1000 };
  it('run when due, wait again while runs are left, and finish when none is [DEV-22]', () => {
    expect(step(taskMachine, 'waiting', 'run', now)).toEqual({ ok: true, value: 'running' });
    expect(codes(step(taskMachine, 'waiting', 'run', { ...now, nowMs: 999 }))).toEqual(['device.task.notDue']);
    expect(step(taskMachine, 'running', 'rest', now)).toEqual({ ok: true, value: 'waiting' });
    expect(codes(step(taskMachine, 'running', 'finish', now))).toEqual(['device.task.runsAgain']);
    const over = { nextRunAtMs: undefined, nowMs: 1000 };
    expect(codes(step(taskMachine, 'running', 'rest', over))).toEqual(['device.task.over']);
    expect(step(taskMachine, 'running', 'finish', over)).toEqual({ ok: true, value: 'finished' });
    expect(codes(step(taskMachine, 'running', 'cancel', now))).toEqual(['device.task.is.running']);
  });
});

describe('imports', () => {
  it('finish once every row succeeded or failed, and tell both numbers [DEV-26]', () => {
    const count = { rows: 5, successRows: 3, failureRows: 1 };
    expect(step(importMachine, 'importing', 'finish', count)).toMatchObject({
      problems: [{ code: 'device.import.rowsLeft', args: { 0: 1, 1: 5 } }],
    });
    const whole = { ...count, failureRows: 2 };
    expect(step(importMachine, 'importing', 'finish', whole)).toEqual({ ok: true, value: 'finished' });
    expect(codes(step(importMachine, 'finished', 'finish', whole))).toEqual(['device.import.finished']);
    expect(importResult(whole)).toEqual({ code: 'device.import.result', args: { 0: 3, 1: 2 } });
    expectWords(importResult(whole));
  });
});
