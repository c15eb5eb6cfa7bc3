import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pinnedVersion } from '../../tooling/chromium.ts';

it('the browser that draws the baselines is unpacked afresh when its version changes [LIB-01]', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  expect(pinnedVersion).toBe(optionalDependencies['@sparticuz/chromium']);
});
