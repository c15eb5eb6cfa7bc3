import { CallError, type Client, type PushClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedInAs } from '../../shell/signedInAs.test.support.ts';
import { getPreferences, setPreferences } from '../session/preferences.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { offeredExport } from './pageExport.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}
type Shown = ListPageProps<Row>['list']['page'];

const api = {
  client: { send: async () => [] } as unknown as Client,
  push: { listen: () => () => {} } as unknown as PushClient,
  queryClient: createQueryClient(),
};
const addressOf = (params: Readonly<Record<string, string>>, set: UrlQuery['set'] = () => {}): UrlQuery => ({
  text: '',
  get: (name) => params[name] ?? '',
  list: () => [],
  set,
});

/** Mounts a list of one row, as high as the frame leaves of a window of 768. @returns how to render it again, with what its call says otherwise */
function mounted(height = 704) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  return (
    call: Partial<Shown> = {},
    more: Partial<ListPageProps<Row>> = {},
    url = addressOf({}),
    loadRows: ListPageProps<Row>['list']['loadRows'] = async () => [],
  ): void =>
    root.render(
      <FirelineProvider language="en" density="compact">
        <ToastProvider>
          <ApiProvider {...api}>
            <div style={{ height }}>
              <ListPage<Row>
                title="Towers"
                name="building.list"
                list={{
                  url,
                  filters: [{ key: 'search', label: 'Search' }],
                  ordered: { sort: 'name', order: 'asc' },
                  loadRows,
                  page: {
                    data: { rows: [{ id: 1, name: 'Tower 1' }], total: 1 },
                    isPending: false,
                    dataUpdatedAt: 0,
                    isPlaceholderData: false,
                    error: null,
                    refetch: async () => ({}) as never,
                    ...call,
                  },
                }}
                columns={[
                  { id: 'name', header: 'Name', width: 200, text: ({ name }) => name, cell: ({ name }) => name },
                ]}
                getRowId={({ id }) => id}
                empty={{ title: 'No towers' }}
                onOpen={() => {}}
                {...more}
              />
            </div>
          </ApiProvider>
        </ToastProvider>
      </FirelineProvider>,
    );
}

const grid = () => page.getByRole('grid', { name: 'Towers' });
const none = { rows: [], total: 0 };
const failure = (kind: 'network' | 'server') =>
  new CallError({ kind, call: 'building.list', message: '', requestId: '3f0c5f5be46e' });

