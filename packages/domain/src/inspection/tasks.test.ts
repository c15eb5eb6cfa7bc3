import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardForm } from '../alarm/index.ts';
import { expectTotalForm } from '../lib/fuzz.test.support.ts';
import { addDays, formWords, minuteMs, startOfDay } from '../lib/index.ts';
import { workOrderForm } from '../service/index.ts';
import {
  type CountedTask,
  countedTask,
  hazardDraft,
  imagesToSend,
  inspectionStatistics,
  type InspectionTask,
  inspectionWords,
  mergeResults,
  pointsToWalk,
  type QueuedResult,
  resultForm,
  resultProblem,
  sourceKeyOf,
  statisticsBy,
  taskProgress,
  taskSpan,
  taskStanding,
  timeOfResult,
  workOrderDraft,
  worstOf,
} from './index.ts';

const words = { ...inspectionWords, ...formWords };
const task: InspectionTask = {
  id: 1,
  planId: 7,
  from: '2026-11-16',
  to: '2026-11-22',
  lineId: 4,
  inspectorId: 9,
  points: [
    { pointId: 1, itemIds: [1, 2] },
    { pointId: 2, itemIds: [2] },
    { pointId: 3, itemIds: [1, 2, 3] },
  ],
};
const { startsAtMs, endsAtMs } = taskSpan(task);
const places = task.points.flatMap(({ pointId, itemIds }) => itemIds.map((itemId) => ({ pointId, itemId })));
const result: fc.Arbitrary<QueuedResult> = fc
  .record({
    at: fc.nat(places.length - 1),
    taskId: fc.constantFrom(1, 1, 1, 2),
    outcome: fc.constantFrom('pass', 'fail'),
    atMs: fc.integer({ min: startsAtMs, max: endsAtMs }),
    keyNumber: fc.nat(30),
    inspectorName: fc.constantFrom('王芳', '李敏'),
    images: fc.array(fc.constantFrom('a.jpg', 'b.jpg', 'c.jpg'), { maxLength: 2 }),
  })
  .map(({ at, keyNumber, ...rest }) => ({
    pointId: 1,
    itemId: 1,
    ...places[at],
    ...rest,
    key: `key-${keyNumber}`,
    description: '',
  }));
const good = { key: 'phone-01-000001', taskId: 1, pointId: 1, itemId: 2, outcome: 'fail', description: '压力不足' };

