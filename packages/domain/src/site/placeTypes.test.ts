import { expect, it } from 'vitest';
import { placeTypeLetters, placeTypes, siteWords } from './index.ts';

it('has the place types A to J in their order, each with words [SIT-01] [SHL-12]', () => {
  expect(placeTypeLetters.join('')).toBe('ABCDEFGHIJ');
  expect(new Set(Object.values(placeTypes)).size).toBe(10);
  expect(placeTypeLetters.map((letter) => siteWords[`site.placeType.${letter}`].en)).toEqual([
    'Residential community',
    'Office building',
    'Mall',
    'Hotel',
    'Factory',
    'Filling station',
    'Warehouse',
    'Office',
    'Rental house',
    'School',
  ]);
});
