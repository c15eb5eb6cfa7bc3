import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Column, DataTable } from '../DataTable/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { useTableState } from './useTableState.ts';
import { type TableView, plainState } from './views.ts';

interface Device {
  readonly name: string;
  readonly unit: string;
}
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'unit', header: '单位', width: 160, cell: (row) => row.unit, sortValue: (row) => row.unit },
];
const rows: readonly Device[] = [{ name: '一层烟感', unit: '宏润大厦' }];
const idOf = ({ name }: Device): string => name;
const night: TableView = { id: 'night', name: '夜班', state: { ...plainState, hiddenColumns: ['unit'] } };
const old: TableView = { id: 'old', name: '旧视图', state: { ...plainState, columnOrder: ['pressure', 'unit'] } };

function Table(props: Partial<SavedViewsProps>) {
  const { state, open, table } = useTableState();
  const [views, setViews] = useState<readonly TableView[]>([night, old]);
  return (
    <DataTable
      label="设备"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      {...table}
      renderTools={() => (
        <SavedViews
          views={views}
          state={state}
          columns={columns}
          onOpenView={({ state: next }) => open(next)}
          onSaveView={(save) => setViews((all) => [...all, { id: save.name, ...save }])}
          onRemoveView={({ view }) => setViews((all) => all.filter((other) => other !== view))}
          {...props}
        />
      )}
    />
  );
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const unit = () => page.getByRole('columnheader', { name: '单位' });

it('a view changes the table; a change of the table is said at the view [SHL-23]', async () => {
  await mount(<Table />);
  await expect.element(unit()).toBeVisible();
  await userEvent.click(button('视图'));
  await userEvent.click(button('夜班'));
  await expect.element(unit()).not.toBeInTheDocument();
  await expect.element(button('夜班')).toBeVisible();
  await userEvent.click(page.getByRole('columnheader', { name: '名称' }));
  await expect.element(button('夜班 已更改')).toBeVisible();
});

it('keeps what is shown under a new name, and refuses a name that is taken, empty or too long [SHL-23]', async () => {
  const save = vi.fn<SavedViewsProps['onSaveView']>();
  await mount(<Table onSaveView={save} />);
  await userEvent.click(page.getByRole('columnheader', { name: '名称' }));
  await userEvent.click(button(/^视图/));
  const name = page.getByRole('textbox', { name: '新视图的名称' });
  await userEvent.click(button('保存为新视图'));
  await expect.element(page.getByText('必填')).toBeVisible();
  await userEvent.fill(name, '夜班');
  await userEvent.click(button('保存为新视图'));
  await expect.element(page.getByText('已有同名视图')).toBeVisible();
  await userEvent.fill(name, '班'.repeat(41));
  await userEvent.click(button('保存为新视图'));
  await expect.element(page.getByText('最多 40 个字符')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.fill(name, '白班');
  await userEvent.click(button('保存为新视图'));
  const sort = [{ columnId: 'name', direction: 'ascending' }];
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: '白班', state: { ...plainState, sort } });
  await expect.element(name).toHaveValue('');
});

it('a refusal by the owner is said and the name stays [SHL-23]', async () => {
  await mount(<Table onSaveView={() => Promise.reject(new Error('网络中断'))} />);
  await userEvent.click(button('视图'));
  await userEvent.fill(page.getByRole('textbox'), '白班');
  await userEvent.click(button('保存为新视图'));
  await expect.element(page.getByText('未能保存：网络中断')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('白班');
});

it('a view whose columns have gone opens, and says which [SHL-23]', async () => {
  await mount(<Table />);
  await userEvent.click(button('视图'));
  await userEvent.click(button('旧视图'));
  await expect.element(page.getByText(/列已不存在：pressure/)).toBeVisible();
  await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName('单位');
});

it('removes a view, and makes one the default [SHL-23]', async () => {
  const change = vi.fn<NonNullable<SavedViewsProps['onDefaultViewChange']>>();
  await mount(<Table onDefaultViewChange={change} />);
  await userEvent.click(button('视图'));
  await userEvent.click(button('设“夜班”为默认视图'));
  expect(change).toHaveBeenCalledExactlyOnceWith({ value: 'night' });
  await userEvent.click(button('删除“夜班”'));
  await expect.element(button('夜班')).not.toBeInTheDocument();
});
