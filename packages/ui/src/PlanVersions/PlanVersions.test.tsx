import type { MarkedResource, PlanPoint } from '@fireline/domain/plan';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { PlanVersions, type PlanVersionsProps, type PublishedVersion } from './PlanVersions.tsx';

const version = (versionId: number, layers: Readonly<Record<string, number>>, maxX = 100): PublishedVersion => ({
  versionId,
  layers,
  extent: { minX: 0, minY: 0, maxX, maxY: 100 },
  publishedAtMs: versionId * 1000,
  by: 'agent',
});
const at = (deviceId: number, x: number, layer = ''): PlanPoint => ({ deviceId, layer, x, y: 5 });
const props: PlanVersionsProps = {
  versions: [version(3, { WALL: 9, NEW: 1 }, 50), version(2, { WALL: 7, OLD: 4 }), version(1, { WALL: 7 })],
  points: [at(1, 5), at(2, 80), at(3, 5, 'OLD')],
  names: new Map([
    [2, '手报'],
    [3, '消火栓'],
  ]),
};
const rows = () =>
  page
    .getByRole('table')
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));

it('lists what became of each layer, and each device once with its reason [N12]', async () => {
  const onPlaceAnew = vi.fn<NonNullable<PlanVersionsProps['onPlaceAnew']>>();
  await mount(<PlanVersions {...props} onPlaceAnew={onPlaceAnew} />);
  expect(rows()).toEqual(['OLD 4 — 删除', 'NEW — 1 新增', 'WALL 7 9 有改动']);
  await expect.element(page.getByText('1 台设备位置不变')).toBeVisible();
  const orphans = page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('span')?.textContent);
  expect(orphans).toEqual(['手报位置在新图范围之外', '消火栓新图中没有该图层 · 图层 OLD']);
  await userEvent.click(page.getByRole('button', { name: '重新放置手报' }));
  expect(onPlaceAnew).toHaveBeenCalledWith({ deviceId: 2 });
});

it('lists the marks beside the devices, each once with its reason [N12] [N07]', async () => {
  const mark = (resourceId: number, kind: MarkedResource['kind'], x: number, more: Partial<MarkedResource> = {}) => ({
    resourceId,
    kind,
    name: '',
    layer: '',
    x,
    y: 5,
    ...more,
  });
  const marks = [mark(1, 'exit', 5), mark(2, 'hydrant', 80), mark(3, 'stair', 5, { name: '北梯', layer: 'OLD' })];
  await mount(<PlanVersions {...props} points={[]} marks={marks} onPlaceAnew={() => {}} />);
  await expect.element(page.getByRole('heading', { name: '出口与消防设施' })).toBeVisible();
  await expect.element(page.getByText('1 处标注位置不变')).toBeVisible();
  await expect.element(page.getByText('2 处标注在新图上没有位置')).toBeVisible();
  const orphans = page.getByRole('listitem').elements();
  expect(orphans.map((row) => row.textContent)).toEqual([
    '消火栓 2位置在新图范围之外',
    '疏散楼梯 北梯新图中没有该图层 · 图层 OLD',
  ]);
});

it('compares any two, and tells its owner which [N12]', async () => {
  const onCompare = vi.fn<NonNullable<PlanVersionsProps['onCompare']>>();
  await mount(<PlanVersions {...props} onCompare={onCompare} />);
  await userEvent.click(page.getByRole('combobox', { name: '从' }));
  await userEvent.click(page.getByRole('option', { name: /第 1 版/ }));
  expect(onCompare).toHaveBeenCalledWith({ fromId: 1, toId: 3 });
  expect(rows()).toEqual(['NEW — 1 新增', 'WALL 7 9 有改动']);
});

it('asks, rolls back to the older one, says why it cannot, and never offers the newest [N12] [PLN-03]', async () => {
  const onRollBack = vi.fn<NonNullable<PlanVersionsProps['onRollBack']>>();
  onRollBack.mockResolvedValueOnce({ ok: false, problems: [{ code: 'plan.version.gone' }] });
  onRollBack.mockRejectedValueOnce(new Error('no link'));
  onRollBack.mockResolvedValueOnce({ ok: true });
  await mount(<PlanVersions {...props} onRollBack={onRollBack} />);
  const button = page.getByRole('button', { name: '回退到第 2 版' });
  const dialog = page.getByRole('alertdialog', { name: '回退到第 2 版？' });
  await userEvent.click(button);
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onRollBack).not.toHaveBeenCalled();
  const rollBack = async (): Promise<void> => {
    await userEvent.click(button);
    await userEvent.click(dialog.getByRole('button', { name: '回退' }));
  };
  await rollBack();
  await expect.element(page.getByRole('alert')).toHaveTextContent('该版本不存在');
  await rollBack();
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有回退：连接中断');
  await rollBack();
  await expect.poll(() => onRollBack.mock.calls.length).toBe(3);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(onRollBack).toHaveBeenLastCalledWith({ versionId: 2 });
  await userEvent.click(page.getByRole('combobox', { name: '从' }));
  await userEvent.click(page.getByRole('option', { name: /当前/ }));
  await expect.element(page.getByRole('button', { name: /回退/ })).not.toBeInTheDocument();
});
