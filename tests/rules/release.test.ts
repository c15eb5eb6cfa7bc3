import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedPackages } from '../../tooling/exports.ts';
import { missingAddresses } from '../../tooling/release.ts';

const root = new URL('../../', import.meta.url).pathname;
const textOf = (file: string) => readFileSync(root + file, 'utf8');

it('the packages have one version, of which each changelog tells [LIB-03]', () => {
  const versions = publishedPackages.map((name) => {
    const { version } = JSON.parse(textOf(`packages/${name}/package.json`)) as { readonly version: string };
    expect(textOf(`packages/${name}/CHANGELOG.md`), name).toContain(`\n## ${version}\n`);
    return version;
  });
  expect(new Set(versions).size).toBe(1);
});

it('what the changelogs name is there [LIB-03]', () => {
  const source = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => textOf(file))
    .join('\n');
  const missing = publishedPackages.flatMap((name) =>
    [...textOf(`packages/${name}/CHANGELOG.md`).matchAll(/`(?:\w+\.)?([A-Za-z]\w+)`/g)]
      .map(([, word = '']) => word)
      .filter((word) => !new RegExp(`\\b${word}\\b`).test(source)),
  );
  expect(missing).toEqual([]);
});

it('each manifest names author, licence and keywords [LIB-03]', () => {
  for (const name of publishedPackages) {
    const manifest = JSON.parse(textOf(`packages/${name}/package.json`)) as Readonly<Record<string, unknown>>;
    expect(manifest, name).toMatchObject({ author: 'The Fireline authors', license: 'MIT' });
    expect(manifest.keywords, name).toEqual(expect.arrayContaining(['fire-safety']));
  }
});

it('a rehearsal names the addresses that a manifest lacks [LIB-03]', () => {
  const manifest = { name: '@fireline/ui', version: '1.0.0' };
  expect(missingAddresses([manifest])).toEqual(['@fireline/ui does not name homepage, repository, bugs yet']);
  const named = { ...manifest, homepage: 'https://a.example', bugs: 'https://a.example', repository: 'a/b' };
  expect(missingAddresses([named])).toEqual([]);
});
