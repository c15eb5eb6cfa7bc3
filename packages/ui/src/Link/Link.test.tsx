import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Link } from './Link.tsx';

describe('Link [LIB-01]', () => {
  it('inside an app is followed by navigate, without a page load', async () => {
    const navigate = vi.fn<(to: { readonly href: string }) => void>();
    await mount(<Link href="/device/7">烟感</Link>, { navigate });
    await userEvent.click(page.getByRole('link', { name: '烟感' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/device/7' });
  });

  it('leaves the browser its modifier keys and other windows', async () => {
    const navigate = vi.fn<(to: { readonly href: string }) => void>();
    const { root } = await mount(
      <Link href="#x" isExternal>
        标准
      </Link>,
      { navigate },
    );
    const link = root.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(page.getByRole('link', { name: /标准/ }));
    expect(navigate).not.toHaveBeenCalled();
    expect(link?.rel).toBe('noreferrer');
    expect(link?.textContent).toContain('在新窗口打开');
  });
});
