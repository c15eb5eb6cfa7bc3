import { expect, it } from 'vitest';
import { linkTruth } from './linkTruth.ts';

const link = { sinceMs: 2_000, lastEventAtMs: 1_000 };

it('a link that hears nothing is stale since it last heard something [N05]', () => {
  expect(linkTruth({ ...link, state: 'stale' })).toEqual({ name: 'stale', sinceMs: 1_000 });
  expect(linkTruth({ ...link, state: 'closed', lastEventAtMs: null })).toEqual({ name: 'stale', sinceMs: 2_000 });
});

it('every other state is told as it is [N05]', () => {
  for (const state of ['connecting', 'live', 'polling'] as const)
    expect(linkTruth({ ...link, state })).toEqual({ name: state });
});
