import { areaShapes } from '@fireline/api/shapes';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { callLimits, inputFault } from './inputFault.ts';

const none = { depth: Infinity, list: Infinity, fields: Infinity };

it('text that no database keeps is found in a value and in a name [SHL-25]', () => {
  expect(inputFault({ a: [1, { b: 'x\0' }] }, none)).toEqual({ what: 'text', path: ['a', 1, 'b'] });
  expect(inputFault({ a: { '\ud800': 1 } }, none)).toEqual({ what: 'text', path: ['a'] });
  expect(inputFault({ 'a\0': 1 }, none)).toEqual({ what: 'text', path: [] });
  expect(inputFault('\udc00', none)).toEqual({ what: 'text', path: [] });
  expect(inputFault({ smile: '😀', nothing: null }, none)).toBeUndefined();
});

it('input is as deep, as long and as wide as the limits say, and no more [SHL-25]', () => {
  const limits = { depth: 3, list: 2, fields: 1 };
  expect(inputFault({ a: [[1]] }, limits)).toBeUndefined();
  expect(inputFault({ a: [[[]]] }, limits)).toEqual({ what: 'depth', path: ['a', 0, 0] });
  expect(inputFault({ a: [1, 2, 3] }, limits)).toEqual({ what: 'list', path: ['a'] });
  expect(inputFault([1, { a: 1, b: 2 }], limits)).toEqual({ what: 'fields', path: [1] });
});

it('one broken text is found wherever it is [SHL-25]', () => {
  const tree = fc.object({ maxDepth: 4 });
  fc.assert(
    fc.property(tree, fc.array(fc.constantFrom('list', 'map'), { maxLength: 6 }), (clean, way) => {
      if (inputFault(clean, none)) return;
      const broken = way.reduce<unknown>((inner, kind) => (kind === 'list' ? [clean, inner] : { clean, inner }), 'x\0');
      const path = way.map((kind) => (kind === 'list' ? 1 : 'inner')).toReversed();
      expect(inputFault(broken, none)).toEqual({ what: 'text', path });
    }),
  );
});

/** What stands under a name anywhere in a description of shapes. */
function* named(name: string, value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === name) yield inner;
    yield* named(name, inner);
  }
}

it('no call takes longer lists or more fields than the gateway reads [SHL-25]', () => {
  const sends = Object.values(areaShapes).flatMap((shapes) => Object.values<{ send: z.ZodType }>(shapes));
  const described = sends.map(({ send }) => z.toJSONSchema(send, { unrepresentable: 'any', io: 'input' }));
  const lists = [...named('maxItems', described)].map(Number);
  const records = [...named('properties', described)].map((fields) => Object.keys(fields as object).length);
  expect(Math.max(...lists)).toBeGreaterThan(1000);
  expect(Math.max(...lists)).toBeLessThanOrEqual(callLimits.list);
  expect(Math.max(...records)).toBeGreaterThan(10);
  expect(Math.max(...records)).toBeLessThanOrEqual(callLimits.fields / 5);
});
