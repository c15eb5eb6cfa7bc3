import { areas as calls } from '@fireline/api/calls';
import { sitemap } from '@fireline/domain/shell';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeExports } from '../../tooling/exports.ts';
import { makeNew } from '../../tooling/new.ts';
import { afterRecord, plural } from '../../tooling/new/record.ts';

const root = join(import.meta.dirname, '../..');
const workspaces = ['packages/domain', 'packages/api', 'packages/ui', 'apps/gateway', 'apps/console'];
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** The sources without their tests, where packages find each other as they do here. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-new-'));
  copies.push(folder);
  const isNeeded = (path: string) => !/\.(?:test|stories)\.tsx?$/.test(path);
  for (const path of [...workspaces.map((one) => `${one}/src`), 'tests/contract/everyCall', 'tests/fixtures'])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isNeeded });
  for (const path of ['tsconfig.base.json', ...workspaces.map((one) => `${one}/package.json`)])
    cpSync(join(root, path), join(folder, path));
  for (const workspace of ['.', ...workspaces]) {
    const [theirs, ours] = [root, folder].map((one) => join(one, workspace, 'node_modules')) as [string, string];
    mkdirSync(join(ours, '@fireline'), { recursive: true });
    for (const name of readdirSync(theirs)) if (name !== '@fireline') symlinkSync(join(theirs, name), join(ours, name));
    for (const other of workspaces) symlinkSync(join(folder, other), join(ours, '@fireline', basename(other)));
  }
  return folder;
}

const table = 'packages/domain/src/shell/sitemap/table.ts';

/** Every area is there: a copy without this one is what the generator makes it in again. */
const remade = 'renewal';
const centralLists = [
  'packages/api/src/calls.ts',
  'packages/api/src/shapes.ts',
  'packages/domain/src/log/areas.ts',
  'apps/gateway/src/areas.ts',
  'apps/console/src/shell/screens.ts',
  'tests/contract/everyCall/samples.ts',
];
const foldersOf = (area: string): readonly string[] => [
  `packages/api/src/${area}`,
  `packages/domain/src/${area}/log`,
  `apps/gateway/src/${area}`,
  `apps/console/src/${area}`,
  `tests/contract/everyCall/${area}.samples.ts`,
];
/** The pages whose screens are of the area. */
const screensOf = (area: string): readonly string[] =>
  [...readFileSync(join(root, `apps/console/src/${area}/routes.ts`), 'utf8').matchAll(/^ {2}(\w+): \(\) =>/gm)].flatMap(
    ([, name]) => name ?? [],
  );

/** Takes an area out of the copy; its pages are to come again. */
function removeArea(folder: string, area: string): void {
  const change = (path: string, how: (text: string) => string): void =>
    writeFileSync(join(folder, path), how(readFileSync(join(folder, path), 'utf8')));
  for (const path of foldersOf(area)) rmSync(join(folder, path), { recursive: true });
  for (const path of centralLists)
    change(path, (text) =>
      text
        .split('\n')
        .filter((line) => !line.includes(area))
        .join('\n'),
    );
  for (const page of screensOf(area))
    change(table, (text) => text.replace(new RegExp(`(?<=\\n  ${page}: )(\\[.*\\])(?=,\\n)`), '{ toCome: $1 }'));
}

