import { CallError, type CallErrorKind } from '@fireline/api/lib';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Loaded, type LoadedProps, LoadedPage } from './Loaded.tsx';

interface Tower {
  readonly name: string;
}
const failed = (kind: CallErrorKind, message = '') => new CallError({ kind, call: 'building.detail', message });

/** Mounts the page of a tower. @returns how to render it again, as its call stands then */
function mounted() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  return (call: Partial<LoadedProps<Tower>['call']>): void =>
    root.render(
      <FirelineProvider language="en">
        <LoadedPage
          call={{ data: undefined, error: null, refetch: () => undefined, ...call }}
          title="Building"
          back="/buildings/list"
        >
          {(tower) => <h1>{tower.name}</h1>}
        </LoadedPage>
      </FirelineProvider>,
    );
}
const back = () => page.getByRole('link', { name: 'Buildings' });

it('the page of a record has its name and the way back while the record is on its way [SHL-15] [SHL-30]', async () => {
  mounted()({});
  await expect.element(page.getByRole('heading', { level: 1, name: 'Building' })).toBeVisible();
  await expect.element(back()).toHaveAttribute('href', '/buildings/list');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('the page of a record that could not be fetched says why, keeps the way back, and fetches again [SHL-15] [SHL-18]', async () => {
  const refetch = vi.fn<() => void>();
  mounted()({ error: failed('network'), refetch });
  await expect.element(page.getByRole('alert').getByText(/No connection/)).toBeVisible();
  await expect.element(back()).toBeVisible();
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('the page of a record that is not there, or not the reader’s, says so in the words of the gateway and offers no second try [SHL-15] [ROL-06]', async () => {
  mounted()({ error: failed('refused', 'No such building') });
  await expect.element(page.getByRole('alert').getByText(/No such building/)).toBeVisible();
  await expect.element(back()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/buildings/list');
  expect(page.getByRole('button').elements()).toEqual([]);
});

it('a record that arrived replaces the header, and stays when it cannot be fetched again [SHL-15] [N05]', async () => {
  const show = mounted();
  show({ data: { name: 'North tower' } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'North tower' })).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(1);
  show({ data: { name: 'North tower' }, error: failed('network') });
  await expect.element(page.getByRole('heading', { level: 1, name: 'North tower' })).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('a part of a page names what could not be fetched, where its place does not say it [SHL-15]', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <FirelineProvider language="en">
      <Loaded call={{ data: undefined, error: failed('network'), refetch: () => undefined }} action="queryChart">
        {() => null}
      </Loaded>
    </FirelineProvider>,
  );
  await expect.element(page.getByRole('alert').getByText(/Query chart failed: No connection/)).toBeVisible();
});
