import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeNew } from '../../tooling/new.ts';

const root = join(import.meta.dirname, '../..');
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** The files that the generator changes, in a folder of their own. */
const copied = [
  'packages/api/src/calls.ts',
  'packages/api/src/shapes.ts',
  'packages/domain/src/shell/sitemap',
  'apps/gateway/src/areas.ts',
  'apps/console/src/shell/screens.ts',
  'tests/contract/everyCall/samples.ts',
];
const copyOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-new-'));
  copies.push(folder);
  for (const path of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
};

it('makes an area with a list on a page that a person signs in to, all of it in the form of the others', () => {
  const folder = copyOf();
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  makeNew(folder, ['area', 'finance']);
  makeNew(folder, ['call', 'finance.payments', 'place', '/services/payments', 'ordersMine:view']);
  const page = makeNew(folder, ['page', 'ordersMine', 'finance.payments', 'placeId']);
  expect(textOf('packages/api/src/calls.ts')).toContain('  finance: financeCalls,\n};');
  expect(textOf('apps/gateway/src/areas.ts')).toContain("import { finance } from './finance/index.ts';");
  expect(textOf('packages/api/src/finance/calls.ts')).toContain("who: ['ordersMine:view']");
  expect(textOf('apps/gateway/src/finance/routes.ts')).toContain('payments: signedIn(');
  expect(textOf('packages/domain/src/shell/sitemap/table.ts')).toContain('  ordersMine: [');
  expect(textOf('apps/console/src/finance/routes.ts')).toContain('  ordersMine: () => import(');
  const screen = page.find((path) => path.endsWith('Screen.tsx')) ?? '';
  expect(textOf(screen).split('\n').length).toBeLessThan(60);
});

it('writes nothing when a part of it cannot be made', () => {
  const folder = copyOf();
  expect(() => makeNew(folder, ['page', 'main', 'site.places', 'placeId'])).toThrow('main is no page to come');
  expect(() => makeNew(folder, ['area', 'weather'])).toThrow('weather is no area');
  expect(() => makeNew(folder, ['page'])).toThrow('npm run new area NAME');
  for (const path of copied.filter((one) => one.endsWith('.ts')))
    expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(root, path), 'utf8'));
});
