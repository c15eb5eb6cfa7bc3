import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import {
  type Column,
  DataTable,
  type DataTableProps,
  type WritableRowStore,
  createRowStore,
} from '../DataTable/index.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { type GroupsOptions, useGroups } from './useGroups.tsx';
import { type TreeOptions, useTree } from './useTree.tsx';

interface Device {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
}
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'unit', header: '单位', width: 160, cell: (row) => row.unit, sortValue: (row) => row.unit },
];
const units = ['东港', '宏润', '裕景'];
const storeOf = (count: number): WritableRowStore<Device> =>
  createRowStore(
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      name: `设备${index + 1}`,
      unit: units[index % units.length] ?? '',
    })),
    ({ id }) => id,
  );

type Extra = Partial<Pick<DataTableProps<Device>, 'isSelectable' | 'onSelectionChange' | 'height' | 'quickSearch'>>;
interface GroupedProps extends Extra, Partial<GroupsOptions<Device>> {
  readonly store: WritableRowStore<Device>;
}
function Grouped({ store, columnId = 'unit', renderSummary, defaultClosed, ...table }: GroupedProps) {
  const outline = useGroups({
    columns,
    columnId,
    ...(renderSummary ? { renderSummary } : {}),
    ...(defaultClosed ? { defaultClosed } : {}),
  });
  return <DataTable label="设备" columns={columns} store={store} outline={outline} height={480} {...table} />;
}

