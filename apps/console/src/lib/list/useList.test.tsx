import { roleCalls } from '@fireline/api/role';
import type { Client, PushClient } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useList } from './useList.ts';

it('a page beyond the end gives way to the last one, as when rows were deleted meanwhile [SHL-23] [SHL-24]', async () => {
  const rows = Array.from({ length: 23 }, (_, at) => ({ roleId: at + 1 }));
  const send = async (
    _call: unknown,
    { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  ) => ({
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
  });
  const push = { listen: () => () => {} } as unknown as PushClient;
  const location = memoryLocation({ path: '/roles?page=9999&size=10', record: true });
  function Shown() {
    return (
      <p>
        {useList(roleCalls.list)
          .page.data?.rows.map(({ roleId }) => roleId)
          .join(' ')}
      </p>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <ApiProvider client={{ send } as unknown as Client} push={push} queryClient={createQueryClient()}>
        <Shown />
      </ApiProvider>
    </Router>,
  );
  await expect.element(page.getByText('21 22 23')).toBeVisible();
  expect(location.history.at(-1)).toMatch(/page=3/);
});
