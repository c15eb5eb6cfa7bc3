import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const question = { isOpen: true, title: '注销账号？', confirmLabel: '注销' } as const;

it('the safe button has the focus, so that Enter does no harm [LIB-01]', async () => {
  const confirm = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  await mount(<ConfirmDialog {...question} onConfirm={confirm} onCancel={cancel} />);
  await userEvent.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).toHaveBeenCalledOnce();
});

it('a refusal is told and the dialog stays, ready to be tried again [LIB-01]', async () => {
  const confirm = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce();
  await mount(<ConfirmDialog {...question} onConfirm={confirm} onCancel={() => {}} />);
  await userEvent.click(page.getByRole('button', { name: '注销' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('没有成功，请重试。');
  await userEvent.click(page.getByRole('button', { name: '注销' }));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('the reason of a refusal is shown with what support asks for, in place of the general sentence [LIB-01]', async () => {
  const refusal = { reason: '该角色仍有账号使用', reference: '3f0c5f5be46e' };
  await mount(<ConfirmDialog {...question} onConfirm={() => Promise.resolve(refusal)} onCancel={() => {}} />);
  await userEvent.click(page.getByRole('button', { name: '注销' }));
  const told = page.getByRole('alert');
  await expect.element(told).toMatchTextContent(/该角色仍有账号使用/);
  await expect.element(told.getByText(refusal.reference)).toBeVisible();
  await expect.element(told).not.toMatchTextContent(/请重试/);
});

it('while it works it can be neither confirmed again nor closed [LIB-01]', async () => {
  const confirm = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const cancel = vi.fn<() => void>();
  await mount(<ConfirmDialog {...question} onConfirm={confirm} onCancel={cancel} />);
  await userEvent.click(page.getByRole('button', { name: '注销' }));
  await userEvent.keyboard('{Enter}{Escape}');
  expect(confirm).toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
});
