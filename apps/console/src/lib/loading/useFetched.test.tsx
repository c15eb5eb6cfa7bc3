import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAsked } from './useFetched.ts';

// the page is shared with the tests of other files
afterEach(() => void vi.restoreAllMocks());

interface AskedProps {
  readonly onClose: () => void;
}
const Password = ({ onClose }: AskedProps) => (
  <div role="dialog">
    <button onClick={onClose}>close</button>
  </div>
);

type Load = () => Promise<ComponentType<AskedProps>>;

function Account({ load, isRequired }: { readonly load: Load; readonly isRequired: boolean }) {
  const { fetched: Asked, ask, close } = useAsked(load);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isRequired) askNow();
  }, [isRequired]);
  return (
    <>
      <button onClick={ask}>change password</button>
      {Asked && <Asked onClose={close} />}
    </>
  );
}

/** Mounts the account of a reader. @param refusals how often the dialog cannot be fetched */
function show(refusals: number, isRequired: boolean) {
  const load = vi.fn<Load>().mockResolvedValue(Password);
  for (let time = 0; time < refusals; time += 1) load.mockRejectedValueOnce(new Error('no connection'));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ToastProvider>
        <Account load={load} isRequired={isRequired} />
      </ToastProvider>
    </FirelineProvider>,
  );
  return load;
}

const button = page.getByRole('button', { name: 'change password' });
const dialog = page.getByRole('dialog');
const toast = page.getByText(/failed/i);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
});

it('a required dialog that cannot be fetched is told, and comes when the network is back [SES-08]', async () => {
  show(2, true);
  await expect.element(toast).toBeVisible();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await expect.element(dialog).toBeVisible();
});

it('a press asks again at once, and what was closed is not opened by itself [SES-08]', async () => {
  const load = show(1, false);
  await userEvent.click(button);
  await expect.element(toast).toBeVisible();
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'close' }));
  await expect.element(dialog).not.toBeInTheDocument();
  dispatchEvent(new Event('online'));
  await userEvent.click(button);
  await expect.element(dialog).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
