import { CallError, type Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { roleCalls } from '@fireline/api/role';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ConfirmSend } from './ConfirmSend.tsx';

function show(error: CallError) {
  const client = { send: () => Promise.reject(error) } as unknown as Client;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApiProvider client={client} queryClient={createQueryClient()}>
      <FirelineProvider language="en">
        <ToastProvider>
          <ConfirmSend
            call={roleCalls.delete}
            send={{ roleId: 7 }}
            action="delete"
            title="Delete trainee?"
            confirmLabel="Delete"
            done="Deleted"
            onClose={() => {}}
          />
        </ToastProvider>
      </FirelineProvider>
    </ApiProvider>,
  );
}

it('a question says why the gateway refused, and no toast repeats it [SHL-15]', async () => {
  show(new CallError({ kind: 'refused', call: 'role.delete', message: 'Two accounts still have this role' }));
  await page.getByRole('button', { name: 'Delete' }).click();
  const reason = 'Delete failed: Two accounts still have this role';
  await expect.element(page.getByRole('alertdialog', { name: 'Delete trainee?' }).getByText(reason)).toBeVisible();
  expect(page.getByText(reason).elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

it('a question whose call failed at the server names the request for support [SHL-15]', async () => {
  show(new CallError({ kind: 'server', call: 'role.delete', message: '', requestId: '3f0c5f5be46e' }));
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alert').getByText('3f0c5f5be46e')).toBeVisible();
});
