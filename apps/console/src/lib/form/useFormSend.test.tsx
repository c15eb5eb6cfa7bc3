import type { Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownAt, useFormSend } from './useFormSend.ts';

const client = { send: async () => ({ done: true }) } as unknown as Client;

/** Creates a tower when it is pressed. */
function Create({ opens }: { readonly opens: string }) {
  const submit = useFormSend<string, { readonly id: number }>({
    send: async () => ({ id: 7 }),
    saved: ({ id }) => `Tower ${id} saved`,
    opens: () => opens,
    onSaved: () => {},
  });
  return <button onClick={() => void submit({ value: 'Tower' })}>Create</button>;
}

function show(opens: string): void {
  const before = location.href;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    history.replaceState(null, '', before);
  });
  root.render(
    <FirelineProvider language="en">
      <ToastProvider>
        <ApiProvider client={client} queryClient={createQueryClient()}>
          <Create opens={opens} />
        </ApiProvider>
      </ToastProvider>
    </FirelineProvider>,
  );
}
const create = () => userEvent.click(page.getByRole('button', { name: 'Create' }));

it('what was created can be opened from the sentence that says so: in its list, narrowed to it [SHL-23]', async () => {
  show(shownAt('/towers', 7, 'Tower & Co'));
  await create();
  await expect.element(page.getByText('Tower 7 saved')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  expect(location.pathname + location.search).toBe('/towers?search=Tower+%26+Co&open=7');
});

it('where it is open already nothing is offered, however the list is narrowed [SHL-23]', async () => {
  history.replaceState(null, '', '/towers?open=7&state=on');
  show(shownAt('/towers', 7, 'Tower'));
  await create();
  await expect.element(page.getByText('Tower 7 saved')).toBeVisible();
  expect(page.getByRole('button', { name: 'Open' }).elements()).toHaveLength(0);
});
