import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** What README and CONTRIBUTING tell a person to run on a fresh clone, where nothing is installed. */
const firstCommands = [
  'start',
  'test',
  'dev',
  'check',
  'build',
  'pack',
  'storybook',
  'build-storybook',
  'bench',
  'faults',
];

it.each(firstCommands)('npm run %s goes through the launcher, which installs what is missing [LIB-03]', (name) => {
  expect(scripts[name]).toMatch(/^node tooling\/run\.mjs /);
});
