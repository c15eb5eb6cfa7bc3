import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { type Device, columns, devices, idOf } from './DataTable.test.support.tsx';
import { DataTable } from './DataTable.tsx';
import type { KeptPlace } from './body/useKeptPlace.ts';
import { type WritableRowStore, createRowStore } from './rows/rowStore.ts';
import type { Selection } from './rows/selection.ts';

const storeOf = (count: number): WritableRowStore<Device> => createRowStore(devices(count), idOf);
const grid = () => page.getByRole('grid', { name: '设备' });
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
const header = (name: string | RegExp) => page.getByRole('columnheader', { name });
const names = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[data-body] > [role="row"] > [aria-colindex="1"]')].map(({ textContent }) => textContent);
const frame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
/** Only the active cell is in the tab order; any cell may be focused. */
const focus = (locator: Locator): void => {
  const element = locator.element() as HTMLElement;
  element.tabIndex = -1;
  element.focus();
};
/** As a key press does it: React's work is done before the next line. */
const press = (keys: string): Promise<void> => act(() => userEvent.keyboard(keys));

describe('grid [DEV-12]', () => {
  it('draws a window of a hundred thousand rows and says how many there are', async () => {
    const { root } = await mount(<DataTable label="设备" columns={columns} store={storeOf(100_000)} height={480} />);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100001');
    await expect.element(grid()).toHaveAttribute('aria-colcount', '3');
    expect(names(root).length).toBeLessThan(40);
    const first = root.querySelector('[data-index="0"]');
    expect(first?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('reaches the very last of half a million rows, beyond what a browser can make an element tall', async () => {
    const { root } = await mount(<DataTable label="设备" columns={columns} store={storeOf(500_000)} height={480} />);
    focus(cell('设备1'));
    await press('{Control>}{End}{/Control}');
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('500001');
    expect(names(root)).toContain('设备500000');
  });

  it('a change of one row runs the renderers of that row only, once a frame', async () => {
    const render = vi.fn<(row: Device) => string>((row) => row.name);
    const watched = [{ id: 'name', header: '名称', width: 100, cell: render }];
    const store = storeOf(20);
    const { root } = await mount(<DataTable label="设备" columns={watched} store={store} height={480} />);
    render.mockClear();
    store.patch([{ id: 3, change: { name: '甲' } }]);
    store.patch([{ id: 3, change: { name: '乙' } }]);
    await frame();
    expect(render.mock.calls.map(([row]) => row.name)).toEqual(['乙']);
    expect(names(root)[2]).toBe('乙');
  });

  it('a plain array draws only the rows that are new objects', async () => {
    const render = vi.fn<(row: Device) => string>((row) => row.name);
    const watched = [{ id: 'name', header: '名称', width: 100, cell: render }];
    const rows = devices(10);
    const table = (rows: readonly Device[]) => <DataTable label="设备" columns={watched} rows={rows} getRowId={idOf} />;
    const { root, rerender } = await mount(table(rows));
    render.mockClear();
    await rerender(table(rows.with(1, { id: 2, name: '新', place: '', signals: 1 })));
    await frame();
    expect(names(root)[1]).toBe('新');
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('keyboard [DEV-12]', () => {
  const focused = (): string | undefined => document.activeElement?.textContent ?? undefined;
  const enter = async (): Promise<void> => {
    (page.getByRole('button', { name: '列' }).element() as HTMLElement).focus();
    await press('{Tab}');
  };

  it('is one tab stop; arrows, Home, End and pages move by cell', async () => {
    await mount(<DataTable label="设备" columns={columns} store={storeOf(1000)} height={480} />);
    (page.getByRole('button', { name: '列' }).element() as HTMLElement).focus();
    await press('{Tab}');
    expect(focused()).toBe('设备1');
    await press('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('西楼');
    await press('{End}{Home}{Control>}{End}{/Control}');
    expect(document.activeElement?.getAttribute('aria-colindex')).toBe('3');
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('1001');
    await press('{PageUp}{Control>}{Home}{/Control}');
    expect(focused()).toBe('设备1');
    await press('{ArrowUp}');
    expect(document.activeElement?.getAttribute('role')).toBe('columnheader');
    await press('{Tab}');
    expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
  });

  it('Enter opens the row', async () => {
    const open = vi.fn<(opened: { id: string | number }) => void>();
    await mount(<DataTable label="设备" columns={columns} store={storeOf(5)} onRowOpen={open} />);
    await enter();
    await press('{ArrowDown}{Enter}');
    expect(open.mock.calls[0]?.[0].id).toBe(2);
  });

  it('Enter goes into a cell of controls, Tab stays in it, Escape comes back', async () => {
    const withButtons = [
      ...columns,
      {
        id: 'do',
        header: '操作',
        width: 160,
        hasControls: true,
        cell: () => (
          <>
            <button type="button">静音</button>
            <button type="button">复位</button>
          </>
        ),
      },
    ];
    await mount(<DataTable label="设备" columns={withButtons} store={storeOf(3)} />);
    await enter();
    await press('{End}{Enter}');
    expect(focused()).toBe('静音');
    await press('{Tab}');
    expect(focused()).toBe('复位');
    await press('{Tab}{Escape}');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  it('keeps focus on its row when it is scrolled away, and when rows come before it', async () => {
    const store = storeOf(1000);
    const { root } = await mount(<DataTable label="设备" columns={columns} store={store} height={480} />);
    await enter();
    await press('{ArrowDown}{ArrowDown}');
    const scroller = grid().element();
    await act(async () => {
      scroller.scrollTop = 20_000;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await frame();
    expect(focused()).toBe('设备3');
    await act(async () => store.replaceAll([{ id: 0, name: '新', place: '', signals: 1 }, ...devices(1000)]));
    expect(focused()).toBe('设备3');
    expect(names(root).filter((name) => name === '设备3')).toHaveLength(1);
  });

  it('shows all rows of a list that fits when many rows come before the one with the focus [ALM-01]', async () => {
    const store = storeOf(2);
    const { root } = await mount(<DataTable label="设备" columns={columns} store={store} height={700} />);
    await enter();
    const above = devices(12).map((one) => ({ ...one, id: one.id + 100, name: `新${one.id}` }));
    await act(async () => store.replaceAll([...above, ...devices(2)]));
    await frame();
    expect(names(root)).toHaveLength(14);
    expect(focused()).toBe('设备1');
  });

  it('puts focus on the row that takes the place of one that goes', async () => {
    const store = storeOf(10);
    await mount(<DataTable label="设备" columns={columns} store={store} />);
    await enter();
    await press('{ArrowDown}');
    await act(async () => store.remove([2]));
    expect(focused()).toBe('设备3');
  });
});

describe('sort and live values [DEV-12]', () => {
  it('a press on a header sorts up, down and not; numbers in names count as numbers', async () => {
    const { root } = await mount(<DataTable label="设备" columns={columns} store={storeOf(12)} />);
    await userEvent.click(header('名称'));
    await expect.element(header(/名称/)).toHaveAttribute('aria-sort', 'ascending');
    expect(names(root).slice(0, 3)).toEqual(['设备1', '设备2', '设备3']);
    await userEvent.click(header(/名称/));
    await expect.element(header(/名称/)).toHaveAttribute('aria-sort', 'descending');
    expect(names(root)[0]).toBe('设备12');
    await expect.element(page.getByRole('status').filter({ hasText: '降序' })).toBeInTheDocument();
    await userEvent.click(header(/名称/));
    await expect.element(header(/名称/)).not.toHaveAttribute('aria-sort');
  });

  it('another order begins at its first row, though the rows in view all went the same way', async () => {
    const { root } = await mount(<DataTable label="设备" columns={columns} store={storeOf(2000)} height={480} />);
    await userEvent.click(header('信号'));
    await userEvent.click(header(/信号/));
    await expect.element(header(/信号/)).toHaveAttribute('aria-sort', 'descending');
    expect(grid().element().scrollTop).toBe(0);
    expect(root.querySelector('[data-index="0"] > [aria-colindex="3"]')?.textContent).toBe('31');
  });

  it('Shift adds a second column', async () => {
    const { root } = await mount(<DataTable label="设备" columns={columns} store={storeOf(9)} />);
    await userEvent.click(header('位置'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(header('名称'));
    await userEvent.keyboard('{/Shift}');
    expect(names(root).slice(0, 3)).toEqual(['设备3', '设备6', '设备9']);
  });

  it('told to sort by the server, it only says what was pressed', async () => {
    const change = vi.fn<(change: object) => void>();
    const { root } = await mount(
      <DataTable label="设备" columns={columns} store={storeOf(3)} sort={[]} sortMode="server" onSortChange={change} />,
    );
    await userEvent.click(header('名称'));
    expect(change).toHaveBeenCalledWith({ sort: [{ columnId: 'name', direction: 'ascending' }] });
    expect(names(root)[0]).toBe('设备1');
  });

  it('rows do not move under the hand: a chip says so, and pressing it moves them', async () => {
    const store = storeOf(5);
    const { root } = await mount(
      <DataTable
        label="设备"
        columns={columns}
        store={store}
        defaultSort={[{ columnId: 'name', direction: 'ascending' }]}
      />,
    );
    await userEvent.hover(cell('设备2'));
    await act(async () => store.patch([{ id: 1, change: { name: '设备99' } }]));
    const chip = page.getByRole('button', { name: '数据有更新，重新排列' });
    await expect.element(chip).toBeVisible();
    expect(names(root)[0]).toBe('设备99');
    (chip.element() as HTMLElement).click();
    await frame();
    expect(names(root).at(-1)).toBe('设备99');
    await expect.element(chip).not.toBeInTheDocument();
  });
});

describe('selection [DEV-12]', () => {
  const last = (change: ReturnType<typeof vi.fn>): Selection => change.mock.lastCall?.[0].selection;

  it('Space selects, Shift takes the range, and the bar tells how many', async () => {
    const change = vi.fn<(change: { selection: Selection }) => void>();
    await mount(
      <DataTable label="设备" columns={columns} store={storeOf(20)} isSelectable onSelectionChange={change} />,
    );
    focus(cell('设备2'));
    await press(' ');
    await press('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(last(change)).toEqual({ mode: 'some', ids: new Set([2, 3, 4]) });
    const bar = page.getByRole('group', { name: '批量操作' });
    await expect.element(bar.getByText('已选 3 / 20 行')).toBeVisible();
    await expect.element(page.getByRole('row', { selected: true }).first()).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: '选择全部 20 行符合条件的数据' }));
    expect(last(change)).toMatchObject({ mode: 'some', ids: { size: 20 } });
    await userEvent.click(bar.getByRole('button', { name: '取消选择' }));
    expect(last(change)).toEqual({ mode: 'some', ids: new Set() });
  });

  it('the header box has three states', async () => {
    await mount(<DataTable label="设备" columns={columns} store={storeOf(3)} isSelectable />);
    const box = page.getByRole('checkbox', { name: '选择所有显示的行' });
    await userEvent.click(page.getByRole('checkbox', { name: '选择 设备2' }));
    await expect.element(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect.element(box).toBeChecked();
    await userEvent.click(box);
    await expect.element(box).not.toBeChecked();
  });

  it('on server pages all matching means rows never loaded too, until the filter changes', async () => {
    const change = vi.fn<(change: { selection: Selection }) => void>();
    const table = (queryKey: string) => (
      <DataTable
        label="设备"
        columns={columns}
        rows={devices(10)}
        getRowId={idOf}
        isSelectable
        paging={{ total: 10_000, onChange: () => undefined }}
        queryKey={queryKey}
        onSelectionChange={change}
      />
    );
    const { rerender } = await mount(table('a'));
    await userEvent.click(page.getByRole('checkbox', { name: '选择所有显示的行' }));
    await userEvent.click(page.getByRole('button', { name: '选择全部 10,000 行符合条件的数据' }));
    expect(last(change)).toEqual({ mode: 'allMatching', except: new Set() });
    await rerender(table('b'));
    expect(last(change)).toEqual({ mode: 'some', ids: new Set() });
  });
});

describe('columns [SHL-23]', () => {
  it('hides and shows by the menu, tells the caller, and comes back to the default', async () => {
    const change = vi.fn<(change: { hiddenColumns: readonly string[] }) => void>();
    await mount(<DataTable label="设备" columns={columns} store={storeOf(3)} onHiddenColumnsChange={change} />);
    await userEvent.click(page.getByRole('button', { name: '列' }));
    const menu = page.getByRole('dialog', { name: '列' });
    await expect.element(menu.getByRole('checkbox', { name: '名称' })).toBeDisabled();
    await userEvent.click(menu.getByRole('checkbox', { name: '位置' }));
    expect(change).toHaveBeenLastCalledWith({ hiddenColumns: ['place'] });
    await expect.element(header('位置')).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('button', { name: '恢复默认列' }));
    await expect.element(header('位置')).toBeInTheDocument();
  });

  it('shows what the caller kept from the last visit', async () => {
    await mount(<DataTable label="设备" columns={columns} store={storeOf(3)} hiddenColumns={['place', 'unknown']} />);
    await expect.element(header('位置')).not.toBeInTheDocument();
  });

  it('an edge is dragged, or moved by keys after F2; no row is drawn again for it', async () => {
    const render = vi.fn<(row: Device) => string>((row) => row.name);
    const change = vi.fn<(change: { columnWidths: Record<string, number> }) => void>();
    const watched = [{ id: 'name', header: '名称', width: 160, cell: render }, ...columns.slice(1)];
    await mount(<DataTable label="设备" columns={watched} store={storeOf(3)} onColumnWidthsChange={change} />);
    focus(header('名称'));
    render.mockClear();
    await press('{F2}{ArrowRight}');
    expect(change).toHaveBeenLastCalledWith({ columnWidths: { name: 176 } });
    await expect.element(page.getByRole('separator', { name: '“名称”列宽' })).toHaveAttribute('aria-valuenow', '176');
    expect(header('名称').element().getBoundingClientRect().width).toBe(176);
    expect(render).not.toHaveBeenCalled();
  });
});

describe('pages [SHL-24]', () => {
  it('asks for ten rows a page unless told otherwise, and for other pages and sizes', async () => {
    const change = vi.fn<(paging: { page: number; pageSize: number }) => void>();
    const { root } = await mount(
      <DataTable
        label="设备"
        columns={columns}
        rows={devices(10)}
        getRowId={idOf}
        paging={{ page: 2, total: 95, onChange: change }}
      />,
    );
    await expect.element(page.getByRole('combobox', { name: '每页行数' })).toHaveValue('10');
    await expect.element(page.getByText('11–20，共 95')).toBeVisible();
    expect(root.querySelector('[data-index="0"]')?.getAttribute('aria-rowindex')).toBe('12');
    await userEvent.click(page.getByRole('button', { name: '下一页' }));
    expect(change).toHaveBeenLastCalledWith({ page: 3, pageSize: 10 });
    await userEvent.selectOptions(page.getByRole('combobox', { name: '每页行数' }), '50');
    expect(change).toHaveBeenLastCalledWith({ page: 1, pageSize: 50 });
  });
});

it('has the way to other pages in one line, however narrow [SHL-24]', async () => {
  await mount(
    <div style={{ width: 340 }}>
      <DataTable
        label="设备"
        columns={columns}
        rows={devices(10)}
        getRowId={idOf}
        paging={{ page: 2, total: 95, onChange: () => {} }}
      />
    </div>,
  );
  const tops = page
    .getByRole('button', { name: /^(首页|上一页|下一页|末页)$/ })
    .elements()
    .map((button) => button.getBoundingClientRect().top);
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

it.each(['compact', 'comfortable'] as const)(
  '%s: a header longer than its column takes a second line, and the header stays as high as a row [SHL-23]',
  async (density) => {
    const long = [{ id: 'name', header: 'Battery nearly empty', width: 130, cell: () => '' }];
    const { root } = await mount(
      <div style={{ width: 130 }}>
        <DataTable label="设备" columns={long} rows={devices(1)} getRowId={idOf} density={density} />
      </div>,
    );
    const label = root.querySelector('[data-label]');
    const [head, row] = root.querySelectorAll<HTMLElement>('[role="row"]');
    if (!label || !head || !row) throw new Error('No header is drawn');
    const range = document.createRange();
    range.selectNodeContents(label);
    expect(range.getClientRects()).toHaveLength(2);
    expect(label.getBoundingClientRect().height).toBeLessThan(head.offsetHeight);
    expect(head.offsetHeight).toBe(row.offsetHeight);
  },
);

describe('states [DEV-12]', () => {
  const none = { label: '设备', columns, rows: [], getRowId: idOf };

  it('loading says that it is busy', async () => {
    await mount(<DataTable {...none} isLoading />);
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['loading', { isLoading: true }],
    ['failed', { failure: '网络中断' }],
  ])('%s without rows claims no number of rows or pages', async (_state, props) => {
    const paging = { page: 3, total: 0, onChange: () => {} };
    const { root } = await mount(<DataTable {...none} {...props} paging={paging} />);
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '-1');
    expect(root.textContent).not.toMatch(/\d 行|共 \d|第 \d/);
  });

  it('failed says why and tries again', async () => {
    const retry = vi.fn<() => void>();
    await mount(<DataTable {...none} failure="网络中断" onRetry={retry} />);
    await expect.element(page.getByRole('alert').getByText('网络中断')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('a failed update keeps the rows and says that they are old', async () => {
    await mount(<DataTable label="设备" columns={columns} store={storeOf(2)} failure="网络中断" />);
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText(/更新失败/)
          .first(),
      )
      .toBeVisible();
    await expect.element(cell('设备1')).toBeVisible();
  });

  it('quick search narrows, tells how many are left, and offers the way back', async () => {
    const clear = vi.fn<() => void>();
    const store = storeOf(30);
    const table = (quickSearch: string) => (
      <DataTable label="设备" columns={columns} store={store} quickSearch={quickSearch} onClearFilters={clear} />
    );
    const { root, rerender } = await mount(table('设备1 东楼'));
    expect(names(root)).toEqual(['设备1', '设备10', '设备13', '设备16', '设备19']);
    await expect.element(page.getByText('5 / 30 行')).toBeVisible();
    await rerender(table('不存在'));
    await userEvent.click(page.getByRole('button', { name: '清除筛选' }));
    expect(clear).toHaveBeenCalledOnce();
  });

  it('where the server filters, nothing found is told from nothing there, and the way back is offered [DEV-12]', async () => {
    const clear = vi.fn<() => void>();
    await mount(<DataTable {...none} isFiltered empty={{ title: '尚未登记设备' }} onClearFilters={clear} />);
    expect(page.getByText('尚未登记设备').elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: '清除筛选' }));
    expect(clear).toHaveBeenCalledOnce();
  });

  it('empty shows the caller’s words', async () => {
    await mount(<DataTable {...none} empty={{ title: '尚未登记设备' }} />);
    await expect.element(page.getByText('尚未登记设备')).toBeVisible();
  });
});

it('right to left: the right arrow goes to the column before [DEV-12]', async () => {
  await mount(
    <div dir="rtl">
      <DataTable label="设备" columns={columns} store={storeOf(3)} />
    </div>,
  );
  focus(cell('设备1'));
  await press('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-colindex')).toBe('2');
});

describe('a table that was left [DEV-12]', () => {
  const table = (keptPlace: KeptPlace, rows: readonly Device[]) => (
    <DataTable
      label="设备"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      height={480}
      keptPlace={keptPlace}
      defaultSort={[{ columnId: 'name', direction: 'descending' }]}
    />
  );
  const topOf = (name: string): number => cell(name).element().getBoundingClientRect().top;

  it('returns to the focused row, at its height, once the row is there [SHL-23]', async () => {
    const kept: KeptPlace = { current: undefined };
    const { rerender } = await mount(table(kept, devices(500)));
    focus(cell('设备500'));
    // a row that is seen whole: one at the edge is scrolled into view
    await press('{PageDown}{PageDown}{ArrowUp}{ArrowUp}{ArrowRight}');
    const left = document.activeElement?.parentElement?.firstElementChild?.textContent ?? '';
    const top = topOf(left);
    await rerender(null);
    await rerender(table(kept, devices(3)));
    expect(document.activeElement).toBe(document.body);
    await rerender(table(kept, devices(500)));
    expect(document.activeElement?.parentElement?.firstElementChild?.textContent).toBe(left);
    expect(document.activeElement?.getAttribute('aria-colindex')).toBe('2');
    expect(topOf(left)).toBe(top);
  });

  it('scrolled and not focused, it returns to the rows and leaves the focus where it is [SHL-23]', async () => {
    const kept: KeptPlace = { current: undefined };
    const { rerender } = await mount(table(kept, devices(500)));
    const scroller = grid().element();
    scroller.scrollTop = 4000;
    await frame();
    await rerender(null);
    await rerender(table(kept, devices(500)));
    expect(grid().element().scrollTop).toBe(4000);
    expect(document.activeElement).toBe(document.body);
  });
});
