import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Button } from './Button.tsx';

it('does not send its form unless asked to [LIB-01]', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  await mount(
    <form onSubmit={submit}>
      <Button>看看</Button>
      <Button type="submit">保存</Button>
    </form>,
  );
  await userEvent.click(page.getByRole('button', { name: '看看' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '保存' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('pending: keeps focus and width, says so, ignores presses and does not send its form twice [LIB-01]', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const press = vi.fn<() => void>();
  const form = (isPending: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" isPending={isPending} onClick={press}>
        保存
      </Button>
    </form>
  );
  const { root, rerender } = await mount(form(false));
  const button = root.querySelector('button');
  const width = button?.offsetWidth;
  button?.focus();
  await rerender(form(true));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button?.offsetWidth).toBe(width);
  expect(button?.textContent).toContain('正在处理');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('at large density it is no smaller than 44 px [LIB-01]', async () => {
  const { root } = await mount(<Button>好</Button>, { density: 'large' });
  expect(root.querySelector('button')?.offsetHeight).toBeGreaterThanOrEqual(44);
});
