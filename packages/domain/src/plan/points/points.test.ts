import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PlacedPoint,
  type PlanEdit,
  type PlanEditAction,
  alignPoints,
  alignments,
  checkResources,
  editChanges,
  isEdited,
  mergePoints,
  nearestTo,
  nextResourceId,
  planEdit,
  resourcesAmong,
  resourcesMarked,
  settleConflict,
  startEdit,
  turned,
  undoStepsMax,
} from './index.ts';

const place = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -50, max: 50 }) }, fc.constantFrom(Number.NaN, 1e308));
const point: fc.Arbitrary<PlacedPoint> = fc.record({
  deviceId: fc.nat(12),
  layer: fc.constantFrom('', '消防'),
  x: fc.integer({ min: -50, max: 50 }),
  y: fc.integer({ min: -50, max: 50 }),
  rotationDeg: fc.option(fc.constantFrom(0, 90, 180), { nil: undefined }),
});
const points = fc.uniqueArray(point, { selector: ({ deviceId }) => deviceId, maxLength: 10 });
const step: fc.Arbitrary<PlanEditAction> = fc.oneof(
  fc.record({ type: fc.constant('place' as const), point }),
  fc.record({ type: fc.constant('move' as const), by: fc.record({ x: place, y: place }), isRepeat: fc.boolean() }),
  fc.record({ type: fc.constant('rotate' as const), deviceId: fc.nat(12), rotationDeg: place, isRepeat: fc.boolean() }),
  fc.record({ type: fc.constant('remove' as const) }),
  fc.record({ type: fc.constant('align' as const), alignment: fc.constantFrom(...alignments) }),
  fc.record({
    type: fc.constant('select' as const),
    deviceIds: fc.array(fc.nat(12), { maxLength: 4 }),
    how: fc.constantFrom('add' as const, 'toggle' as const),
  }),
);
const walk = (edit: PlanEdit, actions: readonly PlanEditAction[]): PlanEdit => actions.reduce(planEdit, edit);
const times = (edit: PlanEdit, type: 'undo' | 'redo', count: number): PlanEdit =>
  walk(
    edit,
    Array.from({ length: count }, () => ({ type })),
  );
const idsOf = (all: readonly { readonly deviceId: number }[]): number[] =>
  all.map(({ deviceId }) => deviceId).toSorted((one, other) => one - other);
const at = (deviceId: number, x: number, y = 0): PlacedPoint => ({ deviceId, layer: '', x, y });

