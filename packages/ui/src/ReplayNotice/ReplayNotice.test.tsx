import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { ReplayNotice } from './ReplayNotice.tsx';

it.each([
  ['cn', 12, '已补收 12 条，中断 00:14'],
  ['hk', 12, '已補收 12 項，中斷 00:14'],
  ['en', 12, 'Replayed 12, gap 00:14'],
  ['en', 0, 'Gap 00:14, nothing missed'],
] as const)('tells in %s what was fetched and how long the gap was [N04]', async (language, count, text) => {
  await mount(<ReplayNotice count={count} gapMs={14_000} />, { language });
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
});

it('goes when it was read [N04]', async () => {
  const dismiss = vi.fn<() => void>();
  await mount(<ReplayNotice count={1} gapMs={1000} onDismiss={dismiss} />);
  await userEvent.click(page.getByRole('button', { name: '关闭' }));
  expect(dismiss).toHaveBeenCalledOnce();
});

it('goes by itself after half a minute, another break in its own time [N04]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const dismiss = vi.fn<() => void>();
  const { rerender } = await mount(<ReplayNotice count={1} gapMs={1000} onDismiss={dismiss} />);
  vi.advanceTimersByTime(20_000);
  await rerender(<ReplayNotice count={2} gapMs={2000} onDismiss={dismiss} />);
  vi.advanceTimersByTime(20_000);
  expect(dismiss).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(dismiss).toHaveBeenCalledOnce();
});
