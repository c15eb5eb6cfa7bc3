import { describe, expect, it } from 'vitest';
import { startOfDay } from '../lib/index.ts';
import { lastLook, pointDue } from './index.ts';

const at = (day: string, hours = 8) => startOfDay(day) + hours * 3_600_000;
const found = (taskId: number, itemId: number, outcome: 'pass' | 'fail', day: string, more: object = {}) => ({
  taskId,
  pointId: 1,
  itemId,
  outcome,
  description: '',
  images: [],
  atMs: at(day),
  ...more,
});

describe('the last look at a point', () => {
  it('is what stands of the task of the newest result, items by the worst that was found [INS-02] [INS-05]', () => {
    expect(lastLook([], [1, 2])).toBeUndefined();
    expect(
      lastLook(
        [
          found(1, 1, 'fail', '2026-11-01'),
          found(2, 1, 'pass', '2026-11-08'),
          found(2, 1, 'fail', '2026-11-07'),
          found(2, 2, 'pass', '2026-11-08'),
        ],
        [1, 2],
      ),
    ).toEqual({ atMs: at('2026-11-08'), passed: 1, failed: 1, open: 0 });
  });

  it('says how many items of the task are open, and counts none that it does not ask for [INS-05]', () => {
    const results = [found(2, 1, 'pass', '2026-11-08'), found(2, 9, 'fail', '2026-11-08')];
    expect(lastLook(results, [1, 2, 3, 4, 5])).toEqual({ atMs: at('2026-11-08'), passed: 1, failed: 0, open: 4 });
  });

  it('counts no result that was corrected [INS-05]', () => {
    const wrong = found(1, 1, 'fail', '2026-11-01', { key: 'a' });
    const right = found(1, 1, 'pass', '2026-11-02', { key: 'b', corrects: 'a' });
    expect(lastLook([wrong, right], [1])).toEqual({ atMs: right.atMs, passed: 1, failed: 0, open: 0 });
  });
});

describe('when a point has to be looked at next', () => {
  const task = (from: string, to: string, more: object = {}) => ({
    from,
    to,
    completedAtMs: null,
    isWithdrawn: false,
    isMadeLate: false,
    ...more,
  });
  const now = at('2026-11-21');
  const [missed, week, next] = [
    task('2026-11-08', '2026-11-14'),
    task('2026-11-15', '2026-11-21'),
    task('2026-11-22', '2026-11-28'),
  ];

  it('is the first task that asks for it, the one that was missed before all others [INS-02] [INS-05]', () => {
    const due = { from: '2026-11-08', to: '2026-11-14', standing: 'overdue', daysLeft: -7 };
    expect(pointDue([next, missed, week], undefined, now)).toEqual(due);
    expect(pointDue([next, week], undefined, now)?.standing).toBe('running');
    expect(pointDue([next], undefined, now)?.standing).toBe('notBegun');
  });

  it('counts the days to its last one by the day of the tenant, from its midnight on [INS-02]', () => {
    const left = (nowMs: number) => pointDue([week], undefined, nowMs)?.daysLeft;
    expect([left(startOfDay('2026-11-20')), left(now), left(startOfDay('2026-11-22') - 1)]).toEqual([1, 0, 0]);
    expect([left(startOfDay('2026-11-22')), left(startOfDay('2026-11-23') - 1)]).toEqual([-1, -1]);
  });

  it('is no task that is over once somebody has been there since [INS-02]', () => {
    const tasks = [missed, week, next];
    expect(pointDue(tasks, { atMs: startOfDay('2026-11-15') }, now)?.from).toBe('2026-11-15');
    expect(pointDue(tasks, { atMs: startOfDay('2026-11-15') - 1 }, now)?.from).toBe('2026-11-08');
  });

  it('asks for nothing in tasks that are done, taken back or made too late [INS-05]', () => {
    const none = [{ completedAtMs: now }, { isWithdrawn: true }, { isMadeLate: true }];
    expect(none.map((more) => pointDue([task('2026-11-08', '2026-11-14', more)], undefined, now))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
