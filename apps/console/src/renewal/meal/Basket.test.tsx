import type { Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Basket } from './Basket.tsx';

it('shows what stands against the whole basket above, and what stands against a line in it [REN-06] [TAR-09]', async () => {
  const client = {
    send: async () => ({
      today: '2026-11-21',
      type: 'smsTraffic',
      lines: [{ cents: null, devices: [] }],
      problems: [
        { code: 'finance.order.total', field: 'lines', args: { 0: '100000.00' } },
        { code: 'form.tooMany', field: 'lines.0.deviceIds', args: { 0: 0 } },
      ],
      cents: null,
    }),
  } as unknown as Client;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApiProvider client={client} queryClient={createQueryClient()}>
      <FirelineProvider language="en" timeZone="Asia/Shanghai">
        <Basket
          basket={[{ kind: 'sms', quantity: 1000, count: 2, deviceIds: [] }]}
          onChange={() => {}}
          onOrdered={() => {}}
        />
      </FirelineProvider>
    </ApiProvider>,
  );
  await expect.element(page.getByText(/100000\.00/)).toBeVisible();
  await expect.element(page.getByRole('listitem').getByRole('alert')).toHaveTextContent('At most 0 entries');
  const takeOut = page.getByRole('button', { name: 'Remove 1,000 messages × 2' });
  await expect.poll(() => takeOut.element().textContent).toBe('Remove');
});
