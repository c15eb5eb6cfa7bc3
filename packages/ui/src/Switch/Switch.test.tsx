import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { Switch } from './Switch.tsx';

const control = () => page.getByRole('switch', { name: 'Armed' });
type Change = (change: { readonly value: boolean }) => void;

describe('Switch [LIB-01]', () => {
  it('is switched by its label and by Space', async () => {
    const change = vi.fn<Change>();
    await mount(<Switch label="Armed" onChange={change} />);
    await userEvent.click(page.getByText('Armed'));
    expect(change).toHaveBeenLastCalledWith({ value: true });
    await expect.element(control()).toBeChecked();
    control().element().focus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenLastCalledWith({ value: false });
  });

  it('controlled: stays where its owner has it', async () => {
    const change = vi.fn<Change>();
    await mount(<Switch label="Armed" checked={false} onChange={change} />);
    await userEvent.click(control());
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: true });
    await expect.element(control()).not.toBeChecked();
  });

  it.each(['isPending', 'readOnly'])('%s: keeps the focus and takes no press', async (state) => {
    const change = vi.fn<Change>();
    await mount(<Switch label="Armed" defaultChecked onChange={change} {...{ [state]: true }} />);
    await userEvent.click(control());
    expect(change).not.toHaveBeenCalled();
    await expect.element(control()).toBeChecked();
    await expect.element(control()).toHaveFocus();
  });

  it('the words for its positions are seen, not read twice', async () => {
    const { root } = await mount(<Switch label="Armed" states={{ on: 'armed', off: 'disarmed' }} />);
    expect(root.textContent).toContain('disarmed');
    await userEvent.click(control());
    expect(root.textContent).not.toContain('disarmed');
    await expect.element(control()).toHaveAccessibleName('Armed');
  });

  it('goes with its form only when on, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <Switch label="Armed" name="armed" defaultChecked />
      </form>,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    await userEvent.click(control());
    expect(new FormData(form).get('armed')).toBeNull();
    await drawn(() => form.reset());
    expect(new FormData(form).get('armed')).toBe('on');
  });

  it('ties the problem to the control', async () => {
    await mount(<Switch label="Armed" problem="The device does not answer" />);
    await expect.element(control()).toHaveAccessibleDescription('The device does not answer');
    await expect.element(control()).toHaveAttribute('aria-invalid', 'true');
  });
});
