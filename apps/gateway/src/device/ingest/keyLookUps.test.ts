import { expect, it } from 'vitest';
import type { HeldKey } from '../keys.ts';
import { KeyLookUps } from './keyLookUps.ts';

const held: HeldKey = { keyId: 1, lastUsedAt: null, rentId: 'R001', scopes: ['reports'] };

function setUp() {
  const asked: string[][] = [];
  let fail: Error | undefined;
  const find = async (hashes: readonly string[]) => {
    asked.push([...hashes]);
    await new Promise((resolve) => setImmediate(resolve));
    if (fail) throw fail;
    return new Map(hashes.flatMap((hash) => (hash === 'good' ? [[hash, held] as const] : [])));
  };
  const keys = new KeyLookUps();
  const setFailure = (error: Error | undefined) => {
    fail = error;
  };
  return { keys, asked, setFailure, ask: (hash: string, nowMs = 0) => keys.ask(hash, nowMs, find) };
}

it('keys that come while a query runs are asked for together by the next one [DEV-13]', async () => {
  const { ask, asked } = setUp();
  const hashes = ['a', 'b', 'good', 'c', 'b'];
  expect(await Promise.all(hashes.map((hash) => ask(hash)))).toEqual([
    undefined,
    undefined,
    held,
    undefined,
    undefined,
  ]);
  expect(asked).toEqual([['a'], ['b', 'good', 'c']]);
});

it('what is no key is not asked for again for a minute, and a key is each time: it may have been revoked [DEV-13]', async () => {
  const { keys, ask, asked } = setUp();
  for (const nowMs of [0, 59_999, 60_000]) expect(await ask('bad', nowMs)).toBeUndefined();
  expect(asked).toEqual([['bad'], ['bad']]);
  for (const nowMs of [0, 1]) expect(await ask('good', nowMs)).toBe(held);
  expect(asked).toHaveLength(4);
  expect([keys.wasKey('good', 60_000), keys.wasKey('bad', 60_000), keys.wasKey('good', 60_001)]).toEqual([
    true,
    false,
    undefined,
  ]);
  // the clock was put back by as much
  expect([keys.wasKey('bad', 1), keys.wasKey('bad', 0)]).toEqual([false, undefined]);
});

it('ten thousand are remembered, the newest ones, and more than five hundred are asked for in parts [DEV-13]', async () => {
  const { keys, ask, asked } = setUp();
  await Promise.all(Array.from({ length: 10_001 }, (_, at) => ask(`${at}`)));
  expect([keys.wasKey('0', 0), keys.wasKey('1', 0), keys.wasKey('10000', 0)]).toEqual([undefined, false, false]);
  expect(Math.max(...asked.map(({ length }) => length))).toBe(500);
});

it('a query that fails fails for those it was for, who may ask again [DEV-13]', async () => {
  const { ask, setFailure } = setUp();
  setFailure(new Error('away'));
  const [first, second] = [ask('good'), ask('bad')];
  await expect(first).rejects.toThrow('away');
  setFailure(undefined);
  expect(await second).toBeUndefined();
  expect(await ask('good')).toBe(held);
});
