import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Stat } from './Stat.tsx';

it('ties the figure to its label and never shows the unknown as zero [LIB-02]', async () => {
  const { rerender } = await mount(<Stat label="在线" value={9812} unit="台" />);
  const stat = page.getByRole('group', { name: '在线' });
  await expect.element(stat).toHaveTextContent('在线9,812台');
  await rerender(<Stat label="在线" value={8_880_000} text="2 小时 28 分" />);
  await expect.element(stat).toHaveTextContent('在线2 小时 28 分');
  await rerender(<Stat label="在线" value={null} text="0 分" unit="台" />);
  await expect.element(stat).toHaveTextContent('在线—');
});

it('takes the colour of a level only while there is something to tell [ALM-02]', async () => {
  const { root, rerender } = await mount(<Stat label="紧急" value={0} level={1} />);
  expect(root.querySelector('[data-level]')).toBeNull();
  await rerender(<Stat label="紧急" value={2} level={1} />);
  expect(root.querySelector('[data-level="1"]')).not.toBeNull();
});