describe('a list page', () => {
  it('is there while its first rows are on their way, and says that it waits [SHL-15]', async () => {
    mounted()({ data: undefined, isPending: true });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Towers' })).toBeVisible();
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
    expect(page.getByText('No towers').elements()).toEqual([]);
  });

  it('keeps rows of the page before until the next is here, and says that it waits [SHL-24]', async () => {
    const show = mounted();
    show({ isPlaceholderData: true });
    await expect.element(page.getByText('Tower 1')).toBeVisible();
    await expect.element(grid()).toHaveAttribute('aria-busy', 'true');
    show();
    await expect.element(grid()).not.toHaveAttribute('aria-busy');
  });

  it('without rows says so in its own words, and offers nothing to clear [SHL-23]', async () => {
    mounted()({ data: none });
    await expect.element(page.getByText('No towers')).toBeVisible();
    expect(page.getByRole('button', { name: 'Clear filters' }).elements()).toEqual([]);
  });

  it('that the address narrows to nothing offers to clear its filters and its page [SHL-23]', async () => {
    const set = vi.fn<UrlQuery['set']>();
    mounted()({ data: none }, {}, addressOf({ search: 'nothing', page: '3' }, set));
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
    expect(page.getByText('No towers').elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Clear filters' }).first());
    expect(set).toHaveBeenCalledExactlyOnceWith({ search: '', page: '' });
  });

  it('that could not be fetched says why, with the id of the request, and fetches again [SHL-15] [SHL-18]', async () => {
    const refetch = vi.fn<() => Promise<never>>(async () => ({}) as never);
    const show = mounted();
    show({ data: undefined, error: failure('network'), refetch });
    await expect
      .element(page.getByRole('alert').getByText(/Query failed: No connection; check the network/))
      .toBeVisible();
    await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
    show({ data: undefined, error: failure('server'), refetch });
    await expect.element(page.getByRole('alert').getByText('3f0c5f5be46e')).toBeVisible();
  });

  it('that could not be fetched again keeps its rows and says how old they are [SHL-15] [N05]', async () => {
    mounted()({ error: failure('network'), dataUpdatedAt: Date.parse('2026-11-21T03:04:05Z') });
    await expect.element(page.getByText('Tower 1')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
    await expect.element(page.getByText(/11:04:05/)).toBeVisible();
  });

  it('hands out every row that its address names, on other pages as well [DEV-12] [SHL-24]', async () => {
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    onTestFinished(() => press.mockRestore());
    const rows = Array.from({ length: 23 }, (_, at) => ({ id: at + 1, name: `Tower ${at + 1}` }));
    mounted()({}, {}, addressOf({}), async () => rows);
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'CSV file' }));
    await expect.element(page.getByText('23 rows exported')).toBeInTheDocument();
    expect(press).toHaveBeenCalledOnce();
  });

  it.each([
    [['buildingList:view', 'buildingList:delete'], true],
    [['buildingList:view'], false],
  ])(
    'lets who may %j choose rows for what only the right to delete allows [SHL-14] [ROL-07]',
    async (granted, mayChoose) => {
      signedInAs(granted);
      const selectFor = [{ who: ['buildingList:add'] }, { who: ['buildingList:delete'] }] as const;
      mounted()({}, { selectFor });
      await expect.element(page.getByText('Tower 1')).toBeVisible();
      expect(page.getByRole('checkbox').elements().length > 0).toBe(mayChoose);
    },
  );

  it('says how many rows there are once, and offers as many as fill the window, which the reader keeps [SHL-24] [SHL-30]', async () => {
    onTestFinished(() => setPreferences({ hasFittingRows: false }));
    const set = vi.fn<UrlQuery['set']>();
    mounted()({ data: { rows: [{ id: 1, name: 'Tower 1' }], total: 2028 } }, {}, addressOf({}, set));
    await expect.element(page.getByText('Tower 1')).toBeVisible();
    expect(document.body.textContent.split('2,028')).toHaveLength(2);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows per page' }), 'As many as fit (16)');
    expect(set).toHaveBeenLastCalledWith({ page: '', size: '' });
    expect(getPreferences().hasFittingRows).toBe(true);
    await expect.element(page.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('fits');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Rows per page' }), '20');
    expect(set).toHaveBeenLastCalledWith({ page: '', size: '20' });
    expect(getPreferences().hasFittingRows).toBe(false);
  });

  it('filled by height shows at least 14 rows at 1366 by 768 [SHL-24] [SHL-30]', async () => {
    setPreferences({ hasFittingRows: true });
    onTestFinished(() => setPreferences({ hasFittingRows: false }));
    const rows = Array.from({ length: 16 }, (_, at) => ({ id: at, name: `Tower ${at}` }));
    mounted()({ data: { rows, total: 96 } });
    await expect.element(page.getByText('Tower 0', { exact: true })).toBeVisible();
    const { bottom } = page.getByText('Tower 13', { exact: true }).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(grid().element().getBoundingClientRect().bottom);
  });

  it('filled by height has as many rows as its table has room for, at least 5, whatever stands above it [SHL-24] [SHL-30]', async () => {
    const rows = Array.from({ length: 5 }, (_, at) => ({ id: at, name: `Tower ${at}` }));
    for (const height of [600, 500, 200]) {
      mounted(height)({ data: { rows, total: 96 } });
      const last = grid().last();
      await expect.element(last).toBeVisible();
      const rowPx = last.getByRole('row').first().element().getBoundingClientRect().height;
      const count = Math.max(5, Math.floor(last.element().clientHeight / rowPx) - 1);
      await expect.element(page.getByRole('option', { name: `As many as fit (${count})` }).last()).toBeInTheDocument();
    }
  });

  it('on a phone is cards where it names their columns: pressed anywhere they open, and nothing is wider than the window [SHL-23]', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1366, 768));
    const open = vi.fn<(row: Row) => void>();
    const set = vi.fn<UrlQuery['set']>();
    const card = { marks: ['state'], facts: ['street'] };
    const columns: ListPageProps<Row>['columns'] = [
      { id: 'name', header: 'Name', width: 200, isSortable: true, cell: ({ name }) => name },
      { id: 'state', header: 'State', width: 90, cell: () => 'Quiet' },
      { id: 'street', header: 'Street', width: 300, cell: () => 'Harbour Road '.repeat(20) },
    ];
    mounted()({}, { card, columns, rowName: ({ name }) => name, onOpen: open }, addressOf({}, set));
    const towers = page.getByRole('list', { name: 'Towers' });
    await expect.element(towers.getByRole('button', { name: 'Tower 1' })).toBeVisible();
    await expect.element(towers.getByText('Quiet')).toBeVisible();
    expect(grid().elements()).toHaveLength(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(page.getByRole('button', { name: 'Filter' }));
    await userEvent.click(page.getByRole('combobox', { name: 'Order by' }));
    await userEvent.click(page.getByRole('option', { name: 'Name, descending' }));
    expect(set).toHaveBeenCalledExactlyOnceWith({ sort: 'name', order: 'desc', page: '' });
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await userEvent.click(towers.getByText('Street'), { force: true });
    expect(open).toHaveBeenCalledExactlyOnceWith({ id: 1, name: 'Tower 1' });
  });

  it('on a phone cards are chosen together where the reader may do something with several, and name no columns of their own [SHL-14] [SHL-23]', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1366, 768));
    signedInAs(['buildingList:delete']);
    const [open, begin] = [vi.fn<() => void>(), vi.fn<(count: number, chosen: readonly unknown[]) => void>()];
    const columns: ListPageProps<Row>['columns'] = [
      { id: 'name', header: 'Name', width: 200, cell: ({ name }) => name },
      { id: 'state', header: 'State', width: 90, cell: () => 'Quiet' },
      { id: 'street', header: 'Street', width: 300, text: () => '', cell: () => <b>no street</b> },
      { id: 'acts', header: 'Actions', width: 90, isExportable: false, cell: () => <button>Ring</button> },
    ];
    const rows = [1, 2, 3].map((id) => ({ id, name: `Tower ${id}` }));
    const data = { rows, total: 30 };
    mounted()(
      { data },
      {
        columns,
        onOpen: open,
        selectFor: [{ who: ['buildingList:delete'] }],
        renderBulkActions: ({ count, selection, clear }) => (
          <button
            onClick={() => {
              begin(count, selection.mode === 'some' ? [...selection.ids] : []);
              clear();
            }}
          >
            Delete
          </button>
        ),
      },
    );
    const towers = page.getByRole('list', { name: 'Towers' });
    await expect.element(towers.getByRole('button', { name: 'Ring' }).first()).toBeVisible();
    await expect.element(towers.getByText('Quiet').first()).toBeVisible();
    expect(towers.getByText('Street').elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'Choose several' }));
    await userEvent.click(towers.getByRole('checkbox', { name: 'Tower 1' }));
    await userEvent.click(towers.getByRole('checkbox', { name: 'Tower 3' }));
    await expect.element(page.getByRole('status').getByText('2 selected of 30')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Delete' }));
    expect(begin).toHaveBeenCalledExactlyOnceWith(2, [1, 3]);
    await userEvent.click(towers.getByRole('button', { name: 'Tower 2' }));
    expect(open).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  });

  it('has its export opened from elsewhere as long as it is shown [SHL-13] [DEV-12]', async () => {
    mounted()();
    await expect.element(page.getByText('Tower 1')).toBeVisible();
    offeredExport()?.();
    await expect.element(page.getByRole('menuitem', { name: 'CSV file' })).toBeVisible();
  });
});
