import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inputFault } from './inputFault.ts';
import { oversizedIn } from './jsonShape.ts';

const limits = { depth: 3, list: 3, fields: 2, values: Infinity };

it('JSON is oversized where what is made of it is, whatever its texts hold [SHL-25]', () => {
  const key = fc.string({ unit: fc.constantFrom('a', '"', '\\', '[', '{', ',', ']'), maxLength: 4 });
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      key,
      fc.integer(),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.constantFrom(undefined, 1), (value, indent) => {
      const fault = inputFault(value, limits);
      expect(oversizedIn(JSON.stringify(value, null, indent), limits) !== undefined).toBe(fault !== undefined);
    }),
    { numRuns: 2000 },
  );
});

it('the first limit that JSON exceeds is named [SHL-25]', () => {
  const over = (value: unknown) => oversizedIn(JSON.stringify(value), { ...limits, values: 5 });
  expect([over([[[0]]]), over([[[[]]]]), over([0, 0, 0, 0]), over({ a: 0, b: 0, c: 0 })]).toEqual([
    undefined,
    'depth',
    'list',
    'fields',
  ]);
  expect([
    over([
      [0, 0],
      [0, 0],
    ]),
    over([
      [0, 0, 0],
      [0, 0],
      [0, 0],
    ]),
  ]).toEqual([undefined, 'values']);
});

it('what is no JSON is read to its end and no further [SHL-25]', () => {
  for (const text of ['"', '"\\', ']]]', ',', '', '}{', '[,,'])
    expect(oversizedIn(text, { ...limits, list: 10 })).toBeUndefined();
});
