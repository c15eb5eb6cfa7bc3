import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentGroups } from '../../.storybook/groups.ts';
import { titleOf } from '../../.storybook/pageTitle.ts';

it('each component of the library stands in one group of Storybook [LIB-05]', () => {
  const folders = readdirSync('packages/ui/src').filter((name) => /^[A-Z]/.test(name));
  expect(Object.values(componentGroups).flat().toSorted()).toEqual(folders.toSorted());
});

it('the order of the sidebar names every group of components [LIB-05]', () => {
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');
  const order = /storySort: \{\s*order: \[([\s\S]*?)\n {8}\]/.exec(preview)?.[1] ?? '';
  for (const group of Object.keys(componentGroups)) expect(order).toContain(`'${group}'`);
});

it.each([
  ['Actions / Button - Playground ⋅ Storybook', 'Actions / Button - Playground ⋅ Fireline'],
  ['storybook - Storybook', 'Fireline'],
  ['Storybook', 'Fireline'],
  ['Fireline', 'Fireline'],
])('the page that Storybook calls %s is called %s [LIB-05]', (theirs, ours) => {
  expect(titleOf(theirs)).toBe(ours);
});
