import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepSealKey, readSealKey, sealKeyFile, sealKeysOf } from './sealKeyFile.ts';

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-seal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, databaseUrl: undefined, secretKey: undefined };
}

it('makes a key once, which its owner alone reads, and keeps it [MSG-06]', () => {
  const where = place();
  const keys = sealKeysOf(where, false);
  expect(keys).toHaveLength(1);
  expect(statSync(join(where.folder, sealKeyFile)).mode & 0o777).toBe(0o600);
  expect(sealKeysOf(where, true)).toEqual(keys);
  keepSealKey(where.folder, 'another'.repeat(8));
  expect(readFileSync(join(where.folder, sealKeyFile), 'utf8').trim()).toBe(keys?.[0]);
});

it('makes no other one for what is sealed already, and prefers the one that is set [MSG-06]', () => {
  const where = place();
  expect(sealKeysOf(where, true)).toEqual([]);
  expect(readSealKey(where.folder)).toBeUndefined();
  const [kept] = sealKeysOf(where, false) ?? [];
  const secretKey = 's'.repeat(32);
  expect(sealKeysOf({ ...where, secretKey }, true)).toEqual([secretKey, kept]);
});

it('leaves the key to a database that gateways share, unless one is set [MSG-06]', () => {
  const where = { ...place(), databaseUrl: 'postgres://db/fireline' };
  expect(sealKeysOf(where, false)).toBeUndefined();
  expect(sealKeysOf({ ...where, secretKey: 's'.repeat(32) }, false)).toHaveLength(1);
});

it('refuses a file that is cut short [MSG-06]', () => {
  const where = place();
  writeFileSync(join(where.folder, sealKeyFile), 'short');
  expect(() => readSealKey(where.folder)).toThrow(/no key of Fireline/);
});
