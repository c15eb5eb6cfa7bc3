import type { Client } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { acknowledgeUnasked, closeUndoSeconds } from '@fireline/domain/alarm';
import { FirelineProvider } from '@fireline/ui/lib';
import { ToastProvider } from '@fireline/ui/Toast';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { doHeld } from '../../lib/held.ts';
import { type Live, LiveContext } from '../../lib/session/live.ts';
import { useBulkAcknowledge } from './useBulkAcknowledge.tsx';
import { useHandle } from './useHandle.ts';

type Send = (call: { readonly name: string }, args: unknown) => Promise<unknown>;

function show(children: ReactNode) {
  const send = vi.fn<Send>(async () => ({ done: [], refused: [] }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const live = { alarms: { put: () => undefined } } as unknown as Live;
  const draw = (content: ReactNode) =>
    root.render(
      <ApiProvider client={{ send } as unknown as Client} queryClient={createQueryClient()}>
        <FirelineProvider language="en">
          <ToastProvider>
            <LiveContext value={live}>{content}</LiveContext>
          </ToastProvider>
        </FirelineProvider>
      </ApiProvider>,
    );
  draw(children);
  return { draw, sent: () => send.mock.calls.map(([{ name }, args]) => [name, args]) };
}

function Acknowledging({ count }: { readonly count: number }) {
  const { acknowledge, question } = useBulkAcknowledge();
  const alarmIds = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      <button onClick={() => acknowledge(alarmIds)}>all</button>
      {question}
    </>
  );
}

function Closing() {
  const { handle } = useHandle(7);
  return <button onClick={() => handle({ closing: 'manual', remark: '' })}>close</button>;
}
const closed = [['alarm.handle', { alarmId: 7, closing: 'manual', remark: '' }]];
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

it('more alarms than anybody has read are acknowledged only after a question that names their number [ALM-04]', async () => {
  const { draw, sent } = show(<Acknowledging count={acknowledgeUnasked} />);
  await press('all');
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  draw(<Acknowledging count={acknowledgeUnasked + 1} />);
  await press('all');
  const question = page.getByRole('alertdialog', { name: 'Acknowledge 51 alarms?' });
  await expect.element(question).toBeVisible();
  expect(sent()).toHaveLength(1);
  await press('Acknowledge 51');
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  await expect.element(question).not.toBeInTheDocument();
});

// only what counts the seconds: presses and pictures go on by the real clock
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('the closing of an alarm is taken back within its seconds, and then nothing was sent [ALM-03]', async () => {
  const { sent } = show(<Closing />);
  await press('close');
  await press('Undo');
  vi.advanceTimersByTime(closeUndoSeconds * 1000);
  expect(sent()).toEqual([]);
});

it('an alarm that nobody takes back is closed though its screen is gone, at once when the session ends [ALM-03]', async () => {
  const { draw, sent } = show(<Closing />);
  await press('close');
  draw(null);
  await expect.element(page.getByRole('alertdialog', { name: 'The alarm closes in 8 seconds' })).toBeVisible();
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(closeUndoSeconds * 1000);
  await vi.waitFor(() => expect(sent()).toEqual(closed));
  draw(<Closing />);
  await press('close');
  await expect.element(page.getByRole('alertdialog', { name: 'The alarm closes in 8 seconds' })).toBeVisible();
  await doHeld();
  expect(sent()).toEqual([...closed, ...closed]);
});
