import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlarmLevel, type Foldable, alarmLevelNumbers, foldFrom, foldPopups, worstPopup } from './index.ts';

const alarm = (alarmId: number, more: Partial<Foldable> = {}): Foldable => ({
  alarmId,
  level: 3,
  raisedAtMs: alarmId,
  unitName: 'U',
  buildingName: 'B',
  floor: 1,
  ...more,
});
const many = (count: number, more: (index: number) => Partial<Foldable> = () => ({})) =>
  Array.from({ length: count }, (_, index) => alarm(index + 1, more(index)));

const storm = fc
  .array(
    fc.record({
      level: fc.constantFrom<AlarmLevel>(...alarmLevelNumbers),
      raisedAtMs: fc.nat(50),
      unitName: fc.constantFrom('甲', '乙/', ''),
      buildingName: fc.constantFrom('1栋', '2栋', ''),
      floor: fc.constantFrom(-1, 1, 2, 3, 4, null),
    }),
    { maxLength: 300 },
  )
  .map((rows) => rows.map((row, alarmId): Foldable => ({ alarmId, ...row })));

describe('foldPopups', () => {
  it('shows few alarms one by one [ALM-07]', () => {
    expect(foldPopups(many(foldFrom - 1)).map((entry) => entry.of)).toEqual(['alarm', 'alarm', 'alarm']);
  });

  it('folds many of one floor, then of one building, then of one unit [ALM-07] [N06]', () => {
    expect(foldPopups(many(foldFrom))).toMatchObject([{ of: 'floor', alarms: { length: 4 } }]);
    expect(foldPopups(many(40, (index) => ({ floor: index % 4 })))).toMatchObject([
      { of: 'building', alarms: { length: 40 } },
    ]);
    expect(foldPopups(many(40, (index) => ({ buildingName: `${index % 4}` })))).toMatchObject([
      { of: 'unit', alarms: { length: 40 } },
    ]);
  });

  it('never folds different units together [N06]', () => {
    expect(foldPopups(many(40, (index) => ({ unitName: `${index}` })))).toHaveLength(40);
  });

  it('keeps a lone alarm of the same unit beside a folded floor [N06]', () => {
    expect(foldPopups([...many(10), alarm(99, { floor: 7 })]).map(({ of }) => of)).toEqual(['floor', 'alarm']);
  });

  it('conserves the count: each alarm is in exactly one entry [ALM-07] [N06]', () => {
    fc.assert(
      fc.property(storm, (alarms) => {
        const ids = foldPopups(alarms).flatMap((entry) => entry.alarms.map(({ alarmId }) => alarmId));
        expect(ids.toSorted((a, b) => a - b)).toEqual(alarms.map(({ alarmId }) => alarmId));
      }),
    );
  });

  it('puts the worst level on top and the first out first, each entry with its worst level [ALM-04] [N06]', () => {
    fc.assert(
      fc.property(storm, (alarms) => {
        const entries = foldPopups(alarms);
        for (const entry of entries) {
          expect(entry.level).toBe(Math.min(...entry.alarms.map(({ level }) => level)));
          expect(entry.first.raisedAtMs).toBe(Math.min(...entry.alarms.map(({ raisedAtMs }) => raisedAtMs)));
        }
        const ranks = entries.map((entry) => entry.level * 1000 + entry.first.raisedAtMs);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives the same queue, with keys of their own, in whatever order the alarms came [ALM-07]', () => {
    fc.assert(
      fc.property(storm, (alarms) => {
        const entries = foldPopups(alarms);
        expect(foldPopups(alarms.toReversed())).toEqual(entries);
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      }),
    );
  });
});

it('a drill hides no real alarm of its level [N15] [ALM-04]', () => {
  const [real, drill, milder] = [alarm(1), { ...alarm(2), isDrill: true }, alarm(3, { level: 4 })];
  expect(worstPopup([drill, real, milder])).toBe(real);
  expect(worstPopup([milder, drill])).toBe(drill);
});

it('where there is room for one alarm it is the newest of the worst level, in whatever order they came [ALM-04]', () => {
  fc.assert(
    fc.property(storm, (alarms) => {
      const worst = worstPopup(alarms);
      expect(worstPopup(alarms.toReversed())).toBe(worst);
      const levels = alarms.map(({ level }) => level);
      expect(worst?.level ?? Infinity).toBe(Math.min(...levels));
      const newest = alarms.filter(({ level }) => level === worst?.level).map(({ raisedAtMs }) => raisedAtMs);
      expect(worst?.raisedAtMs ?? -Infinity).toBe(Math.max(...newest));
    }),
  );
});
