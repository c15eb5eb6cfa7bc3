import { expect, it } from 'vitest';
import { type AnyFilter, narrowedText, paramsOf, periodOf, queryOf } from './filter.ts';

const url = (text: string) => {
  const params = new URLSearchParams(text);
  const get = (name: string) => params.get(name) ?? '';
  return { get, list: (name: string) => get(name).split(',').filter(Boolean) };
};
const filters: readonly AnyFilter[] = [
  { key: 'search', label: 'Search' },
  {
    key: 'isPrivate',
    param: 'access',
    label: 'Access',
    any: 'Any',
    choices: [
      { value: false, text: 'open', label: 'Open' },
      { value: true, text: 'private', label: 'Private' },
    ],
  },
  {
    key: 'level',
    label: 'Level',
    any: 'Any',
    isList: true,
    choices: [
      { value: 1, label: 'Urgent' },
      { value: 2, label: 'Important' },
    ],
  },
  { key: 'placeId', param: 'place', label: 'Place', any: 'Any', isList: true, choices: [], read: Number },
  { key: 'from', label: 'Time', isPeriod: true },
];

it('sends what the address names, as the call takes it, and leaves out what is no choice [SHL-23]', () => {
  expect(queryOf(filters, url('search=pump&access=private&level=2,9,1&place=7'))).toEqual({
    search: 'pump',
    isPrivate: true,
    level: [1, 2],
    placeId: [7],
  });
  expect(queryOf(filters, url('access=<b>&level='))).toEqual({});
});

it('one choice that arrives later than the address is sent where the address names it, and nothing where it does not [SHL-23]', () => {
  const unit: readonly AnyFilter[] = [
    { key: 'unitId', param: 'unit', label: 'Unit', any: 'Any', choices: [], read: Number },
  ];
  expect([queryOf(unit, url('unit=7')), queryOf(unit, url(''))]).toEqual([{ unitId: 7 }, {}]);
});

it('a day in the address is a whole day in China, its last moment included [ALM-01]', () => {
  expect(periodOf(url('from=2026-11-20&to=2026-11-21'))).toEqual({
    from: '2026-11-19T16:00:00.000Z',
    to: '2026-11-21T16:00:00.000Z',
  });
  expect(periodOf(url('from=2026-02-30&to=soon'))).toEqual({});
});

it('names what the list is narrowed to and leaves out the rest [DEV-12]', () => {
  expect(narrowedText(filters, url('level=2,1&from=2026-11-20&to=2026-11-21'))).toBe(
    'Level: Urgent, Important · Time: 2026-11-20 – 2026-11-21',
  );
  expect(narrowedText(filters, url(''))).toBe('');
});

it('names every parameter that a filter owns, so that clearing leaves none [SHL-23]', () => {
  expect(filters.flatMap(paramsOf)).toEqual(['search', 'access', 'level', 'place', 'from', 'to']);
});
