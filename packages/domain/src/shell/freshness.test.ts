import { expect, it } from 'vitest';
import { type FreshnessFacts, freshForMs, freshness } from './index.ts';

const facts: FreshnessFacts = { loadedAtMs: 1_000, missingSinceMs: null, heardAtMs: 50_000, link: 'live' };

it('nothing is known before an answer, whatever the link says [N05]', () => {
  for (const link of ['connecting', 'live', 'polling', 'stale', 'closed'] as const)
    expect(freshness({ ...facts, loadedAtMs: null, link }, 50_000)).toEqual({ name: 'unknown' });
});

it('an answer older than 20 s is marked, from the instant it was true [N05]', () => {
  expect(freshForMs).toBe(20_000);
  expect(freshness(facts, 50_000 + freshForMs)).toEqual({ name: 'live' });
  expect(freshness(facts, 50_000 + freshForMs + 1)).toEqual({ name: 'stale', sinceMs: 50_000 });
  expect(freshness({ ...facts, link: 'polling' }, 60_000)).toEqual({ name: 'polling' });
  // loaded by HTTP while push still connects
  expect(freshness({ ...facts, loadedAtMs: 55_000, heardAtMs: null, link: 'connecting' }, 60_000)).toEqual({
    name: 'polling',
  });
});

it('a link that is known to be down marks it at once [N05]', () => {
  for (const link of ['stale', 'closed'] as const)
    expect(freshness({ ...facts, link }, 50_001)).toEqual({ name: 'stale', sinceMs: 50_000 });
});

it('what is missing counts from the moment it was missed, though events go on [N05]', () => {
  const missing = { ...facts, missingSinceMs: 40_000, heardAtMs: 61_000 };
  expect(freshness(missing, 60_000)).toEqual({ name: 'live' });
  expect(freshness(missing, 61_000)).toEqual({ name: 'stale', sinceMs: 40_000 });
});
