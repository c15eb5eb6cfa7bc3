import { expect, it } from 'vitest';
import { inParts, readRing, type Ring } from './ring.ts';

const ids = Array.from({ length: 2_000 }, (_, at) => 10_000_000_000 + at);

it('every ring fits into a notification of PostgreSQL and names all ids once [ALM-06]', () => {
  const parts = inParts({ type: 'changed', topic: 'device', rentId: 'R001', ids });
  expect(parts.every((part) => JSON.stringify(part).length < 8_000)).toBe(true);
  expect(parts.flatMap((part) => (part.type === 'changed' ? part.ids : []))).toEqual(ids);
});

it('reads what it writes, and nothing else [ALM-06]', () => {
  const revoked: Ring = { type: 'revoked', userId: 1, sessionId: null };
  expect(readRing(JSON.stringify(revoked))).toEqual(revoked);
  const strange = [
    '',
    'not json',
    'null',
    '[]',
    '{"type":"later"}',
    '{"type":"changed","topic":"device","rentId":"R001","ids":["1"]}',
  ];
  expect(strange.map(readRing)).toEqual(strange.map(() => undefined));
});
