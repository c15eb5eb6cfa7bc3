import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { firstPictures } from '../bench/sizes/firstPicture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// built by a plain Node: inside a test runner the build would import the words through the runner's own loader
const program = `
  const { bytesBefore, firstPictures } = await import('./tests/bench/sizes/firstPicture.ts');
  console.log(await bytesBefore(firstPictures[process.argv[1]]));
`;

const names = Object.keys(firstPictures) as (keyof typeof firstPictures)[];

it.each(names)(
  '%s keeps its budget of JavaScript, gzipped, before the first picture [PUB-05]',
  { timeout: 120_000 },
  (name) => {
    const args = ['--conditions=fireline-source', '--input-type=module', '-e', program, name];
    // the test runner's NODE_ENV would bundle React's development build
    const env = { ...process.env, NODE_ENV: 'production' };
    const bytes = Number(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env }));
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(firstPictures[name].budgetBytes);
  },
);
