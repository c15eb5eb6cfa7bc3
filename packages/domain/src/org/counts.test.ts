import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alarmLevelNumbers } from '../alarm/index.ts';
import { type OrgCounts, type OrgNode, addCounts, countsWithAllUnder, orgTree, worstAlarms } from './index.ts';

const counts = (places: number, devices: number, alarms: OrgCounts['alarms'] = {}): OrgCounts => ({
  places,
  devices,
  alarms,
});
const nodes: OrgNode[] = [
  { orgId: '44', orgName: '广东省', orgLevel: 'province' },
  { orgId: '4403', orgName: '深圳市', orgLevel: 'city', parentId: '44' },
  { orgId: '440305', orgName: '南山区', orgLevel: 'district', parentId: '4403' },
  { orgId: '440304', orgName: '福田区', orgLevel: 'district', parentId: '4403' },
];

describe('what organisations watch over', () => {
  it('is counted in each organisation above it [ORG-01] [ORG-02]', () => {
    const whole = countsWithAllUnder(
      orgTree(nodes),
      new Map([
        ['440305', counts(2, 10, { 1: 1 })],
        ['440304', counts(1, 5, { 1: 2, 3: 4 })],
        ['gone', counts(9, 9, { 1: 9 })],
      ]),
    );
    expect(whole.get('44')).toEqual(counts(3, 15, { 1: 3, 2: 0, 3: 4, 4: 0, 5: 0 }));
    expect(whole.get('440305')).toEqual(counts(2, 10, { 1: 1 }));
    expect([...whole.keys()].toSorted()).toEqual(['44', '4403', '440304', '440305']);
  });

  it('adds up at the top to all there is, whatever is bound where [ORG-01]', () => {
    const some = fc.record({ places: fc.nat(99), devices: fc.nat(99), alarms: fc.constant({ 2: 1 }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...nodes.map(({ orgId }) => orgId)), some)), (rows) => {
        const own = new Map(rows);
        const top = countsWithAllUnder(orgTree(nodes), own).get('44') ?? counts(0, 0);
        const sum = [...own.values()].reduce(addCounts, counts(0, 0));
        expect([top.places, top.devices, top.alarms[2] ?? 0]).toEqual([sum.places, sum.devices, sum.alarms[2] ?? 0]);
      }),
    );
  });

  it('tells the worst level with its number, and how many others there are [ALM-02] [ORG-01]', () => {
    expect(worstAlarms(counts(0, 0, { 2: 3, 4: 1, 5: 2 }))).toEqual({ level: 2, count: 3, others: 3 });
    expect(worstAlarms(counts(0, 0, { 1: 0 }))).toBeUndefined();
    expect(worstAlarms(counts(0, 0, { 1: Number.NaN, 5: 1 }))).toEqual({ level: 5, count: 1, others: 0 });
    for (const level of alarmLevelNumbers) expect(worstAlarms(counts(0, 0, { [level]: 1 }))?.level).toBe(level);
  });
});
