import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyDialog } from './lazyDialog.tsx';

// the page is shared with the tests of other files
afterEach(() => void vi.restoreAllMocks());

interface LinksProps {
  readonly onClose: () => void;
}
const Links = () => <div role="dialog" />;

/** A button that opens a dialog, whose code is refused once. */
function show(isAwaited: boolean) {
  const load = vi.fn<() => Promise<ComponentType<LinksProps>>>().mockResolvedValue(Links);
  load.mockRejectedValueOnce(new Error('no connection'));
  const Dialog = lazyDialog(load, { isAwaited });
  function Button() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          share
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <ToastProvider>
        <Button />
      </ToastProvider>
    </FirelineProvider>,
  );
  return load;
}

const button = page.getByRole('button', { name: 'share' });
const dialog = page.getByRole('dialog');
const toast = page.getByText(/failed/i);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
});

it('a dialog that cannot be fetched is told and closed, does not open by itself, and the next press opens it [SHL-20]', async () => {
  const load = show(false);
  await userEvent.click(button);
  await expect.element(toast).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  await expect.element(dialog).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a dialog that cannot be asked for again waits for its code [SES-08] [SHL-20]', async () => {
  show(true);
  await userEvent.click(button);
  await expect.element(toast).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  dispatchEvent(new Event('online'));
  await expect.element(dialog).toBeInTheDocument();
});
