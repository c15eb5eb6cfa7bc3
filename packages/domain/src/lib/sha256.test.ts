import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './index.ts';

const hexOf = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

it('a hash is that of everybody else, whatever the length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = String.fromCodePoint(...bytes);
      expect(hexOf(sha256(text))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});
