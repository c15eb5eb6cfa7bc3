import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointsOf, type SafetyFacts, safetyAdvice, safetyParts, safetyRules, safetyScore } from './score.ts';

const perfect: SafetyFacts = { answering: 100, acknowledging: 1, closing: 10, falseAlarms: 0, hazards: 0, services: 0 };

it('is 100 at its best, 0 at its worst, and knows nothing of nothing [ANA-01] [ANA-05]', () => {
  expect(safetyScore(perfect).score).toBe(100);
  const worst = Object.fromEntries(safetyParts.map((part) => [part, safetyRules[part].worst]));
  expect(safetyScore(worst as unknown as SafetyFacts).score).toBe(0);
  const nothing = Object.fromEntries(safetyParts.map((part) => [part, null]));
  expect(safetyScore(nothing as unknown as SafetyFacts).score).toBeNull();
  expect(safetyScore({ ...perfect, hazards: null, services: 20 }).score).toBe(82);
});

it('never falls when a part gets better [ANA-01]', () => {
  const value = fc.double({ min: 0, max: 2000, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...safetyParts), value, value, (part, a, b) => {
      const { best, worst } = safetyRules[part];
      const [better, worse] = (best > worst ? a > b : a < b) ? [a, b] : [b, a];
      expect(pointsOf(safetyRules[part], better)).toBeGreaterThanOrEqual(pointsOf(safetyRules[part], worse));
      const scored = (one: number) => safetyScore({ ...perfect, [part]: one }).score ?? 0;
      expect(scored(better)).toBeGreaterThanOrEqual(scored(worse));
    }),
  );
});

it('advises on what costs most points first [ANA-01]', () => {
  const { parts } = safetyScore({ ...perfect, closing: 1440, answering: 81 });
  expect(safetyAdvice(parts)).toEqual(['answering', 'closing']);
});
