import { expect, it } from 'vitest';
import { districtsOf, mostOf, shaded } from './values.ts';

const outlines = {
  type: 'FeatureCollection' as const,
  features: [
    ['440304', '福田区'],
    ['440305', '南山区'],
    ['440303', '罗湖区'],
  ].map(([code = '', name = '']) => ({
    type: 'Feature' as const,
    properties: { code, name, lng: 114, lat: 22.5 },
    geometry: { type: 'MultiPolygon' as const, coordinates: [] },
  })),
};
const values = [
  { code: '440304', value: 10 },
  { code: '440305', value: 0 },
  { code: '999999', value: 3 },
];

it('what is not known is not nothing counted, and no value is lost [ORG-04] [ANA-05]', () => {
  expect(districtsOf(outlines, values)).toEqual([
    { code: '440304', name: '福田区', value: 10 },
    { code: '440305', name: '南山区', value: 0 },
    { code: '440303', name: '罗湖区', value: null },
    { code: '999999', name: '999999', value: 3 },
  ]);
  expect(mostOf(values)).toBe(10);
  expect(mostOf([{ code: '1', value: Number.NaN }])).toBe(0);
});

it('shades by fifths of the most, as other heat maps do [ANA-05]', () => {
  const { texts } = shaded(outlines, values, (value) => String(value));
  expect(texts.map(({ shade, text }) => [shade, text])).toEqual([
    ['5', '福田区\n10'],
    ['0', '南山区\n0'],
    ['none', '罗湖区\nnull'],
  ]);
});

it('a city is found by its code with and without zeros [ORG-04]', () => {
  const city = {
    ...outlines,
    features: [{ ...outlines.features[0], properties: { code: '4403', name: '深圳市', lng: 114, lat: 22 } }],
  };
  expect(districtsOf(city as typeof outlines, [{ code: '440300', value: 7 }])).toEqual([
    { code: '4403', name: '深圳市', value: 7 },
  ]);
});
