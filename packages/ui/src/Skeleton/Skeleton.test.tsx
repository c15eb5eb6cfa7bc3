import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { Skeleton } from './Skeleton.tsx';

const heightOf = async (element: ReactElement): Promise<number> => {
  const { root } = await mount(element);
  return root.querySelector('[data-shape]')?.getBoundingClientRect().height ?? 0;
};

it('a block is as tall as so many lines, so that nothing jumps when what it stands for comes [LIB-01]', async () => {
  const lines = await heightOf(<Skeleton lines={10} />);
  expect(await heightOf(<Skeleton shape="block" lines={10} />)).toBeCloseTo(lines, 0);
  expect(await heightOf(<Skeleton shape="block" />)).toBeLessThan(lines / 5);
  expect(await heightOf(<Skeleton shape="block" lines={10} style={{ height: 400 }} />)).toBe(400);
});
