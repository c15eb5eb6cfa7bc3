import { expect, it } from 'vitest';
import { sitemap } from '../../shell/index.ts';
import { standardNames, standardState, standards, type Standard } from '../index.ts';

const all: readonly Standard[] = standardNames.map((name) => standards[name]);

it('a standard is in force from its first day until the day before the one that takes its place [SIT-12]', () => {
  const days = { since: '2025-05-01', until: '2027-03-01' };
  expect(['2025-04-30', '2025-05-01', '2027-02-28', '2027-03-01'].map((day) => standardState(days, day))).toEqual([
    'upcoming',
    'inForce',
    'inForce',
    'withdrawn',
  ]);
  expect(standardState({}, '2026-11-24')).toBe('inForce');
});

it('what takes the place of a standard is listed and begins as it ends; numbers are listed once; its pages exist [SIT-12]', () => {
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  const pages = new Set(sitemap.map(({ name }) => name as string));
  for (const { until, replacedBy, pages: governed } of all) {
    expect(until === undefined).toBe(replacedBy === undefined);
    expect(all.find(({ number }) => number === replacedBy)?.since).toBe(until);
    expect(governed.filter((page) => !pages.has(page))).toEqual([]);
  }
});
