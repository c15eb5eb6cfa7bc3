import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../lib/index.ts';
import { type ArmTask, armPlan, runsBetween } from './index.ts';

const monday = '2026-11-23';
const week = { fromMs: startOfDay(monday), toMs: startOfDay(addDays(monday, 7)) };
const written = (ms: number) => new Date(ms + 480 * 60_000).toISOString().slice(5, 16).replace('T', ' ');
const workdays = [1, 2, 3, 4, 5];
const arm: ArmTask = { taskId: 1, command: 'arm', repeat: 'weekly', at: '22:00', weekdays: workdays };
const disarm: ArmTask = { taskId: 2, command: 'disarm', repeat: 'weekly', at: '07:30', weekdays: workdays };

describe('when schedules arm', () => {
  it('a span goes over midnight and the weekend, and the week begins with what was said before it [DEV-22]', () => {
    const { spans, runs } = armPlan([arm, disarm], week);
    expect(spans.map(({ status, fromMs, toMs }) => [status, written(fromMs), written(toMs)])).toEqual([
      ['armed', '11-23 00:00', '11-23 07:30'],
      ['disarmed', '11-23 07:30', '11-23 22:00'],
      ['armed', '11-23 22:00', '11-24 07:30'],
      ['disarmed', '11-24 07:30', '11-24 22:00'],
      ['armed', '11-24 22:00', '11-25 07:30'],
      ['disarmed', '11-25 07:30', '11-25 22:00'],
      ['armed', '11-25 22:00', '11-26 07:30'],
      ['disarmed', '11-26 07:30', '11-26 22:00'],
      ['armed', '11-26 22:00', '11-27 07:30'],
      ['disarmed', '11-27 07:30', '11-27 22:00'],
      ['armed', '11-27 22:00', '11-30 00:00'],
    ]);
    expect(runs).toHaveLength(10);
    expect(runs.every(({ effect }) => effect === 'changes')).toBe(true);
  });

  it('without a schedule nothing is known [DEV-22]', () => {
    expect(armPlan([], week)).toEqual({ runs: [], spans: [{ ...week, status: null }] });
    expect(armPlan([arm], { fromMs: week.fromMs, toMs: week.fromMs }).spans).toEqual([]);
  });

  it('a schedule that begins later leaves what is before it unknown; a run at the very first moment counts [DEV-22]', () => {
    const later: ArmTask = { ...arm, from: '2026-11-25' };
    expect(armPlan([later], week).spans.map(({ status }) => status)).toEqual([null, 'armed']);
    const atOnce = armPlan([{ ...arm, at: '00:00', from: monday }], week);
    expect([atOnce.runs[0]?.atMs, atOnce.spans]).toEqual([week.fromMs, [{ ...week, status: 'armed' }]]);
  });

  it('tells what has no effect and what contradicts itself, after which nothing is known [DEV-22]', () => {
    const again: ArmTask = { taskId: 3, command: 'arm', repeat: 'daily', at: '23:00', from: monday, until: monday };
    const clash: ArmTask = { taskId: 4, command: 'disarm', repeat: 'once', at: '22:00', on: '2026-11-24' };
    const twin: ArmTask = { ...arm, taskId: 5 };
    const { runs, spans } = armPlan([arm, again, clash, twin], week);
    expect(runs.map(({ task, effect }) => [task.taskId, effect]).slice(0, 7)).toEqual([
      [1, 'none'],
      [5, 'none'],
      [3, 'none'],
      [1, 'conflict'],
      [4, 'conflict'],
      [5, 'conflict'],
      [1, 'changes'],
    ]);
    expect(spans.map(({ status }) => status)).toEqual(['armed', null, 'armed']);
  });

  it('spans cover all of the time, neighbours differ, and each is what the last run before its end said [DEV-22]', () => {
    const at = fc
      .tuple(fc.nat(23), fc.constantFrom(0, 15, 30))
      .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'));
    const task = fc.record({
      taskId: fc.nat(),
      command: fc.constantFrom('arm' as const, 'disarm' as const),
      repeat: fc.constant('weekly' as const),
      at,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
    });
    fc.assert(
      fc.property(fc.array(task, { maxLength: 5 }), (tasks) => {
        const { spans, runs } = armPlan(tasks, week);
        expect(spans.map(({ fromMs }) => fromMs)).toEqual([week.fromMs, ...spans.slice(0, -1).map(({ toMs }) => toMs)]);
        expect(spans.at(-1)?.toMs).toBe(week.toMs);
        expect(spans.slice(1).every(({ status }, place) => status !== spans[place]?.status)).toBe(true);
        const count = tasks.reduce(
          (sum, one) => sum + runsBetween(one, { fromMs: week.fromMs - 1, toMs: week.toMs - 1 }).length,
          0,
        );
        expect(runs).toHaveLength(count);
        for (const { toMs, status } of spans) {
          const before = tasks.flatMap((one) =>
            runsBetween(one, { fromMs: week.fromMs - 8 * 86_400_000, toMs: toMs - 1 }).map((atMs) => ({
              atMs,
              command: one.command,
            })),
          );
          const lastMs = Math.max(...before.map(({ atMs }) => atMs));
          const said = new Set(before.filter(({ atMs }) => atMs === lastMs).map(({ command }) => command));
          expect(status).toBe(said.size === 1 ? (said.has('arm') ? 'armed' : 'disarmed') : null);
        }
      }),
    );
  });
});
