import { spreadOf } from '@fireline/domain/plan';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { PlanReplay, type PlanReplayProps } from './PlanReplay.tsx';

const steps = spreadOf([
  { deviceId: 7, atMs: 10_000, level: 2 },
  { deviceId: 3, atMs: 4000, level: 1 },
  { deviceId: 5, atMs: 64_000, level: 1 },
]);
const names = new Map([
  [3, '档案室'],
  [5, '大堂'],
]);
const time = () => page.getByRole('slider', { name: '时间' });

it('lists the order with the times since the first, and goes to a detector by a press [N08]', async () => {
  const onChange = vi.fn<NonNullable<PlanReplayProps['onChange']>>();
  await mount(<PlanReplay steps={steps} names={names} onChange={onChange} />);
  const rows = page.getByRole('list', { name: '动作顺序' }).getByRole('button').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    '1档案室第一个之后 +00:00',
    '2设备 7第一个之后 +00:06',
    '3大堂第一个之后 +01:00',
  ]);
  await userEvent.click(page.getByRole('button', { name: /设备 7/ }));
  expect(onChange).toHaveBeenCalledWith({ value: 10_000 });
  await expect.element(page.getByRole('button', { name: /设备 7/ })).toHaveAttribute('aria-current', 'step');
  await expect.element(time()).toHaveAttribute('aria-valuetext', '第一个之后 00:06，2 / 3 个已动作');
});

it('plays to the end and stops there, then begins anew [N08]', async () => {
  const onChange = vi.fn<NonNullable<PlanReplayProps['onChange']>>();
  const soon = spreadOf([
    { deviceId: 1, atMs: 0, level: 1 },
    { deviceId: 2, atMs: 1000, level: 1 },
  ]);
  await mount(<PlanReplay steps={soon} names={names} onChange={onChange} />);
  await userEvent.click(page.getByRole('button', { name: '播放' }));
  await expect.poll(() => onChange.mock.lastCall?.[0].value).toBe(1000);
  await expect.element(page.getByRole('button', { name: '播放' })).toBeVisible();
  const values = onChange.mock.calls.map(([{ value }]) => value);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
});

it('shows the moment of its owner [N08]', async () => {
  const { rerender } = await mount(<PlanReplay steps={steps} names={names} value={4000} />);
  await expect.element(page.getByText('1 / 3 个已动作')).toBeVisible();
  await rerender(<PlanReplay steps={steps} names={names} value={64_000} />);
  await expect.element(page.getByText('3 / 3 个已动作')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '上一个探测器' }));
  await expect.element(page.getByText('3 / 3 个已动作')).toBeVisible();
});

it('tells what the record leaves open and who went off the plan, and calls nothing quiet that is not known [N08]', async () => {
  const record = { fromMs: 0, toMs: 9_000_000, firstMs: 3_600_000, gaps: [{ fromMs: 3_600_000, toMs: 7_200_000 }] };
  const elsewhere = [{ deviceId: 40, name: '走廊', floor: -1, buildingName: '东塔', atMs: 5000, level: 2 }] as const;
  const { rerender } = await mount(
    <PlanReplay {...{ steps, names, record, elsewhere }} elsewhereTotal={8} withoutPlace={new Set([5])} />,
  );
  const told = page.getByRole('list', { name: '回放中没有的' });
  await expect.element(told.getByText(/此前的动作可能不全/)).toBeVisible();
  await expect.element(told.getByText('1 段时间没有任何上报（共 1:00:00），期间的动作可能缺失')).toBeVisible();
  await expect.element(told.getByText('另有 7 个')).not.toBeVisible();
  await userEvent.click(told.getByText('8 个探测器也已动作，但不在此图上'));
  await expect.element(told.getByText(/走廊/)).toBeVisible();
  await expect.element(told.getByText('另有 7 个')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /大堂.*此版图纸上没有位置/ })).toBeVisible();
  const silent = { devices: [{ deviceId: 5, gaps: [{ fromMs: 3_600_000, toMs: 5_400_000 }] }], total: 3 };
  await rerender(<PlanReplay steps={[]} names={names} record={{ ...record, firstMs: 0, gaps: [], silent }} />);
  await expect.element(told.getByText('3 台设备有一段时间没有上报，期间是否动作无从得知')).toBeVisible();
  await expect.element(told.getByText(/大堂/)).toMatchTextContent(/^大堂 .* – /);
  await expect.element(told.getByText('30:00')).toBeVisible();
  await expect.element(told.getByText('另有 2 个')).toBeVisible();
  await expect.element(page.getByText('记录中没有此图上的探测器动作')).toBeVisible();
  await rerender(<PlanReplay steps={[]} names={names} record={{ ...record, firstMs: 0, gaps: [], silent: null }} />);
  await expect.element(told.getByText(/没有逐台检查/)).toBeVisible();
  await rerender(<PlanReplay steps={[]} names={names} record={{ ...record, firstMs: undefined, gaps: [] }} />);
  await expect.element(page.getByText('没有这些设备的上报记录，是否有探测器动作无从得知')).toBeVisible();
  await expect.element(page.getByText('记录中没有此图上的探测器动作')).toBeVisible();
  await rerender(<PlanReplay steps={[]} names={names} record={{ ...record, firstMs: 0, gaps: [] }} />);
  await expect.element(page.getByText('没有探测器动作过')).toBeVisible();
  await expect.element(told).not.toBeInTheDocument();
});
