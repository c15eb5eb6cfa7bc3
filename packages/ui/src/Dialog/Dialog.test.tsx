import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { Dialog } from './Dialog.tsx';

function Case({ isDismissable = false }: { readonly isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>处理</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="处理报警"
        isDismissable={isDismissable}
        footer={<Button variant="primary">提交</Button>}
      >
        <TextField label="说明" />
        <Select label="原因" options={[{ value: 'smoke', label: '油烟' }]} />
      </Dialog>
    </>
  );
}
const dialog = () => page.getByRole('dialog', { name: '处理报警' });

describe('Dialog [LIB-01]', () => {
  it('keeps the focus in and gives it back where it was', async () => {
    await mount(<Case />);
    const opener = page.getByRole('button', { name: '处理' }).element();
    await userEvent.click(opener);
    await expect.element(dialog()).toBeVisible();
    for (let press = 0; press < 7; press++) {
      await userEvent.keyboard('{Tab}');
      expect(dialog().element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('Escape closes an open list first, the dialog next', async () => {
    await mount(<Case />);
    await userEvent.click(page.getByRole('button', { name: '处理' }));
    await userEvent.click(page.getByRole('combobox', { name: '原因' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('combobox', { name: '原因' })).toHaveAttribute('aria-expanded', 'false');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('a choice from a list inside does not count as a press beside it', async () => {
    await mount(<Case isDismissable />);
    await userEvent.click(page.getByRole('button', { name: '处理' }));
    await userEvent.click(page.getByRole('combobox', { name: '原因' }));
    await userEvent.click(page.getByRole('option', { name: '油烟' }));
    await expect.element(page.getByRole('combobox', { name: '原因' })).toHaveTextContent('油烟');
    await expect.element(dialog()).toBeVisible();
  });

  it('hides what lies behind from screen readers', async () => {
    const { root } = await mount(<Case />);
    await userEvent.click(page.getByRole('button', { name: '处理' }));
    await expect.element(dialog()).toBeVisible();
    expect(root.querySelector('button')?.closest('[inert], [aria-hidden="true"]')).not.toBeNull();
  });
});