describe('a result', () => {
  it('answers whatever comes; what failed is described [INS-05]', () => {
    expectTotalForm(resultForm, { ...good, images: ['a.jpg'], atMs: startsAtMs }, words);
    expect(resultForm.check({ ...good, atMs: startsAtMs, description: ' ' })).toEqual({
      ok: false,
      problems: [{ code: 'inspection.result.describe', field: 'description' }],
    });
    expect(resultForm.check({ ...good, atMs: startsAtMs, description: '', outcome: 'pass' }).ok).toBe(true);
  });

  it('that failed is described in words: a mark or a blank that nobody sees is none [INS-05]', () => {
    for (const description of ['\u200B', '.', '漏', '——'])
      expect(resultForm.check({ ...good, atMs: startsAtMs, description }).ok, description).toBe(false);
    for (const description of ['漏水', 'no', '1号'])
      expect(resultForm.check({ ...good, atMs: startsAtMs, description }).ok, description).toBe(true);
    const corrected = { ...good, atMs: startsAtMs, outcome: 'pass', corrects: 'phone-01-000000' };
    expect(resultForm.check({ ...corrected, description: '' })).toMatchObject({
      problems: [{ code: 'inspection.result.describe' }],
    });
  });

  it('has the time of the gateway, whatever the clock of the phone says [N24] [INS-05]', () => {
    const now = startsAtMs + 60 * minuteMs;
    // an hour ahead: looked at ten minutes before it was sent
    const ahead = { atMs: now + 50 * minuteMs, sentAtMs: now + 60 * minuteMs };
    expect(timeOfResult(ahead, now)).toEqual({ atMs: now - 10 * minuteMs, skewMs: -60 * minuteMs, isMarked: true });
    expect(timeOfResult({ atMs: now, sentAtMs: now }, now + 5 * minuteMs).isMarked).toBe(false);
    expect(timeOfResult({ atMs: now, sentAtMs: now }, now + 5 * minuteMs + 1).isMarked).toBe(true);
    fc.assert(
      fc.property(fc.double(), fc.double({ noNaN: true }), fc.nat(), (atMs, sentAtMs, received) => {
        const time = timeOfResult({ atMs, sentAtMs }, received).atMs;
        expect(Number.isNaN(time) || (time >= 0 && time <= received)).toBe(true);
      }),
    );
    expect(resultForm.check({ ...good, atMs: 8.64e15 })).toMatchObject({ problems: [{ code: 'form.range' }] });
    expect(
      hazardDraft({
        result: { ...good, outcome: 'fail', images: [], atMs: 8.64e15 },
        pointName: 'P',
        itemContent: 'I',
        unitId: 1,
      }).foundDay,
    ).toBe('1970-01-01');
  });

  it('belongs to an item of the task, once the task has begun [INS-05]', () => {
    const place = { taskId: 1, pointId: 3, itemId: 3, atMs: startsAtMs };
    expect(startsAtMs).toBe(startOfDay('2026-11-16'));
    expect(endsAtMs).toBe(startOfDay('2026-11-23'));
    expect(resultProblem(task, place)).toBeUndefined();
    expect(resultProblem(task, { ...place, atMs: endsAtMs + 1 })).toBeUndefined();
    expect(resultProblem(task, { ...place, atMs: startsAtMs - 15 * minuteMs })).toBeUndefined();
    expect(resultProblem(task, { ...place, atMs: startsAtMs - 15 * minuteMs - 1 })).toEqual({
      code: 'inspection.result.tooEarly',
      field: 'atMs',
      args: { day: '2026-11-16' },
    });
    for (const stranger of [{ taskId: 2 }, { pointId: 4 }, { itemId: 4 }])
      expect(resultProblem(task, { ...place, ...stranger })?.code).toBe('inspection.result.notInTask');
    for (const code of ['inspection.result.tooEarly', 'inspection.result.notInTask'])
      expect(words).toHaveProperty([code]);
  });
});

describe('a task', () => {
  it('is completed if and only if every point is done, a point when every item has its result [INS-05]', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 40 }), (results) => {
        const { state, donePointIds, passed, failed, pointCount, completedAtMs } = taskProgress(task, results);
        const has = (pointId: number, itemId: number) =>
          results.some((one) => one.taskId === 1 && one.pointId === pointId && one.itemId === itemId);
        const done = task.points.filter(({ pointId, itemIds }) => itemIds.every((itemId) => has(pointId, itemId)));
        expect(donePointIds).toEqual(done.map(({ pointId }) => pointId));
        expect(pointCount).toBe(3);
        expect(state).toBe(done.length === 3 ? 'completed' : 'incomplete');
        expect(completedAtMs === null).toBe(state === 'incomplete');
        expect(passed + failed).toBe(places.filter(({ pointId, itemId }) => has(pointId, itemId)).length);
      }),
    );
  });

  it('is completed when the last of its items was looked at [INS-05]', () => {
    const results = places.map((place, at) => ({
      ...place,
      taskId: 1,
      outcome: at === 0 ? ('fail' as const) : ('pass' as const),
      description: '',
      images: [],
      atMs: startsAtMs + (5 - at) * 1000,
    }));
    expect(taskProgress(task, results)).toMatchObject({
      state: 'completed',
      passed: 5,
      failed: 1,
      completedAtMs: startsAtMs + 5000,
    });
  });

  it('without points, or with a point without items, is incomplete [INS-05]', () => {
    expect(taskProgress({ ...task, points: [] }, []).state).toBe('incomplete');
    expect(taskProgress({ ...task, points: [{ pointId: 1, itemIds: [] }] }, []).state).toBe('incomplete');
  });
});

