import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentGroups } from '../../.storybook/groups.ts';

it('each component of the library stands in one group of Storybook [LIB-05]', () => {
  const folders = readdirSync('packages/ui/src').filter((name) => /^[A-Z]/.test(name));
  expect(Object.values(componentGroups).flat().toSorted()).toEqual(folders.toSorted());
});

it('the order of the sidebar names every group of components [LIB-05]', () => {
  const preview = readFileSync('.storybook/preview.tsx', 'utf8');
  const order = /storySort: \{\s*order: \[([\s\S]*?)\n {8}\]/.exec(preview)?.[1] ?? '';
  for (const group of Object.keys(componentGroups)) expect(order).toContain(`'${group}'`);
});
