import { type AlarmLevel, type Foldable, foldPopups } from '@fireline/domain/alarm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrange, shownAtMost } from './arrange.ts';

const alarm = (alarmId: number, level: AlarmLevel, unitName = `unit ${alarmId}`): Foldable => ({
  alarmId,
  level,
  raisedAtMs: alarmId,
  unitName,
  buildingName: '',
  floor: null,
});
const keysOf = ({ shown }: { readonly shown: readonly { readonly key: string }[] }) => shown.map(({ key }) => key);

it('worst first, at most five, the rest counted [ALM-04] [ALM-07]', () => {
  const entries = foldPopups([
    alarm(1, 5),
    alarm(2, 4),
    alarm(3, 3),
    alarm(4, 2),
    alarm(5, 1),
    alarm(6, 5),
    alarm(7, 5),
  ]);
  const arranged = arrange(entries, null);
  expect(arranged.shown.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  expect(arranged.hiddenCount).toBe(2);
});

it('while a person is at it nothing changes its place, and a critical newcomer is still seen [ALM-04]', () => {
  const before = [alarm(1, 3), alarm(2, 4), alarm(3, 4), alarm(4, 4), alarm(5, 5)];
  const held = keysOf(arrange(foldPopups(before), null));
  const after = arrange(foldPopups([...before, alarm(6, 1), alarm(7, 2)]), held);
  expect(keysOf(after).slice(0, held.length)).toEqual(held);
  expect(after.shown.at(-1)?.level).toBe(1);
  expect(after.hiddenCount).toBe(1);
});

it('whatever is held, every alarm is shown or counted [ALM-07]', () => {
  const level = fc.constantFrom<AlarmLevel[]>(1, 2, 3, 4, 5);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(level, fc.nat(6)), { maxLength: 60 }),
      fc.array(fc.nat(40)),
      fc.boolean(),
      (rows, picks, isHeld) => {
        const alarms = rows.map(([one, unit], index) => alarm(index, one, `unit ${unit}`));
        const entries = foldPopups(alarms);
        const held = isHeld ? picks.flatMap((pick) => entries[pick]?.key ?? []) : null;
        const { shown, hiddenCount } = arrange(entries, held);
        expect(shown.reduce((sum, entry) => sum + entry.alarms.length, hiddenCount)).toBe(alarms.length);
        expect(shown.length).toBeLessThanOrEqual(Math.max(shownAtMost, (held?.length ?? 0) + 1));
      },
    ),
  );
});
