import { describe, expect, it } from 'vitest';
import { nextStep } from '../../tooling/testing/schedule.ts';
import { type Step, steps } from '../../tooling/testing/steps.ts';

const step = (name: string, costS: number, more: Partial<Step> = {}): Step => ({
  name,
  command: '',
  limitS: 1,
  costS,
  ...more,
});

/** Runs steps that take what they say in two lanes. @returns when each step starts, by name, and when the last one ends */
function simulate(all: readonly Step[]): { starts: ReadonlyMap<string, number>; endS: number } {
  const starts = new Map<string, number>();
  const waiting = new Set(all);
  const ends = new Map<Step, number>();
  let nowS = 0;
  while (waiting.size + ends.size > 0) {
    const next = ends.size < 2 ? nextStep([...waiting], [...ends.keys()]) : undefined;
    if (next) {
      waiting.delete(next);
      starts.set(next.name, nowS);
      ends.set(next, nowS + next.costS);
      continue;
    }
    const [ended, endS] = [...ends].toSorted(([, a], [, b]) => a - b)[0] ?? [];
    if (!ended) throw new Error(`these never start: ${[...waiting].map(({ name }) => name).join(', ')}`);
    ends.delete(ended);
    nowS = endS ?? nowS;
  }
  return { starts, endS: nowS };
}

describe('the order of steps', () => {
  it('is by the longest way to the end, and not by the longest step', () => {
    const first = step('build', 5);
    const all = [step('long', 20), first, step('needs build', 30, { after: ['build'] })];
    expect(nextStep(all, [])).toBe(first);
    expect(nextStep(all.slice(0, 1).concat(all.slice(2)), [first])?.name).toBe('long');
  });

  it('lets a step wait for those it needs only where they run at all', () => {
    const alone = step('sizes', 5, { after: ['packages'] });
    expect(nextStep([alone], [])).toBe(alone);
    expect(nextStep([alone], [step('packages', 5)])).toBeUndefined();
  });

  it('lets one step at a time draw', () => {
    const draws = { draws: true };
    expect(nextStep([step('stories', 9, draws)], [step('components', 9, draws)])).toBeUndefined();
    expect(nextStep([step('stories', 9, draws), step('unit', 1)], [step('components', 9, draws)])?.name).toBe('unit');
  });

  it('starts all steps of this repository, types and lint at once, and ends both lanes together', () => {
    const { starts, endS } = simulate(steps);
    expect(starts.size).toBe(steps.length);
    expect(Math.max(starts.get('types') ?? Infinity, starts.get('lint') ?? Infinity)).toBeLessThan(5);
    const sum = (some: readonly Step[]) => some.reduce((total, { costS }) => total + costS, 0);
    // no order is shorter than half of all, or than those that draw
    const least = Math.max(sum(steps) / 2, sum(steps.filter(({ draws }) => draws)));
    expect(endS).toBeLessThan(least * 1.1);
  });
});
