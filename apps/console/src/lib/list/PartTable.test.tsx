import type { Call, Client, PushClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import type { Column } from '@fireline/ui/DataTable';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PartTable } from './PartTable.tsx';
import type { RowsPage } from './readAllRows.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly floors: number;
}
interface Sent {
  readonly pageNo: number;
  readonly pageSize: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', width: 100, cell: ({ name }) => name },
  { id: 'floors', header: 'Floors', width: 100, cell: ({ floors }) => floors },
];
const rows = Array.from({ length: 12 }, (_, no) => ({ id: no + 1, name: `Tower ${no + 1}`, floors: no }));

/** Mounts twelve rows, which the gateway gives by pages. */
function mounted(onOpen?: (row: Row) => void): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const send = async (_: unknown, { pageNo, pageSize }: Sent) => ({
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
  });
  root.render(
    <FirelineProvider language="en">
      <ApiProvider
        client={{ send } as unknown as Client}
        push={{ listen: () => () => {} } as unknown as PushClient}
        queryClient={createQueryClient()}
      >
        <PartTable<Sent, Row>
          label="Towers"
          call={siteCalls.projects as unknown as Call<Sent, RowsPage<Row>>}
          of={{}}
          columns={columns}
          getRowId={({ id }) => id}
          empty={{ title: 'None' }}
          {...(onOpen && { onOpen })}
        />
      </ApiProvider>
    </FirelineProvider>,
  );
}

it('on a phone is cards that open, and turns its pages [SHL-23]', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  const opened = vi.fn<(row: Row) => void>();
  mounted(opened);
  await page.getByRole('button', { name: 'Tower 3', exact: true }).click();
  expect(opened).toHaveBeenCalledWith(rows[2]);
  await page.getByRole('button', { name: /next/i }).click();
  await expect.element(page.getByRole('list', { name: 'Towers' }).getByText('Tower 12')).toBeVisible();
  expect(page.getByRole('grid').elements()).toEqual([]);
});

it('on a phone says its rows where they open nothing [SHL-23]', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  mounted();
  await expect.element(page.getByRole('list', { name: 'Towers' }).getByText('Tower 3', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /Tower/ }).elements()).toEqual([]);
});
