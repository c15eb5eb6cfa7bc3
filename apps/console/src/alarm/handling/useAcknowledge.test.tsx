import { alarmCalls } from '@fireline/api/alarm';
import { CallError, type Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAcknowledge } from './useAcknowledge.ts';

const ids = Array.from({ length: 450 }, (_, index) => index + 1);

function Button() {
  const { acknowledge } = useAcknowledge();
  return (
    <button type="button" onClick={() => void acknowledge(ids)}>
      acknowledge
    </button>
  );
}

it('a batch that fails is sent again with those after it; those before it have their answer [ALM-04] [SHL-15]', async () => {
  const sent: number[][] = [];
  const client = {
    send: async (call: { name: string }, { alarmIds }: { alarmIds: number[] }) => {
      expect(call.name).toBe(alarmCalls.acknowledge.name);
      sent.push(alarmIds);
      if (sent.length === 2) throw new CallError({ kind: 'network', call: call.name });
      return { done: alarmIds, refused: [] };
    },
  } as unknown as Client;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ApiProvider client={client} queryClient={createQueryClient()}>
        <ToastProvider>
          <Button />
        </ToastProvider>
      </ApiProvider>
    </FirelineProvider>,
  );
  await page.getByRole('button', { name: 'acknowledge' }).click();
  await expect.element(page.getByText(/^200 alarms/)).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await vi.waitFor(() =>
    expect(sent.map(({ length, 0: first }) => [first, length])).toEqual([
      [1, 200],
      [201, 200],
      [201, 200],
      [401, 50],
    ]),
  );
});
