import type { Alarm } from '@fireline/api/alarm';
import type { Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { handleUnasked } from '@fireline/domain/alarm';
import { ToastProvider } from '@fireline/ui/Toast';
import { FirelineProvider } from '@fireline/ui/lib';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useTogether } from './useTogether.tsx';

type Send = (call: { readonly name: string }, args: unknown) => Promise<unknown>;

const smoke = { level: 1, category: 'alarm', kind: 'smoke', state: 'open' };
const alarmsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...smoke, alarmId: index + 1 }) as Alarm);
const group = { by: 'unit', key: 'unit/7' } as const;

function Desk({ count }: { readonly count: number }) {
  const { ask, dialogs } = useTogether();
  return (
    <>
      <button onClick={() => ask({ alarms: alarmsOf(count), group })}>handle</button>
      {dialogs}
    </>
  );
}

function show(count: number) {
  const send = vi.fn<Send>(async ({ name }) =>
    name === 'alarm.undoHandling'
      ? { done: [1], refused: [] }
      : {
          done: [1],
          refused: [2, 3].map((alarmId) => ({ alarmId, code: 'alarm.alreadyHandled', args: { name: 'Lin' } })),
          handlingId: 'h1',
        },
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <ApiProvider client={{ send } as unknown as Client} queryClient={createQueryClient()}>
      <FirelineProvider language="en">
        <ToastProvider>
          <Desk count={count} />
        </ToastProvider>
      </FirelineProvider>
    </ApiProvider>,
  );
  return { sent: () => send.mock.calls.map(([{ name }, args]) => [name, args]) };
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

it('a group is closed with one call; who was first is named with how many, and it is taken back [ALM-03]', async () => {
  const { sent } = show(3);
  await press('handle');
  await choose('Handled');
  await press('Close the alarm');
  await vi.waitFor(() =>
    expect(sent()).toEqual([['alarm.handleTogether', { alarmIds: [1, 2, 3], group, closing: 'manual', remark: '' }]]),
  );
  await expect.element(page.getByText('2 could not be closed')).toBeVisible();
  await expect.element(page.getByText('Lin has already closed this alarm (2)')).toBeVisible();
  await press('Undo');
  await expect.element(page.getByText('Taken back: 1 alarm stands again')).toBeVisible();
  expect(sent().at(-1)).toEqual(['alarm.undoHandling', { handlingId: 'h1' }]);
});

it('critical fire alarms are not closed as false without a reason, and more than fifty are asked about by number [ALM-03]', async () => {
  const { sent } = show(handleUnasked + 1);
  await press('handle');
  await choose('False alarm');
  await press('Close the alarm');
  await expect.element(page.getByText(/please give the reason/)).toBeVisible();
  await page.getByRole('textbox').fill('kitchen fumes');
  await press('Close the alarm');
  await expect.element(page.getByRole('alertdialog', { name: 'Close 51 alarms?' })).toBeVisible();
  expect(sent()).toEqual([]);
  await press('Close 51');
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
});