describe('how a task stands', () => {
  const open = { from: '2026-11-16', to: '2026-11-22', completedAtMs: null, isWithdrawn: false, isMadeLate: false };
  it.each([
    ['notBegun', open, startsAtMs - 1],
    ['running', open, startsAtMs],
    ['running', open, endsAtMs - 1],
    ['overdue', open, endsAtMs],
    ['madeLate', { ...open, isMadeLate: true }, endsAtMs],
    ['completed', { ...open, completedAtMs: endsAtMs - 1 }, endsAtMs],
    ['completed', { ...open, completedAtMs: endsAtMs, isMadeLate: true }, endsAtMs],
    ['completedLate', { ...open, completedAtMs: endsAtMs }, endsAtMs],
    ['withdrawn', { ...open, isWithdrawn: true }, endsAtMs],
  ] as const)('is %s [INS-05]', (standing, facts, now) => {
    expect(taskStanding(facts, now)).toBe(standing);
  });

  it('asks for no point at which nothing is looked at [INS-05]', () => {
    const points = [
      { pointId: 1, items: [1] },
      { pointId: 2, items: [] },
    ];
    expect(pointsToWalk(points)).toEqual([points[0]]);
  });
});

describe('a queue of results from a phone', () => {
  const some = fc.array(result, { maxLength: 25 });
  const placeOf = (one: QueuedResult) => `${one.taskId}:${one.pointId}:${one.itemId}`;

  const byKey = (all: readonly QueuedResult[]) => [...new Map(all.map((one) => [one.key, one])).values()];
  const worstByPlace = (all: readonly QueuedResult[]) =>
    new Map([...Map.groupBy(all, placeOf)].map(([place, found]) => [place, worstOf(found)]));

  it('sent again adds nothing and changes nothing [N24] [INS-05]', () => {
    fc.assert(
      fc.property(some, some, (kept, queue) => {
        const once = mergeResults(mergeResults([], kept).results, queue);
        const again = mergeResults(once.results, queue);
        expect(again.results).toEqual(once.results);
        expect(again.rows.map(({ outcome }) => outcome)).toEqual(
          once.rows.map(({ outcome }) => (outcome === 'added' ? 'repeated' : outcome)),
        );
      }),
    );
  });

  it('loses no failure: the worst of each item counts in any order of sending [N24] [INS-05]', () => {
    fc.assert(
      fc.property(some, fc.func(fc.nat()), (all, order) => {
        const queue = byKey(all);
        const shuffled = queue.toSorted((a, b) => order(a.key) - order(b.key));
        const [one, other] = [mergeResults([], queue).results, mergeResults([], shuffled).results];
        expect(worstByPlace(one)).toEqual(worstByPlace(queue));
        expect(worstByPlace(other)).toEqual(worstByPlace(queue));
        expect(taskProgress(task, other)).toEqual(taskProgress(task, one));
      }),
    );
  });

  it('keeps what is new, and returns what became of every row [N24]', () => {
    fc.assert(
      fc.property(some, some, (kept, queue) => {
        const before = mergeResults([], kept).results;
        const { results, rows } = mergeResults(before, queue);
        expect(results.slice(0, before.length)).toEqual(before);
        expect(rows.map(({ key }) => key)).toEqual(queue.map(({ key }) => key));
        expect(new Set(results.map(({ key }) => key)).size).toBe(results.length);
        expect(results).toHaveLength(before.length + rows.filter(({ outcome }) => outcome === 'added').length);
      }),
    );
  });

  it('sent in pieces leaves the same as sent whole [N24]', () => {
    fc.assert(
      fc.property(some, fc.nat(25), (queue, cut) => {
        const part = mergeResults([], queue.slice(0, cut));
        const rest = mergeResults(part.results, queue.slice(cut));
        const whole = mergeResults([], queue);
        expect(rest.results).toEqual(whole.results);
        expect([...part.rows, ...rest.rows]).toEqual(whole.rows);
      }),
    );
  });

  const first: QueuedResult = { ...good, outcome: 'fail', images: [], atMs: startsAtMs, inspectorName: '王芳' };

  it('is refused where its key stands for something else [N24]', () => {
    const { rows } = mergeResults([first], [{ ...first, itemId: 1 }, { ...first, outcome: 'pass' }, first]);
    expect(rows.map(({ outcome, problem }) => problem?.code ?? outcome)).toEqual([
      'inspection.result.keyUsed',
      'inspection.result.keyUsed',
      'repeated',
    ]);
  });

  it('corrects what the same inspector recorded, once; what was corrected stays and does not count [INS-05]', () => {
    const right = { ...first, key: 'phone-01-000002', outcome: 'pass', corrects: first.key } as const;
    const { results, rows } = mergeResults(
      [first],
      [
        { ...right, key: 'phone-02-000001', inspectorName: '李敏' },
        { ...right, key: 'phone-01-000003', corrects: 'phone-09-000000' },
        { ...right, key: 'phone-01-000004', itemId: 1 },
        right,
        { ...right, key: 'phone-01-000005' },
      ],
    );
    expect(rows.map(({ outcome, problem }) => problem?.code ?? outcome)).toEqual([
      'inspection.result.others',
      'inspection.result.nothingToCorrect',
      'inspection.result.nothingToCorrect',
      'added',
      'inspection.result.alreadyCorrected',
    ]);
    expect(results).toEqual([first, right]);
    expect(taskProgress(task, results)).toMatchObject({ passed: 1, failed: 0 });
    for (const code of rows.flatMap(({ problem }) => problem?.code ?? [])) expect(words).toHaveProperty([code]);
  });

  it('sends each image once, and none that was sent [N24]', () => {
    fc.assert(
      fc.property(some, fc.subarray(['a.jpg', 'b.jpg']), (queue, sent) => {
        const images = imagesToSend(queue, new Set(sent));
        expect(new Set(images).size).toBe(images.length);
        expect(new Set([...images, ...sent])).toEqual(new Set([...queue.flatMap((one) => one.images), ...sent]));
      }),
    );
  });
});

