import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { BatchReport } from './BatchReport.tsx';
import { type BatchOptions, useBatch } from './useBatch.ts';

const items = ['一层烟感', '二层烟感', '三层烟感'].map((name, index) => ({ id: index + 1, name }));

function Muting(options: BatchOptions) {
  const batch = useBatch(options);
  return (
    <>
      <Button onClick={() => batch.start(items)}>开始</Button>
      <BatchReport title="批量静音" batch={batch} onClose={() => undefined} />
    </>
  );
}
const start = () => userEvent.click(page.getByRole('button', { name: '开始' }));
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

it('tells row by row what failed and why, and tries again only what failed [LIB-01]', async () => {
  const run = vi.fn<BatchOptions['run']>(async ({ ids }) =>
    ids.filter((id) => id === 2).map((id) => ({ id, reason: '设备离线' })),
  );
  await mount(<Muting run={run} />);
  await start();
  await expect.element(page.getByText('2 项完成，1 项失败，0 项未执行')).toBeVisible();
  await expect.element(row('二层烟感').getByText('设备离线')).toBeVisible();
  await expect.element(row('二层烟感')).toHaveAttribute('aria-rowindex', '2');
  run.mockClear();
  run.mockResolvedValue([]);
  await userEvent.click(page.getByRole('button', { name: '重试未完成的 1 项' }));
  await expect.element(page.getByText('全部 3 项已完成')).toBeVisible();
  expect(run.mock.calls.flatMap(([{ ids }]) => ids)).toEqual([2]);
});

it('stopped: what was under way is unknown, the rest is not tried [LIB-01]', async () => {
  const run: BatchOptions['run'] = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  await mount(<Muting run={run} atOnce={1} />);
  await start();
  await userEvent.click(page.getByRole('button', { name: '停止' }));
  await expect.element(page.getByText('0 项完成，1 项失败，2 项未执行')).toBeVisible();
  await expect.element(row('一层烟感').getByText('停止时已发出，结果未知')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试未完成的 3 项' })).toBeVisible();
});

it('shows only what is not done when asked [LIB-01]', async () => {
  await mount(<Muting run={async () => [{ id: 3, reason: '无权限' }]} size={3} />);
  await start();
  await userEvent.click(page.getByRole('checkbox', { name: '只看未完成的' }));
  await expect.element(row('三层烟感')).toBeVisible();
  await expect.element(row('一层烟感')).not.toBeInTheDocument();
});
