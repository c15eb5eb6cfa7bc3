import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { RecordHead } from './RecordHead.tsx';

it('a figure that nobody knows is a dash without signs, and one without a list is no link [SHL-15]', async () => {
  await mount(
    <RecordHead
      title={<h2>南山商场</h2>}
      figuresLabel="概况"
      figures={[
        { id: 'a', label: '未关闭报警', value: null, level: 1, isLate: true, href: '/alarms' },
        { id: 'b', label: '在线率', value: '0%', note: '0 / 3 台' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link')).toHaveAccessibleName(/^未关闭报警\s*—$/);
  const figures = page.getByRole('list', { name: '概况' }).getByRole('listitem').elements();
  expect(figures.map(({ textContent }) => textContent)).toEqual(['未关闭报警—', '在线率0%0 / 3 台']);
  expect(figures[0]?.hasAttribute('data-late')).toBe(false);
});
