import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedPackages } from '../../tooling/exports.ts';

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
