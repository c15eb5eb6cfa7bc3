import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'smoke', label: 'Smoke detector' },
  { value: 'gas', label: 'Gas detector', disabled: true },
  { value: 'heat', label: 'Heat detector' },
  { value: 'water', label: 'Water pressure' },
];
const combobox = () => page.getByRole('combobox', { name: 'Type' });
type Change = (change: { readonly value: string | null }) => void;

describe('Select [LIB-01]', () => {
  it('keyboard: opens, moves past what is disabled, chooses with Enter', async () => {
    const change = vi.fn<Change>();
    await mount(<Select label="Type" options={options} onChange={change} />);
    combobox().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(change).toHaveBeenLastCalledWith({ value: 'heat' });
    await expect.element(combobox()).toHaveTextContent('Heat detector');
  });

  it('keyboard: letters find an option, Escape closes and keeps the focus', async () => {
    await mount(<Select label="Type" options={options} />);
    combobox().element().focus();
    await userEvent.keyboard('wa');
    await expect.element(page.getByRole('option', { name: 'Water pressure' })).toHaveAttribute('data-active', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(combobox()).toHaveAttribute('aria-expanded', 'false');
    expect(document.activeElement).toBe(combobox().element());
  });

  it('controlled: shows the owner’s value until the owner changes it', async () => {
    const change = vi.fn<Change>();
    await mount(<Select label="Type" options={options} value="smoke" onChange={change} />);
    await userEvent.click(combobox());
    await userEvent.click(page.getByRole('option', { name: 'Water pressure' }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: 'water' });
    await expect.element(combobox()).toHaveTextContent('Smoke detector');
  });

  it('can be cleared, and goes with its form under its name', async () => {
    const { root } = await mount(
      <form>
        <Select label="Type" name="type" options={options} defaultValue="water" isClearable />
      </form>,
    );
    const sent = () => new FormData(root.querySelector('form') ?? undefined).get('type');
    expect(sent()).toBe('water');
    await userEvent.click(page.getByRole('button', { name: '清除选择' }));
    expect(sent()).toBe('');
    await expect.element(combobox()).toHaveTextContent('请选择');
  });

  it('opens inside the provider’s root, so that the list has its tokens', async () => {
    const { root } = await mount(<Select label="Type" options={options} />, { theme: 'dark' });
    await userEvent.click(combobox());
    expect(root.contains(page.getByRole('listbox').element())).toBe(true);
  });
});