describe('a failed item', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }).filter((one) => one.trim() !== '');
  const failed = fc.record({
    result: result.chain((one) => text.map((description) => ({ ...one, description }))),
    pointName: text,
    itemContent: text,
    unitId: fc.constant(5),
  });

  it('becomes a hazard and a work order that their forms take, once what is left is chosen [N24] [INS-05] [ALM-13]', () => {
    fc.assert(
      fc.property(failed, (failed) => {
        const hazard = hazardDraft(failed);
        expect(
          hazardForm.check({
            ...hazard,
            level: 3,
            dueDay: addDays(hazard.foundDay, 7),
            responsible: '王芳',
          }),
        ).toMatchObject({ ok: true });
        const order = workOrderDraft(failed);
        expect(workOrderForm.check({ ...order, level: 'high', notificationMethods: ['sms'] })).toMatchObject({
          ok: true,
        });
      }),
    );
  });

  it('with a long name is cut to what the forms take, no character in two [N24]', () => {
    const long = { ...good, outcome: 'fail' as const, description: '🔥'.repeat(256), images: [], atMs: startsAtMs };
    const failed = { result: long, pointName: '🔥'.repeat(64), itemContent: '🔥'.repeat(128), unitId: 5 };
    for (const text of [hazardDraft(failed).title, hazardDraft(failed).description, workOrderDraft(failed).problem])
      expect(text.isWellFormed()).toBe(true);
    expect(Array.from(hazardDraft(failed).title)).toHaveLength(64);
    expect(Array.from(workOrderDraft(failed).problem).length).toBeLessThanOrEqual(500);
  });

  it('becomes the same ones each time, and others for another item [N24]', () => {
    fc.assert(
      fc.property(failed, failed, (a, b) => {
        expect(workOrderDraft(a)).toEqual(workOrderDraft(structuredClone(a)));
        expect(hazardDraft(a).sourceKey).toBe(workOrderDraft(a).sourceKey);
        const [one, other] = [a.result, b.result];
        expect(sourceKeyOf(one) === sourceKeyOf(other)).toBe(
          one.taskId === other.taskId && one.pointId === other.pointId && one.itemId === other.itemId,
        );
      }),
    );
  });
});

