import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PlanPoint,
  carryPoints,
  checkPoints,
  checkShown,
  checkStarts,
  comparePlans,
  comparePoints,
  orphanReasons,
  planWords,
  publishStartsMax,
  rollBack,
} from './index.ts';

const layerName = fc.constantFrom('WALL', 'DOOR', '消防', 'constructor');
const version = fc.record({
  versionId: fc.nat(),
  layers: fc.dictionary(layerName, fc.nat(100)),
  extent: fc.record({
    minX: fc.integer({ min: -50, max: 0 }),
    minY: fc.integer({ min: -50, max: 0 }),
    maxX: fc.integer({ min: 0, max: 50 }),
    maxY: fc.integer({ min: 0, max: 50 }),
  }),
});
const points = fc.uniqueArray(
  fc.record({
    deviceId: fc.nat(50),
    layer: layerName,
    x: fc.integer({ min: -60, max: 60 }),
    y: fc.integer({ min: -60, max: 60 }),
  }),
  { selector: ({ deviceId }) => deviceId },
);
const shift = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });
const byDevice = (one: PlanPoint, other: PlanPoint) => one.deviceId - other.deviceId;

describe('carrying points to a new publish', () => {
  it('loses none: each is carried or an orphan with its reason [N12]', () => {
    fc.assert(
      fc.property(points, version, shift, (before, to, by) => {
        const { carried, orphans } = carryPoints(before, to, by);
        const back = carried.map(({ deviceId, layer, x, y }) => ({ deviceId, layer, x: x - by.x, y: y - by.y }));
        expect([...back, ...orphans.map(({ point }) => point)].toSorted(byDevice)).toEqual(before.toSorted(byDevice));
        for (const { point, reason } of orphans)
          expect(reason === 'layerGone').toBe(!Object.hasOwn(to.layers, point.layer));
      }),
    );
    for (const reason of orphanReasons) expect(planWords[`plan.orphan.${reason}`]).toBeDefined();
  });

  it('ties a device without a layer to its place alone [N12]', () => {
    const to = { versionId: 2, layers: {}, extent: { minX: 0, minY: 0, maxX: 9, maxY: 9 } };
    const at = (deviceId: number, x: number): PlanPoint => ({ deviceId, layer: '', x, y: 5 });
    expect(carryPoints([at(1, 5), at(2, 50)], to)).toEqual({
      carried: [at(1, 5)],
      orphans: [{ point: at(2, 50), reason: 'outside' }],
    });
  });

  it('once done changes nothing when it is done again [N12]', () => {
    fc.assert(
      fc.property(points, version, (before, to) => {
        const { carried } = carryPoints(before, to);
        expect(carryPoints(carried, to)).toEqual({ carried, orphans: [] });
        expect(comparePoints(before, carried)).toMatchObject({ added: [], moved: [] });
      }),
    );
  });
});

describe('comparing publishes', () => {
  it('puts each layer into one pot, and the same the other way round [N12]', () => {
    fc.assert(
      fc.property(version, version, (from, to) => {
        const diff = comparePlans(from, to);
        const back = comparePlans(to, from);
        expect(diff.added).toEqual(back.removed);
        expect(diff.changed.toSorted()).toEqual(back.changed.toSorted());
        expect(comparePlans(from, from)).toEqual({ added: [], removed: [], changed: [] });
        const all = [...diff.added, ...diff.removed, ...diff.changed];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  it('tells which devices came, went and moved [N12]', () => {
    const at = (deviceId: number, x: number, layer = 'WALL'): PlanPoint => ({ deviceId, layer, x, y: 0 });
    const before = [at(1, 0), at(2, 0), at(3, 0), at(4, 0)];
    const after = [at(1, 0), at(2, 5), at(3, 0, 'DOOR'), at(5, 0)];
    expect(comparePoints(before, after)).toEqual({ added: [5], removed: [4], moved: [2, 3] });
  });
});

describe('points that are sent', () => {
  const at = (deviceId: number, x = 0): PlanPoint => ({ deviceId, layer: '', x, y: 0 });
  const check = (points: readonly PlanPoint[]) => checkPoints(points, (deviceId) => deviceId < 10);

  it('are refused by their place in the list: one that is no place, a device out of reach, a device twice [PLN-04]', () => {
    expect(check([at(1), at(2)])).toBeUndefined();
    expect(check([at(1), at(2, Number.NaN)])).toEqual({ code: 'form.number', field: 'points.1' });
    expect(check([at(11)])).toMatchObject({ code: 'plan.point.device', field: 'points.0', args: { device: 11 } });
    expect(check([at(1), at(2), at(1)])).toMatchObject({ code: 'plan.point.twice', field: 'points.2' });
  });
});

describe('a publish', () => {
  it('that was cut off begins again so many times and no more [PLN-02]', () => {
    expect(checkStarts(publishStartsMax - 1)).toBeUndefined();
    expect(checkStarts(publishStartsMax)?.code).toBe('plan.publish.gaveUp');
  });

  it('of a drawing with nothing in it is refused, and says so otherwise where the file ended too soon [PLN-03]', () => {
    const report = { isTruncated: false };
    expect(checkShown({ extent: {}, report })).toBeUndefined();
    expect(checkShown({ extent: undefined, report })?.code).toBe('plan.publish.nothing');
    expect(checkShown({ extent: undefined, report: { isTruncated: true } })?.code).toBe('plan.publish.cutOff');
  });
});

describe('rolling back', () => {
  it('publishes the old version once more and takes nothing out of the history [N12] [PLN-03]', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(version, { minLength: 2, selector: ({ versionId }) => versionId }),
        fc.nat(),
        (history, pick) => {
          const old = history[1 + (pick % (history.length - 1))]!;
          const result = rollBack(history, old.versionId, -1);
          expect(result).toEqual({ ok: true, value: [{ ...old, versionId: -1 }, ...history] });
          expect(rollBack(history, history[0]!.versionId, -1)).toMatchObject({
            problems: [{ code: 'plan.version.isNewest' }],
          });
          expect(rollBack(history, -5, -1)).toMatchObject({ problems: [{ code: 'plan.version.gone' }] });
        },
      ),
    );
  });
});
