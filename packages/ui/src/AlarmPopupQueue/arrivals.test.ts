import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Arrival, type ArrivalState, arrive, noArrivals, sayEveryMs } from './arrivals.ts';

const alarm = (alarmId: number, level: Arrival['level']): Arrival => ({ alarmId, level, raisedAtMs: alarmId });

it('names the worst, of equals the first, and how many came with it [N23]', () => {
  const { spoken } = arrive(noArrivals, [alarm(5, 4), alarm(3, 2), alarm(2, 2), alarm(4, 1)], 0);
  expect(spoken.map(({ politeness, alarm: { alarmId }, count }) => [politeness, alarmId, count])).toEqual([
    ['assertive', 4, 3],
    ['polite', 5, 1],
  ]);
});

it.each([
  [1, 'assertive'],
  [2, 'assertive'],
  [3, 'polite'],
  [4, 'polite'],
  [5, 'polite'],
] as const)('level %d is %s [N23]', (level, politeness) => {
  expect(arrive(noArrivals, [alarm(1, level)], 0).spoken[0]?.politeness).toBe(politeness);
});

it('an alarm is spoken of once, and what is acknowledged before its turn not at all [N23]', () => {
  const first = arrive(noArrivals, [alarm(1, 3)], 0);
  const held = arrive(first.state, [alarm(1, 3), alarm(2, 3), alarm(3, 3)], 1000);
  expect([held.spoken, held.waitMs]).toEqual([[], 4000]);
  const later = arrive(held.state, [alarm(1, 3), alarm(3, 3)], 5000);
  expect(later.spoken.map(({ alarm: { alarmId }, count }) => [alarmId, count])).toEqual([[3, 1]]);
  expect(arrive(later.state, [alarm(1, 3), alarm(3, 3)], 60_000).spoken).toEqual([]);
});

it('a critical alarm does not wait for the pause after a lesser one [N23]', () => {
  const first = arrive(noArrivals, [alarm(1, 5)], 0);
  expect(arrive(first.state, [alarm(1, 5), alarm(2, 1)], 100).spoken).toHaveLength(1);
});

it('in a storm: five seconds apart, and every alarm that stayed is counted once [N23] [ALM-07]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom<Arrival['level'][]>(1, 2, 3, 4, 5), fc.nat(800)), {
        minLength: 1,
        maxLength: 60,
      }),
      (steps) => {
        let state: ArrivalState = noArrivals;
        let now = 0;
        const alarms: Arrival[] = [];
        const said = { assertive: [] as number[], polite: [] as number[] };
        let counted = 0;
        const listen = () => {
          const next = arrive(state, alarms, now);
          state = next.state;
          for (const { politeness, count } of next.spoken) {
            said[politeness].push(now);
            counted += count;
          }
        };
        for (const [level, ms] of steps) {
          alarms.push(alarm(alarms.length + 1, level));
          listen();
          now += ms;
        }
        now += sayEveryMs;
        listen();
        expect(counted).toBe(alarms.length);
        for (const times of Object.values(said))
          times.forEach((at, index) =>
            expect(at - (times[index - 1] ?? -sayEveryMs)).toBeGreaterThanOrEqual(sayEveryMs),
          );
      },
    ),
  );
});