describe('the statistics of the home page', () => {
  const now = 10_000;
  const tasks: fc.Arbitrary<CountedTask[]> = fc.array(
    fc
      .record({
        inspectorId: fc.integer({ min: 1, max: 4 }),
        lineId: fc.integer({ min: 1, max: 3 }),
        endsAtMs: fc.nat(20_000),
        completedAtMs: fc.option(fc.nat(now)),
        pointCount: fc.nat(9),
        passed: fc.nat(9),
        failed: fc.nat(9),
      })
      .map((one) => ({ ...one, donePointCount: one.completedAtMs === null ? 0 : one.pointCount })),
  );

  it('add up, alone and by inspector or line [INS-06]', () => {
    fc.assert(
      fc.property(tasks, (tasks) => {
        const all = inspectionStatistics(tasks, now);
        expect(all.completed + all.incomplete).toBe(all.total);
        expect(all.late).toBeLessThanOrEqual(all.completed);
        expect(all.overdue).toBeLessThanOrEqual(all.incomplete);
        for (const by of ['inspectorId', 'lineId'] as const) {
          const groups = statisticsBy(by, tasks, now);
          expect(new Set(groups.map(({ id }) => id))).toEqual(new Set(tasks.map((one) => one[by])));
          for (const figure of ['total', 'completed', 'incomplete', 'late', 'overdue', 'failedItems'] as const)
            expect(groups.reduce((sum, group) => sum + group[figure], 0)).toBe(all[figure]);
          expect(groups.map(({ overdue }) => overdue)).toEqual(
            groups.map(({ overdue }) => overdue).toSorted((a, b) => b - a),
          );
        }
      }),
    );
  });

  it('stand under nobody’s name where the inspector has left [INS-06]', () => {
    const open = countedTask({ ...task, inspectorId: null }, []);
    expect(statisticsBy('inspectorId', [open, countedTask(task, [])], startsAtMs).map(({ id }) => id)).toEqual([
      null,
      9,
    ]);
    expect(worstOf([])).toBeUndefined();
  });

  it('have rates from 0 to 1, and none where nothing can be divided [INS-06]', () => {
    fc.assert(
      fc.property(tasks, (tasks) => {
        const { completedRatio, inTimeRatio, pointRatio, failedRatio } = inspectionStatistics(tasks, now);
        for (const rate of [completedRatio, inTimeRatio, pointRatio, failedRatio])
          expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
      }),
    );
    expect(inspectionStatistics([], now)).toMatchObject({
      completedRatio: null,
      inTimeRatio: null,
      pointRatio: null,
      failedRatio: null,
    });
  });

  it('count a task as overdue from its very end on, and what came later as late [INS-06]', () => {
    const open = countedTask(task, []);
    expect(open).toMatchObject({ inspectorId: 9, lineId: 4, endsAtMs, pointCount: 3, donePointCount: 0 });
    expect(inspectionStatistics([open], endsAtMs - 1)).toMatchObject({ overdue: 0, inTimeRatio: null });
    expect(inspectionStatistics([open], endsAtMs)).toMatchObject({ overdue: 1, inTimeRatio: 0 });
    const done = (completedAtMs: number): CountedTask => ({ ...open, completedAtMs, passed: 3, failed: 1 });
    expect(inspectionStatistics([done(endsAtMs - 1), done(endsAtMs)], endsAtMs)).toMatchObject({
      completed: 2,
      late: 1,
      overdue: 0,
      inTimeRatio: 0.5,
      failedRatio: 0.25,
    });
    const late = [
      { ...open, isMadeLate: true },
      { ...done(endsAtMs), isMadeLate: true },
    ];
    expect(inspectionStatistics(late, endsAtMs)).toMatchObject({
      overdue: 0,
      late: 0,
      inTimeRatio: null,
      incomplete: 1,
    });
  });
});
