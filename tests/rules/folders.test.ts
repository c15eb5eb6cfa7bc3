import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileExports, publishedPackages, subpathsOf, wantedExports } from '../../tooling/exports.ts';
import { areas } from '../../tooling/requirements.ts';

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('folder names are a closed list: a business area has the same name everywhere', () => {
  it.each([
    ['packages/domain/src', ['lib', 'log', 'record']],
    ['packages/api/src', ['lib', 'react']],
    ['apps/console/src', ['lib']],
    ['apps/public-device/src', ['lib', 'embed']],
    ['apps/gateway/src', ['lib', 'migrations', 'city', 'record']],
  ])('%s: areas and %j', (path, others) => {
    expect(foldersIn(path).filter((name) => !areas.includes(name) && !others.includes(name))).toEqual([]);
  });

  it('packages/ui/src: components in PascalCase, tokens, words and lib', () => {
    const others = foldersIn('packages/ui/src').filter((name) => !['tokens', 'words', 'lib'].includes(name));
    expect(others.filter((name) => !/^([A-Z][a-z0-9]+)+$/.test(name))).toEqual([]);
  });

  it('nothing is sorted by kind: an area splits by noun', () => {
    const kinds = '{components,hooks,utils,helpers,common,constants,types,services,models}';
    expect(globSync(`{packages,apps}/*/src/**/${kinds}/`)).toEqual([]);
  });
});

describe('published packages', () => {
  it.each(publishedPackages)(
    '%s exports every folder with an index, and nothing else: run `pnpm run exports` [LIB-03]',
    (name) => {
      const folder = `packages/${name}`;
      const subpaths = subpathsOf(folder);
      expect(subpaths.map(({ subpath }) => subpath).toSorted()).toEqual(
        Object.keys(wantedExports(folder))
          .filter((subpath) => fileExports[subpath] === undefined)
          .toSorted(),
      );
      expect(subpaths.filter(({ source }) => !existsSync(`${folder}/${source}`))).toEqual([]);
    },
  );

  it('ui: every component has its index and its stories [LIB-01]', () => {
    const components = foldersIn('packages/ui/src').filter((name) => /^[A-Z]/.test(name));
    const missing = components.flatMap((name) =>
      ['index.ts', `${name}.stories.tsx`]
        .map((file) => `packages/ui/src/${name}/${file}`)
        .filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it('ui: styled-components is imported by name: in plain Node its default import is the whole module [LIB-03]', () => {
    const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}');
    expect(
      sources.filter((file) => /import styled\b[^;]*from 'styled-components'/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