describe('placing devices', () => {
  it('is taken back to the start and done again to the end, whatever was done [PLN-04]', () => {
    fc.assert(
      fc.property(points, fc.array(step, { maxLength: 40 }), (start, actions) => {
        const edit = startEdit(start, 1);
        const after = walk(edit, actions);
        const back = times(after, 'undo', after.past.length);
        expect(back.points).toEqual(edit.points);
        expect(isEdited(back)).toBe(false);
        expect(times(back, 'redo', back.future.length).points).toEqual(after.points);
      }),
    );
  });

  it('has each device once, at a place that can be drawn, and selects only what is there [PLN-04]', () => {
    fc.assert(
      fc.property(points, fc.array(step, { maxLength: 40 }), (start, actions) => {
        const { points: all, selected, past } = walk(startEdit(start, 1), actions);
        const ids = all.map(({ deviceId }) => deviceId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(all.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        expect(selected.filter((id) => !ids.includes(id))).toEqual([]);
        expect(past.length).toBeLessThanOrEqual(undoStepsMax);
      }),
    );
  });

  it('takes a held key as one step, and what changes nothing as none [PLN-04]', () => {
    const edit = walk(startEdit([at(1, 0)], 1), [{ type: 'select', deviceIds: [1] }]);
    const nudge = (isRepeat: boolean): PlanEditAction => ({ type: 'move', by: { x: 1, y: 0 }, isRepeat });
    const held = walk(edit, [nudge(false), nudge(true), nudge(true)]);
    expect([held.points[0]?.x, held.past.length]).toEqual([3, 1]);
    expect(walk(held, [nudge(false)]).past).toHaveLength(2);
    expect(planEdit(held, { type: 'move', by: { x: 0, y: 0 } }).past).toHaveLength(1);
  });

  it('knows what is to be saved: come, gone, elsewhere, turned [PLN-04]', () => {
    const edit = walk(startEdit([at(1, 0), at(2, 0), at(3, 0)], 1), [
      { type: 'place', point: at(9, 4) },
      { type: 'select', deviceIds: [1] },
      { type: 'remove' },
      { type: 'rotate', deviceId: 2, rotationDeg: -90 },
    ]);
    expect(editChanges(edit)).toEqual({ added: [9], removed: [1], moved: [2] });
    expect(edit.points.find(({ deviceId }) => deviceId === 2)?.rotationDeg).toBe(270);
    const saved = planEdit(edit, { type: 'saved', points: edit.points, revision: 2 });
    expect([isEdited(saved), saved.revision, saved.past.length]).toEqual([false, 2, edit.past.length]);
    expect([turned(725), turned(Number.NaN)]).toEqual([5, 0]);
  });
});

describe('bringing into line', () => {
  it('keeps the devices, and done twice changes nothing more [PLN-04]', () => {
    fc.assert(
      fc.property(points, fc.constantFrom(...alignments), (before, alignment) => {
        const after = alignPoints(before, alignment);
        expect(idsOf(after)).toEqual(idsOf(before));
        const [once, twice] = [after, alignPoints(after, alignment)].map((all) =>
          all.toSorted((one, other) => one.deviceId - other.deviceId),
        );
        twice?.forEach((one, index) => {
          expect(one.x).toBeCloseTo(once?.[index]?.x ?? Number.NaN, 6);
          expect(one.y).toBeCloseTo(once?.[index]?.y ?? Number.NaN, 6);
        });
      }),
    );
  });

  it('aligns to the outermost, the top being the largest y, and sets equal gaps [PLN-04]', () => {
    const three = [at(1, 0, 5), at(2, 10, 9), at(3, 3, 1)];
    expect(alignPoints(three, 'left').map(({ x }) => x)).toEqual([0, 0, 0]);
    expect(alignPoints(three, 'top').map(({ y }) => y)).toEqual([9, 9, 9]);
    expect(alignPoints(three, 'across').map(({ deviceId, x }) => [deviceId, x])).toEqual([
      [1, 0],
      [3, 5],
      [2, 10],
    ]);
  });
});

describe('two who place devices at once', () => {
  it('lose nothing: what one changed is kept, what both changed is asked [N12] [PLN-04]', () => {
    fc.assert(
      fc.property(points, points, points, (base, mine, theirs) => {
        const merge = mergePoints(base, mine, theirs);
        const result = settleConflict(merge, { mine, theirs }, 'merge');
        const find = (all: readonly PlacedPoint[], id: number) => all.find(({ deviceId }) => deviceId === id);
        for (const id of merge.byMe) expect(find(result, id)).toEqual(find(mine, id));
        for (const id of merge.byThem) expect(find(result, id)).toEqual(find(theirs, id));
        for (const { deviceId, mine: m, theirs: t } of merge.conflicts) {
          expect([m, t]).toEqual([find(mine, deviceId), find(theirs, deviceId)]);
          const picked = settleConflict(merge, { mine, theirs }, 'merge', new Map([[deviceId, 'theirs']]));
          expect(find(picked, deviceId)).toEqual(t);
        }
        // whoever saves first, the same devices are in question
        const other = mergePoints(base, theirs, mine);
        expect(idsOf(other.conflicts)).toEqual(idsOf(merge.conflicts));
        expect(mergePoints(base, mine, mine)).toMatchObject({ conflicts: [], byMe: [], byThem: [] });
        expect(settleConflict(merge, { mine, theirs }, 'theirs')).toBe(theirs);
        expect(settleConflict(merge, { mine, theirs }, 'mine')).toBe(mine);
      }),
    );
  });

  it('sees what the other saved as saved, and my changes as still to be saved; undo shows mine again [PLN-04]', () => {
    const mine = walk(startEdit([at(1, 0), at(2, 0)], 4), [
      { type: 'select', deviceIds: [1] },
      { type: 'move', by: { x: 5, y: 0 } },
    ]);
    const theirs = [at(1, 0), at(2, 7)];
    const merge = mergePoints(mine.saved, mine.points, theirs);
    const both = settleConflict(merge, { mine: mine.points, theirs }, 'merge');
    const after = planEdit(mine, { type: 'rebase', theirs, points: both, revision: 5 });
    expect([editChanges(after).moved, after.revision, merge.conflicts]).toEqual([[1], 5, []]);
    expect(after.points).toEqual(expect.arrayContaining([at(1, 5), at(2, 7)]));
    expect(planEdit(after, { type: 'undo' }).points).toEqual(mine.points);
  });
});

describe('what is near an alarm', () => {
  it('is the nearest of each kind in metres, and says where the plan names none [N07]', () => {
    const cameras = resourcesAmong([
      { deviceId: 1, name: 'CAM-1', deviceType: 'camera', x: 0, y: 0 },
      { deviceId: 2, name: 'CAM-2', deviceType: 'efencecam', x: 30_000, y: 40_000 },
      { deviceId: 3, name: 'S-3', deviceType: 'smoke', x: 1, y: 1 },
    ]);
    const exit = { kind: 'exit', id: 'E1', name: '东侧楼梯', x: 3000, y: 4000 } as const;
    const found = nearestTo({ deviceId: 1, x: 0, y: 0 }, [exit, { ...exit, id: 'E2', x: 9000 }, ...cameras], 0.001);
    expect(found.map(({ kind, resource, metres }) => [kind, resource?.id, metres])).toEqual([
      ['exit', 'E1', 5],
      ['hydrant', undefined, undefined],
      ['camera', 2, 50],
    ]);
    expect(nearestTo({ deviceId: 1, x: 0, y: 0 }, [exit], undefined)[0]?.metres).toBeUndefined();
  });
});

describe('what is marked on a plan', () => {
  const mark = (resourceId: number, kind: 'exit' | 'stair' | 'hydrant' | 'extinguisher', x = 0, name = '') => {
    return { resourceId, kind, name, layer: '', x, y: 0 };
  };

  it('counts as a way out, stairs too, or as a hydrant; what has no place on the version counts as nothing [N07]', () => {
    const marked = [
      mark(1, 'stair', 40),
      { ...mark(2, 'exit', 10), orphan: 'outside' as const },
      mark(3, 'hydrant', 30, '东侧'),
      mark(4, 'extinguisher', 1),
    ];
    const nearest = nearestTo(
      { deviceId: 1, x: 0, y: 0 },
      resourcesMarked(marked, (kind) => `a ${kind}`),
      0.5,
    );
    expect(nearest.map(({ kind, resource, metres }) => [kind, resource?.name, metres])).toEqual([
      ['exit', 'a stair', 20],
      ['hydrant', '东侧', 15],
      ['camera', undefined, undefined],
    ]);
  });

  it('has a number of its own and a place, and a name that fits [N07] [PLN-04]', () => {
    expect(nextResourceId([])).toBe(1);
    expect(nextResourceId([mark(7, 'exit'), mark(2, 'exit')])).toBe(8);
    expect(checkResources([mark(1, 'exit'), mark(2, 'exit')])).toBeUndefined();
    expect(checkResources([mark(1, 'exit'), mark(1, 'stair')])?.code).toBe('plan.resource.twice');
    expect(checkResources([mark(1, 'exit', Number.NaN)])?.code).toBe('form.number');
    expect(checkResources([mark(1, 'exit', 0, '长'.repeat(65))])).toMatchObject({
      code: 'form.tooLong',
      args: { 0: 64 },
    });
    expect(checkResources(Array.from({ length: 501 }, (_, at) => mark(at + 1, 'exit')))?.code).toBe('form.tooMany');
  });
});