const grid = () => page.getByRole('treegrid', { name: '设备' });
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
/** A cell with the button that opens what is below its row. */
const opener = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^(展开|收起) ?${name}$`) });
const headerRow = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const firstCells = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[data-body] > [role="row"] > [aria-colindex="1"]')].map(({ textContent }) => textContent);
/** Only the active cell is in the tab order; any cell may be focused. */
const focus = (locator: Locator): void => {
  const element = locator.element() as HTMLElement;
  element.tabIndex = -1;
  element.focus();
};
const press = (keys: string): Promise<void> => act(() => userEvent.keyboard(keys));

describe('groups [DEV-12]', () => {
  it('rows stand under the header of their group, with its count', async () => {
    const { root } = await mount(<Grouped store={storeOf(4)} />);
    expect(firstCells(root)).toEqual(['东港2 行', '设备1', '设备4', '宏润1 行', '设备2', '裕景1 行', '设备3']);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '8');
    await expect.element(headerRow('东港')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(headerRow('设备1')).toHaveAttribute('aria-level', '2');
  });

  it('sorting the grouped column turns the groups round, another sort goes inside them', async () => {
    const { root } = await mount(<Grouped store={storeOf(4)} />);
    await userEvent.click(page.getByRole('columnheader', { name: '单位' }));
    await userEvent.click(page.getByRole('columnheader', { name: '单位' }));
    await vi.waitFor(() => expect(firstCells(root)[0]).toBe('裕景1 行'));
    await userEvent.click(page.getByRole('columnheader', { name: '名称' }));
    await userEvent.click(page.getByRole('columnheader', { name: '名称' }));
    await vi.waitFor(() => expect(firstCells(root).slice(0, 3)).toEqual(['东港2 行', '设备4', '设备1']));
  });

  it('a press closes and opens a group; all at once from the bar', async () => {
    const { root } = await mount(<Grouped store={storeOf(4)} />);
    await userEvent.click(headerRow('东港'));
    await vi.waitFor(() => expect(firstCells(root)).not.toContain('设备1'));
    await userEvent.click(page.getByRole('button', { name: '全部收起' }));
    await vi.waitFor(() => expect(firstCells(root)).toHaveLength(3));
    await userEvent.click(page.getByRole('button', { name: '全部展开' }));
    await vi.waitFor(() => expect(firstCells(root)).toHaveLength(7));
  });

  it('keyboard: Left closes or goes to the header, Right opens, Enter turns, the column is kept', async () => {
    const { root } = await mount(<Grouped store={storeOf(4)} />);
    focus(cell('设备1'));
    await press('{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('东港2 行');
    await press('{ArrowLeft}');
    expect(firstCells(root)).not.toContain('设备1');
    await press('{ArrowRight}');
    expect(firstCells(root)).toContain('设备1');
    await press('{Enter}');
    expect(firstCells(root)).not.toContain('设备1');
    await press('{Enter}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('宏润');
  });

  it('a live value that changes the group waits for the hand, and moves also where the order stays the same', async () => {
    const store = storeOf(1);
    const { root } = await mount(<Grouped store={store} />);
    focus(cell('设备1'));
    await drawn(() => store.patch([{ id: 1, change: { unit: '裕景' } }]));
    await expect.element(page.getByRole('button', { name: '数据有更新，重新排列' })).toBeVisible();
    expect(firstCells(root)[0]).toBe('东港1 行');
    await drawn(() => (document.activeElement as HTMLElement).blur());
    await vi.waitFor(() => expect(firstCells(root)[0]).toBe('裕景1 行'));
  });

  it('a summary follows live values', async () => {
    const store = storeOf(3);
    const summary = (rows: readonly Device[]) => `最长 ${Math.max(...rows.map(({ name }) => name.length))}`;
    await mount(<Grouped store={store} renderSummary={summary} />);
    await expect.element(headerRow('东港').getByText('最长 3')).toBeVisible();
    await drawn(() => store.patch([{ id: 1, change: { name: '一层烟感' } }]));
    await expect.element(headerRow('东港').getByText('最长 4')).toBeVisible();
  });

  it('selecting all takes the rows of closed groups and no header', async () => {
    const change = vi.fn<(change: { selection: unknown }) => void>();
    await mount(<Grouped store={storeOf(4)} defaultClosed={['东港']} isSelectable onSelectionChange={change} />);
    await userEvent.click(page.getByRole('checkbox', { name: '选择所有显示的行' }));
    expect(change).toHaveBeenLastCalledWith({ selection: { mode: 'some', ids: new Set([1, 4, 2, 3]) } });
    await press('{Tab}');
    focus(page.getByRole('gridcell', { name: /^宏润/ }).first());
    change.mockClear();
    await press(' ');
    expect(change).not.toHaveBeenCalled();
  });

  it('the header of the group in sight stays under the table’s, and covers no row that focus goes to', async () => {
    const { root } = await mount(<Grouped store={storeOf(3000)} />);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '3004');
    expect(firstCells(root).length).toBeLessThan(40);
    focus(cell('设备1'));
    await press('{PageDown}{PageDown}{PageDown}{PageUp}{PageUp}');
    const sticky = root.querySelector('[data-expandable]:not([role])');
    const focused = document.activeElement?.getBoundingClientRect();
    expect(sticky?.textContent).toBe('东港1,000 行');
    expect(focused?.top).toBeGreaterThanOrEqual((sticky?.getBoundingClientRect().bottom ?? Infinity) - 1);
    await userEvent.click(sticky ?? root);
    await vi.waitFor(() => expect(firstCells(root).slice(0, 2)).toEqual(['东港1,000 行', '宏润1,000 行']));
  });
});

interface Org {
  readonly id: string;
  readonly name: string;
  readonly below?: readonly Org[];
}
const orgColumns: readonly Column<Org>[] = [
  { id: 'name', header: '名称', width: 240, cell: (row) => row.name, sortValue: (row) => row.name },
];
const idOf = ({ id }: Org): string => id;
const below = (org: Org): readonly Org[] | undefined => org.below;
const orgs: readonly Org[] = [
  { id: 'gd', name: '广东', below: [{ id: 'sz', name: '深圳', below: [{ id: 'ns', name: '南山' }] }] },
  { id: 'hk', name: '香港' },
];
function Orgs({ quickSearch = '', ...options }: Partial<TreeOptions<Org>> & { readonly quickSearch?: string }) {
  const tree = useTree({ rows: orgs, getRowId: idOf, ...options });
  return <DataTable label="设备" columns={orgColumns} height={480} quickSearch={quickSearch} {...tree} />;
}

describe('tree [ORG-02]', () => {
  it('opens and closes by button and keyboard, with levels', async () => {
    const { root } = await mount(<Orgs getSubRows={below} />);
    expect(firstCells(root)).toEqual(['广东', '香港']);
    await userEvent.click(page.getByRole('button', { name: '展开', exact: true }));
    await expect.element(page.getByRole('row', { name: /深圳/ })).toHaveAttribute('aria-level', '2');
    focus(opener('深圳'));
    await press('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('南山');
    await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(firstCells(root)).toEqual(['广东', '香港']);
    expect(document.activeElement?.textContent).toBe('广东');
  });

  it('a search shows what matches with the rows above it, and leaves the rest as it was', async () => {
    const { root, rerender } = await mount(<Orgs getSubRows={below} quickSearch="南山" />);
    expect(firstCells(root)).toEqual(['广东', '深圳', '南山']);
    await rerender(<Orgs getSubRows={below} quickSearch="" />);
    await vi.waitFor(() => expect(firstCells(root)).toEqual(['广东', '香港']));
  });

  it('children are fetched once; a failure says why and is tried again', async () => {
    const load = vi
      .fn<NonNullable<TreeOptions<Org>['loadSubRows']>>()
      .mockRejectedValueOnce(new Error('网络中断'))
      .mockResolvedValue([{ id: 'kt', name: '九龙' }]);
    const { root } = await mount(<Orgs loadSubRows={load} hasSubRows={({ id }) => id === 'hk'} />);
    focus(opener('香港'));
    await press('{ArrowRight}');
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(firstCells(root).at(-1)).toContain('网络中断');
    await press('{ArrowDown}{Enter}');
    await expect.element(cell('九龙')).toBeVisible();
    focus(opener('香港'));
    await press('{ArrowLeft}{ArrowRight}');
    await expect.element(cell('九龙')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
