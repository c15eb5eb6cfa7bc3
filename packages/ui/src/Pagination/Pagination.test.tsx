import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { type PageChange, Pagination } from './Pagination.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('Pagination [SHL-24]', () => {
  it('leads by number and by neighbour, and says which rows are shown', async () => {
    const change = vi.fn<(to: PageChange) => void>();
    const { root } = await mount(<Pagination total={412} onPageChange={change} />, { language: 'en' });
    await userEvent.click(button('Page 42'));
    expect(change).toHaveBeenLastCalledWith({ page: 42, pageSize: 10 });
    await expect.element(button('Page 42')).toHaveAttribute('aria-current', 'page');
    expect(root.querySelector('[aria-live]')?.textContent).toBe('411–412 of 412');
    await userEvent.click(button('Previous page'));
    expect(change).toHaveBeenLastCalledWith({ page: 41, pageSize: 10 });
  });

  it('keeps the focus on the way to the last page, and leads no further', async () => {
    const change = vi.fn<(to: PageChange) => void>();
    await mount(<Pagination total={20} onPageChange={change} />, { language: 'en' });
    const next = button('Next page').element();
    (next as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(change).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 10 });
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it('another size keeps the first row in sight', async () => {
    const change = vi.fn<(to: PageChange) => void>();
    await mount(<Pagination total={412} defaultPage={6} onPageChange={change} />, { language: 'en' });
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Per page' }), '20');
    expect(change).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 20 });
  });

  it('shows what its owner says until the owner says otherwise', async () => {
    const change = vi.fn<(to: PageChange) => void>();
    const { rerender } = await mount(<Pagination total={50} page={2} pageSize={10} onPageChange={change} />, {
      language: 'en',
    });
    await userEvent.click(button('Page 4'));
    await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page');
    await rerender(<Pagination total={50} page={4} pageSize={10} onPageChange={change} />);
    await expect.element(button('Page 4')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(button('Page 4'));
    expect(change).toHaveBeenCalledOnce();
  });

  it('while it is disabled nothing leads anywhere', async () => {
    const change = vi.fn<(to: PageChange) => void>();
    await mount(<Pagination total={50} disabled onPageChange={change} />, { language: 'en' });
    button('Page 3')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(change).not.toHaveBeenCalled();
    await expect.element(page.getByRole('combobox')).toBeDisabled();
  });

  it('where it is narrow one line says the page', async () => {
    await mount(
      <div style={{ width: 320 }}>
        <Pagination total={412} defaultPage={3} />
      </div>,
      { language: 'en' },
    );
    await expect.element(page.getByText('Page 3 of 42')).toBeVisible();
    await expect.element(page.getByText('42', { exact: true })).not.toBeVisible();
  });

  it('every target is at least 44 px in the large density [LIB-01]', async () => {
    const { root } = await mount(<Pagination total={412} />, { density: 'large' });
    for (const target of root.querySelectorAll('button, select')) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});
