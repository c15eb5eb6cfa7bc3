import type { Client, PushClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { signedInAs } from '../../shell/signedInAs.test.support.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { UrlQuery } from '../page/useUrlQuery.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const url: UrlQuery = { text: '', get: () => '', list: () => [], set: () => {} };
const api = {
  client: { send: async () => [] } as unknown as Client,
  push: { listen: () => () => {} } as unknown as PushClient,
  queryClient: createQueryClient(),
};

/** Mounts a list of one row. @returns how to render it again */
function mounted() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  return (isPlaceholderData: boolean, selectFor?: ListPageProps<Row>['selectFor']): void =>
    root.render(
      <FirelineProvider language="en">
        <ToastProvider>
          <ApiProvider {...api}>
            <ListPage<Row>
              title="Towers"
              name="building.list"
              list={{
                url,
                filters: [],
                ordered: undefined,
                loadRows: async () => [],
                page: {
                  data: { rows: [{ id: 1, name: 'Tower 1' }], total: 1 },
                  isPending: false,
                  dataUpdatedAt: 0,
                  isPlaceholderData,
                  error: null,
                  refetch: async () => ({}) as never,
                },
              }}
              columns={[{ id: 'name', header: 'Name', width: 200, text: ({ name }) => name, cell: ({ name }) => name }]}
              getRowId={({ id }) => id}
              empty={{ title: 'Nothing' }}
              onOpen={() => {}}
              {...(selectFor && { selectFor })}
            />
          </ApiProvider>
        </ToastProvider>
      </FirelineProvider>,
    );
}

it('keeps rows of the page before until the next is here, and says that it waits [SHL-24]', async () => {
  const show = mounted();
  show(true);
  await expect.element(page.getByText('Tower 1')).toBeVisible();
  await expect.element(page.getByRole('grid', { name: 'Towers' })).toHaveAttribute('aria-busy', 'true');
  show(false);
  await expect.element(page.getByRole('grid', { name: 'Towers' })).not.toHaveAttribute('aria-busy');
});

it.each([
  [['buildingList:view', 'buildingList:delete'], true],
  [['buildingList:view'], false],
])(
  'lets who may %j choose rows for what only the right to delete allows [SHL-14] [ROL-07]',
  async (granted, mayChoose) => {
    signedInAs(granted);
    mounted()(false, [{ who: ['buildingList:add'] }, { who: ['buildingList:delete'] }]);
    await expect.element(page.getByText('Tower 1')).toBeVisible();
    expect(page.getByRole('checkbox').elements().length > 0).toBe(mayChoose);
  },
);
