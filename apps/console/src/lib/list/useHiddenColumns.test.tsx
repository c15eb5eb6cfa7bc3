import { CallError, type Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { shellCalls } from '@fireline/api/shell';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useHiddenColumns } from './useHiddenColumns.ts';

function Table() {
  const { hiddenColumns, onHiddenColumnsChange } = useHiddenColumns('device.list');
  const hide = (column: string) => (
    <button type="button" onClick={() => onHiddenColumnsChange({ hiddenColumns: [...hiddenColumns, column] })}>
      hide {column}
    </button>
  );
  return (
    <>
      <p>hidden: {hiddenColumns.join(' ')}</p>
      {hide('imei')}
      {hide('floor')}
    </>
  );
}

it('choices are saved in their order, and one that cannot be saved is taken back [SHL-23] [SHL-15]', async () => {
  let stored: string[] = [];
  let isDown = false;
  const saves: (() => void)[] = [];
  const client = {
    send: async (call: { name: string }, { columns }: { columns: string[] }) => {
      if (call.name === shellCalls.hiddenColumns.name) return stored;
      await new Promise<void>((resolve) => saves.push(resolve));
      if (isDown) throw new CallError({ kind: 'network', call: call.name });
      stored = columns;
      return { done: true };
    },
  } as unknown as Client;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ApiProvider client={client} queryClient={createQueryClient()}>
        <ToastProvider>
          <Table />
        </ToastProvider>
      </ApiProvider>
    </FirelineProvider>,
  );
  await page.getByRole('button', { name: 'hide imei' }).click();
  await page.getByRole('button', { name: 'hide floor' }).click();
  await expect.element(page.getByText('hidden: imei floor')).toBeVisible();
  // the second waits for the first
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  saves[0]?.();
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  saves[1]?.();
  await vi.waitFor(() => expect(stored).toEqual(['imei', 'floor']));

  isDown = true;
  await page.getByRole('button', { name: 'hide imei' }).click();
  await vi.waitFor(() => expect(saves).toHaveLength(3));
  saves[2]?.();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(page.getByText('hidden: imei floor', { exact: true })).toBeVisible();
});
