import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../lib/index.ts';
import { checkProjectDevice, checkProjectMove, checkProjectNodes, checkProjectTerm, projectState } from './index.ts';

const today = '2026-11-21';

describe('a project', () => {
  it.each([
    [1, 40, 'notStarted'],
    [0, 31, 'running'],
    [-10, 30, 'ending'],
    [-10, 0, 'ending'],
    [-10, -1, 'ended'],
  ] as const)('that starts in %d days and ends in %d is %s [SIT-08]', (from, to, state) => {
    expect(projectState({ start: addDays(today, from), end: addDays(today, to) }, today)).toBe(state);
  });

  it('only ever goes on to a later state [SIT-08]', () => {
    const order = ['notStarted', 'running', 'ending', 'ended'];
    const days = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), days, fc.nat(400), (from, length, day, later) => {
        const term = { start: addDays(today, from), end: addDays(today, from + length) };
        const at = (offset: number) => order.indexOf(projectState(term, addDays(today, offset)));
        expect(at(day + later)).toBeGreaterThanOrEqual(at(day));
      }),
    );
  });

  it('is given to a partner of the giver or one below it, for a unit of that partner [SIT-08] [ORG-05]', () => {
    const agent = { rentId: 'R001', role: 'agent', partnerId: 1, partnerIds: [1, 3] } as const;
    expect(checkProjectNodes(agent, { partnerId: 3 }, undefined)).toBeUndefined();
    expect(checkProjectNodes(agent, { partnerId: 2 }, undefined)?.code).toBe('site.project.otherPartner');
    const platform = { rentId: 'R001', role: 'platform' } as const;
    expect(checkProjectNodes(platform, { partnerId: 2 }, 2)).toBeUndefined();
    for (const owner of [1, null])
      expect(checkProjectNodes(platform, { partnerId: 2 }, owner)?.code).toBe('site.project.unitOfOther');
  });

  it('stays with its partner and unit while it has devices, and may be opened to all units [SIT-08]', () => {
    const before = { partnerId: 1, unitId: 1 };
    expect(checkProjectMove(before, { partnerId: 2 }, 0)).toBeUndefined();
    expect(checkProjectMove(before, { partnerId: 1 }, 4)).toBeUndefined();
    expect(checkProjectMove(before, { partnerId: 2, unitId: 1 }, 4)).toMatchObject({ field: 'partnerId' });
    expect(checkProjectMove(before, { partnerId: 1, unitId: 2 }, 4)).toMatchObject({
      field: 'unitId',
      args: { devices: 4 },
    });
  });

  it('takes devices of its partner and unit that are in no other project on any of its days [SIT-08]', () => {
    const project = { partnerId: 1, unitId: 1, start: today, end: addDays(today, 100) };
    const device = { partnerId: 1, unitId: 1 };
    const code = (
      asked: { readonly partnerId: number; readonly unitId: number } | undefined,
      others: readonly (readonly [number, number])[] = [],
    ) =>
      checkProjectDevice(
        project,
        asked,
        others.map(([from, to]) => ({ name: '一期', start: addDays(today, from), end: addDays(today, to) })),
      )?.code;
    expect(
      code(device, [
        [-20, -1],
        [101, 150],
      ]),
    ).toBeUndefined();
    expect(code(undefined)).toBe('site.project.device.unknown');
    expect(code({ ...device, partnerId: 2 })).toBe('site.project.device.otherPartner');
    expect(code({ ...device, unitId: 2 })).toBe('site.project.device.otherUnit');
    for (const term of [
      [-20, 0],
      [100, 150],
      [20, 30],
      [-9, 200],
    ] as const)
      expect(code(device, [[...term]])).toBe('site.project.device.inOther');
  });

  it('cannot be prolonged into another project of its devices [SIT-08]', () => {
    const before = { start: today, end: addDays(today, 10) };
    const others = [{ name: '二期', start: addDays(today, 20), end: addDays(today, 30) }];
    expect(checkProjectTerm(before, { ...before, end: addDays(today, 19) }, others)).toBeUndefined();
    expect(checkProjectTerm(before, { ...before, end: addDays(today, 20) }, others)).toMatchObject({
      field: 'end',
      args: { name: '二期' },
    });
  });
});
