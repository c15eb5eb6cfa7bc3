import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isBuilt } from '../../tooling/build-apps.ts';
import { root } from '../../tooling/root.ts';
import { builtChunks, bytesBefore, firstPictures } from '../bench/sizes/firstPicture.ts';

// built by a plain Node: inside a test runner the build would import the words through the runner's own loader
const program = `
  const { buildChunks, bytesBefore, firstPictures } = await import('./tests/bench/sizes/firstPicture.ts');
  const picture = firstPictures[process.argv[1]];
  console.log(bytesBefore(picture, await buildChunks(picture.app)));
`;

const names = Object.keys(firstPictures) as (keyof typeof firstPictures)[];

/** From the build that there is, unless a source is newer. */
function bytesOf(name: keyof typeof firstPictures): number {
  const picture = firstPictures[name];
  if (isBuilt(picture.app)) return bytesBefore(picture, builtChunks(picture.app));
  const args = ['--conditions=fireline-source', '--input-type=module', '-e', program, name];
  // the test runner's NODE_ENV would bundle React's development build
  const env = { ...process.env, NODE_ENV: 'production' };
  return Number(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env }));
}

it.each(names)(
  '%s keeps its budget of JavaScript, gzipped, before the first picture [PUB-05]',
  { timeout: 120_000 },
  (name) => {
    const bytes = bytesOf(name);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(firstPictures[name].budgetBytes);
  },
);
