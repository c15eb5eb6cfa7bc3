import type { Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { FirelineProvider } from '@fireline/ui/lib';
import { ToastProvider } from '@fireline/ui/Toast';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useShareLink } from './useShareLink.tsx';

const path = '/public/index/detail/7/smoke?token=abc.def';
const send = async () => ({ path, token: 'abc.def', expiresAt: '2026-11-28T08:00:00Z' });

function Sharing() {
  const { share } = useShareLink();
  return <button onClick={() => void share('device', 7)}>share</button>;
}

it('on plain http, where a browser has no clipboard, a link is made and shown with a button to copy it [PUB-05]', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApiProvider client={{ send } as unknown as Client} queryClient={createQueryClient()}>
      <FirelineProvider language="en">
        <ToastProvider>
          <Sharing />
        </ToastProvider>
      </FirelineProvider>
    </ApiProvider>,
  );
  await page.getByRole('button', { name: 'share' }).click();
  const toast = page.getByRole('alertdialog');
  await expect.element(toast.getByText(path, { exact: false })).toBeVisible();
  await expect.element(toast.getByRole('button', { name: 'Copy public link' })).toBeVisible();
  expect(page.getByText('failed', { exact: false }).elements()).toEqual([]);
});
