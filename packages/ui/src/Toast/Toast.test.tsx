import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { ToastProvider, type Toasts, useToast } from './ToastProvider.tsx';
import { visibleMax } from './queue.ts';

async function withToasts() {
  let toasts: Toasts | undefined;
  function Grab() {
    toasts = useToast();
    return <button type="button">elsewhere</button>;
  }
  const { root } = await mount(
    <ToastProvider>
      <Grab />
    </ToastProvider>,
  );
  if (!toasts) throw new Error('no toasts');
  return {
    root,
    toasts,
    titles: () => [...root.querySelectorAll('[role=alertdialog]')].map((toast) => toast.textContent),
  };
}

const advance = (ms: number): Promise<void> => drawn(() => void vi.advanceTimersByTime(ms));

describe('Toast [LIB-01]', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('a note goes by itself, a failure stays', async () => {
    const { toasts, titles } = await withToasts();
    await drawn(() => {
      toasts.show({ title: 'note' });
      toasts.show({ tone: 'danger', title: 'failure' });
    });
    await advance(60_000);
    expect(titles()).toEqual(['failure']);
  });

  it('time stands still while one has the focus', async () => {
    const { root, toasts, titles } = await withToasts();
    await drawn(() => void toasts.show({ title: 'note' }));
    await drawn(() => root.querySelector<HTMLElement>('[role=alertdialog] button')?.focus());
    await advance(60_000);
    expect(titles()).toEqual(['note']);
    await drawn(() => root.querySelector<HTMLElement>('button')?.focus());
    await advance(60_000);
    expect(titles()).toEqual([]);
  });

  it('more than fit wait their turn', async () => {
    const { toasts, titles } = await withToasts();
    await drawn(() => {
      for (let n = 0; n <= visibleMax; n++) toasts.show({ title: `note ${n}`, timeoutMs: null });
    });
    expect(titles()).toHaveLength(visibleMax);
  });

  it('counts down for the eye, and is read once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const { root, toasts } = await withToasts();
    const countdown = { untilMs: Date.now() + 8000, title: ({ seconds }: { seconds: number }) => `in ${seconds} s` };
    await drawn(() => void toasts.show({ title: 'soon', timeoutMs: null, countdown }));
    const eye = () => root.querySelector('[role=status] [aria-hidden] ~ div [aria-hidden]')?.textContent;
    const ear = root.querySelector('[role=status] [aria-hidden] ~ div [aria-hidden] + *');
    expect([eye(), ear?.textContent]).toEqual(['in 8 s', 'soon']);
    await advance(3000);
    expect([eye(), ear?.textContent, ear?.isConnected]).toEqual(['in 5 s', 'soon', true]);
  });

  it('failures interrupt, the rest wait for a pause', async () => {
    const { root, toasts } = await withToasts();
    await drawn(() => {
      toasts.show({ title: 'note' });
      toasts.show({ tone: 'danger', title: 'failure' });
    });
    expect(root.querySelector('[role=status]')?.textContent).toBe('note');
    expect(root.querySelector('[role=alert]')?.textContent).toBe('failure');
  });
});
