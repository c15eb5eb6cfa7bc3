import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'real', label: 'Real fire' },
  { value: 'drill', label: 'Drill', disabled: true },
  { value: 'false', label: 'False alarm', description: 'Cooking, dust, steam' },
];
const radio = (name: string) => page.getByRole('radio', { name });
type Change = (change: { readonly value: string | null }) => void;

describe('RadioGroup [LIB-01]', () => {
  it('keyboard: one stop for Tab, arrows choose and pass what is disabled', async () => {
    const change = vi.fn<Change>();
    await mount(<RadioGroup label="Result" options={options} defaultValue="real" onChange={change} />);
    await userEvent.tab();
    await expect.element(radio('Real fire')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(change).toHaveBeenLastCalledWith({ value: 'false' });
    await expect.element(radio('False alarm')).toHaveFocus();
    await expect.element(radio('False alarm')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('Real fire')).toBeChecked();
  });

  it('is a named group; a description and a problem belong to it', async () => {
    await mount(<RadioGroup label="Result" options={options} problem="Choose one" required />);
    const group = page.getByRole('radiogroup', { name: 'Result' });
    await expect.element(group).toHaveAttribute('aria-required', 'true');
    await expect.element(group).toHaveAccessibleDescription('Choose one');
    await expect.element(radio('False alarm')).toHaveAccessibleDescription('Cooking, dust, steam');
  });

  it('controlled: shows the owner’s value until the owner changes it', async () => {
    const change = vi.fn<Change>();
    await mount(<RadioGroup label="Result" options={options} value="real" onChange={change} />);
    await userEvent.click(radio('False alarm'));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: 'false' });
    await expect.element(radio('Real fire')).toBeChecked();
  });

  it('read-only: shows, takes focus, changes nothing', async () => {
    const change = vi.fn<Change>();
    await mount(<RadioGroup label="Result" options={options} defaultValue="real" readOnly onChange={change} />);
    await userEvent.click(radio('False alarm'));
    expect(change).not.toHaveBeenCalled();
    await expect.element(radio('Real fire')).toBeChecked();
  });

  it('goes with its form under its name, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <RadioGroup label="Result" name="result" options={options} defaultValue="real" />
      </form>,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    await userEvent.click(radio('False alarm'));
    expect(new FormData(form).get('result')).toBe('false');
    await drawn(() => form.reset());
    expect(new FormData(form).get('result')).toBe('real');
    await expect.element(radio('Real fire')).toBeChecked();
  });

  it('two groups without a name do not take each other’s choice', async () => {
    await mount(
      <>
        <RadioGroup label="A" options={[{ value: 'x', label: 'first' }]} defaultValue="x" />
        <RadioGroup label="B" options={[{ value: 'x', label: 'second' }]} />
      </>,
    );
    await userEvent.click(radio('second'));
    await expect.element(radio('first')).toBeChecked();
    await expect.element(radio('second')).toBeChecked();
  });
});
