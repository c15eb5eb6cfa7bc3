import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { TextField } from './TextField.tsx';

const field = (problem?: string) => <TextField label="设备号" name="imei" problem={problem} />;

describe('TextField [LIB-01]', () => {
  it('keeps what was typed when a problem comes, and ties the problem to the input', async () => {
    const { root, rerender } = await mount(field());
    await userEvent.fill(page.getByRole('textbox', { name: '设备号' }), '123');
    await rerender(field('应为 15 位'));
    const input = root.querySelector('input');
    expect(input?.value).toBe('123');
    expect(input?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('应为 15 位');
  });

  it('controlled: shows the owner’s value and reports each change as one object', async () => {
    const change = vi.fn<(change: { readonly value: string }) => void>();
    const { root } = await mount(<TextField label="名称" value="甲" onChange={change} />);
    await userEvent.type(page.getByRole('textbox', { name: '名称' }), '乙');
    expect(change).toHaveBeenLastCalledWith({ value: '甲乙' });
    expect(root.querySelector('input')?.value).toBe('甲');
  });

  it('is sent with its form under its name', async () => {
    const { root } = await mount(
      <form>
        <TextField label="名称" name="name" defaultValue="甲" />
      </form>,
    );
    expect(new FormData(root.querySelector('form') ?? undefined).get('name')).toBe('甲');
  });

  it('counts as people do, a surrogate pair as one, and says so from four fifths of its limit on [SHL-25]', async () => {
    const { root } = await mount(<TextField label="说明" countMax={5} defaultValue="𠮷野家宴" />);
    expect(root.textContent).toContain('还可输入 1 字');
    await userEvent.fill(page.getByRole('textbox', { name: '说明' }), '𠮷野家');
    expect(root.textContent).not.toContain('还可输入');
  });

  it('past its count it is wrong, and the count is read with it [SHL-25]', async () => {
    await mount(<TextField label="说明" countMax={5} description="写清楚" defaultValue="东港三号楼" />);
    const input = page.getByRole('textbox', { name: '说明' });
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(input, '东港三号楼北');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription(/还可输入 -1 字.*写清楚/);
  });
});
