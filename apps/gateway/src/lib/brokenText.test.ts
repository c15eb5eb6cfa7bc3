import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenPath } from './brokenText.ts';

it('says where text is that no database keeps, in a value or in a name, and where input is nested too deep', () => {
  expect(brokenPath({ a: [1, { b: 'x\0' }] })).toEqual(['a', 1, 'b']);
  expect(brokenPath({ a: { '\ud800': 1 } })).toEqual(['a']);
  expect(brokenPath({ 'a\0': 1 })).toEqual([]);
  expect(brokenPath({ a: [[[]]] }, 3)).toEqual(['a', 0, 0]);
  expect(brokenPath('\udc00')).toEqual([]);
  expect(brokenPath({ smile: '😀', none: null })).toBeUndefined();
});

it('finds one broken text wherever it is', () => {
  const tree = fc.object({ maxDepth: 4 });
  fc.assert(
    fc.property(tree, fc.array(fc.constantFrom('list', 'map'), { maxLength: 6 }), (clean, way) => {
      if (brokenPath(clean)) return;
      const broken = way.reduce<unknown>((inner, kind) => (kind === 'list' ? [clean, inner] : { clean, inner }), 'x\0');
      const path = way.map((kind) => (kind === 'list' ? 1 : 'inner')).toReversed();
      expect(brokenPath(broken)).toEqual(path);
    }),
  );
});
