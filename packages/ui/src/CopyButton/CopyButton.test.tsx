import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { CopyButton } from './CopyButton.tsx';

const button = () => page.getByRole('button', { name: 'Copy IMEI' });
const english = { language: 'en' } as const;
const allow = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('CopyButton [LIB-01]', () => {
  it('copies by key, says so, and keeps its name and the focus', async () => {
    const write = allow();
    const copied = vi.fn<(copied: { readonly text: string }) => void>();
    await mount(<CopyButton text="8612" label="IMEI" onCopy={copied} />, english);
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    expect(write).toHaveBeenCalledExactlyOnceWith('8612');
    expect(copied).toHaveBeenCalledExactlyOnceWith({ text: '8612' });
    await expect.element(button()).toHaveFocus();
  });

  it('asks a function only when it is pressed', async () => {
    const write = allow();
    const text = vi.fn<() => string>(() => 'row');
    await mount(<CopyButton text={text} label="IMEI" />, english);
    expect(text).not.toHaveBeenCalled();
    await userEvent.click(button());
    await vi.waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith('row'));
  });

  it('where the clipboard is refused the old way is tried, with the focus kept', async () => {
    refuse();
    const chosen = vi.spyOn(document, 'execCommand').mockImplementation(() => {
      expect((document.activeElement as HTMLTextAreaElement).value).toBe('8612');
      return true;
    });
    await mount(<CopyButton text="8612" label="IMEI" />, english);
    await userEvent.click(button());
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('copy');
    await expect.element(button()).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says that it failed, and hands the text on', async () => {
    refuse();
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    const failed = vi.fn<(failed: { readonly text: string }) => void>();
    const copied = vi.fn<() => void>();
    await mount(<CopyButton text="8612" label="IMEI" onCopy={copied} onFail={failed} />, english);
    await userEvent.click(button());
    await expect.element(page.getByRole('status')).toHaveTextContent('Could not copy');
    expect(failed).toHaveBeenCalledExactlyOnceWith({ text: '8612' });
    expect(copied).not.toHaveBeenCalled();
  });

  it('returns to its first look after two seconds, and keeps its width', async () => {
    allow();
    const { root } = await mount(<CopyButton text="8612" label="IMEI" isWordShown />, english);
    const element = button().element() as HTMLElement;
    const width = element.offsetWidth;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await drawn(() => element.click());
    expect(element.dataset.outcome).toBe('copied');
    expect(element.offsetWidth).toBe(width);
    await drawn(() => vi.advanceTimersByTime(2000));
    expect(element.dataset.outcome).toBeUndefined();
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('while it is disabled it copies nothing', async () => {
    const write = allow();
    await mount(<CopyButton text="8612" label="IMEI" disabled />, english);
    await expect.element(button()).toBeDisabled();
    (button().element() as HTMLElement).click();
    expect(write).not.toHaveBeenCalled();
  });
});