/** What the compiler says of the files: of these alone, as what they import is not changed. */
function typeErrors(folder: string, files: readonly string[]): string {
  const config = { extends: './tsconfig.base.json', files: [...files, 'apps/console/src/env.d.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const linter = join(root, 'node_modules/.bin/oxlint');
  const { stdout, status } = spawnSync(linter, ['--type-aware', '--type-check', '-A', 'all', ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout;
}

/** A page to come for each area, whatever its group: the area that names it has its screen. */
const toCome = sitemap.flatMap(({ name, hasScreen, isPublic, menu }) =>
  (hasScreen && !screensOf(remade).includes(name)) || isPublic || !menu ? [] : name,
);

describe('the generator', { timeout: 900_000 }, () => {
  it('makes an area, and in each area a call, a page and a record that compile; a page changes its row and no other central file', () => {
    const folder = copyOfSources();
    const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
    const written = new Set<string>();
    const make = (...args: string[]): string[] => {
      const paths = makeNew(folder, args);
      for (const path of paths) written.add(path);
      return paths;
    };
    removeArea(folder, remade);
    make('area', remade);
    const areas = Object.keys(calls);
    for (const [index, area] of areas.entries()) {
      const page = toCome[index] ?? '';
      const central = (paths: readonly string[]) => paths.filter((path) => !path.includes(`/${area}/`));
      const call = make('call', `${area}.newThings`, 'place', `/new/${area}`, `${page}:view`);
      expect(central(call)).toEqual([`tests/contract/everyCall/${area}.samples.ts`]);
      // the pages of public links are of another app, which has no lists
      if (area === 'public') continue;
      // the table is of the shell itself
      expect(central(make('page', page, `${area}.newThings`, 'placeId'))).toEqual(area === 'shell' ? [] : [table]);
      // what is done in the shell is not logged, so it has no records
      if (area === 'shell') continue;
      // records take their pages from the end: the last areas make none once so few pages are to come
      if (toCome.length - 1 - index < areas.length) continue;
      const kind = toCome.at(-1 - index) ?? '';
      const record = make('record', `${area}.newKind`, 'newKinds', kind, '种类', '種類', 'kind');
      const isBeside = (path: string) => path.includes('/migrations/') || path.endsWith(`/${area}.samples.ts`);
      expect(central(record).filter((path) => !isBeside(path))).toEqual([table]);
    }
    writeExports(join(folder, 'packages/api'));
    // the tests of an area need the suite around them, and stories are alike but for the names in them
    const [story = '', ...stories] = [...written].filter((path) => path.endsWith('.stories.tsx'));
    const checked = [...written].filter((path) => !path.endsWith('.test.ts') && !stories.includes(path));
    expect(checked).toContain(story);
    expect(typeErrors(folder, checked)).toBe('');
    const rows = [...textOf(table).matchAll(/^ {2}(\w+): [[{]/gm)];
    expect(rows.map(([, name]) => name)).toEqual(sitemap.map(({ name }) => name));
    const screen = [...written].find((path) => path.endsWith('Screen.tsx')) ?? '';
    expect(textOf(screen).split('\n').length).toBeLessThan(60);
  });

  it('makes the English plural of a noun', () => {
    const nouns = ['tag', 'tag category', 'key', 'gas', 'fuse box', 'branch', 'brush'];
    expect(nouns.map(plural)).toEqual(['tags', 'tag categories', 'keys', 'gases', 'fuse boxes', 'branches', 'brushes']);
  });

  it('says after a record what is edited and run, by the files that it made', () => {
    const domain = 'packages/domain/src/site';
    const files = [`${domain}/tag/record.ts`, `${domain}/tag/words.ts`, `${domain}/log/words.ts`];
    const next = afterRecord([...files, 'apps/gateway/src/migrations/m0120SiteTag.ts']);
    for (const part of ['site/tag/record.ts', 'site/tag/words.ts', 'm0120SiteTag.ts', 'everyCall/site.test.ts'])
      expect(next).toContain(part);
    expect(next).not.toContain('log/words.ts');
  });

  it('writes nothing when a part of it cannot be made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fireline-new-'));
    copies.push(folder);
    mkdirSync(join(folder, dirname(table)), { recursive: true });
    cpSync(join(root, table), join(folder, table));
    expect(() => makeNew(folder, ['page', 'main', 'site.places', 'placeId'])).toThrow('main already has a screen');
    expect(() => makeNew(folder, ['page', 'bills', 'public.links', 'linkId'])).toThrow('routes.ts does not exist');
    const tag = ['record', 'inspection.tagType', 'tagTypes', 'tagTypes', '标签分类', '標籤分類', 'tag category'];
    expect(() => makeNew(folder, tag)).toThrow(`
  tagTypes: { toCome: ['/main/inspection/tagTypes', 'managing', 'inspection', 'edit', rulesEdit] },
`);
    expect(() => makeNew(folder, tag)).toThrow(`
  'shell.route.tagTypes': { cn: '标签分类', hk: '標籤分類', en: 'Tag categories' },
`);
    expect(() => makeNew(folder, ['area', 'weather'])).toThrow('weather is no area');
    expect(() => makeNew(folder, ['page'])).toThrow('npm run new area NAME');
    expect(readFileSync(join(folder, table), 'utf8')).toBe(readFileSync(join(root, table), 'utf8'));
  });
});
