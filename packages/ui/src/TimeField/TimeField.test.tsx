import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

type Change = NonNullable<TimeFieldProps['onChange']>;
const english = { language: 'en' } as const;
const part = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name},`) });
const focus = (name: string) => (part(name).element() as HTMLElement).focus();
const text = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=spinbutton]')].map((one) => one.textContent).join(' ');

describe('TimeField [LIB-01]', () => {
  it('takes a time of the 24-hour clock, in every language', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(<TimeField label="Armed" onChange={change} />, english);
    focus('hour');
    await userEvent.keyboard('2205');
    await vi.waitFor(() => expect(text(root)).toBe('22 05'));
    expect(change).toHaveBeenLastCalledWith({ value: '22:05', problem: null });
  });

  it('reads a pasted time, and tells what is none [SHL-25]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(<TimeField label="Armed" onChange={change} />, english);
    const paste = (content: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', content);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      part('hour').element().dispatchEvent(event);
    };
    await drawn(() => paste('８：３０'));
    expect(change).toHaveBeenLastCalledWith({ value: '08:30', problem: null });
    await drawn(() => paste('25:00'));
    expect(root.textContent).toContain('The pasted “25:00” could not be read');
    expect(text(root)).toBe('08 30');
  });

  it('half a time is told when it is left [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await mount(<TimeField label="Armed" name="arm" onChange={change} />, english);
    focus('hour');
    await userEvent.keyboard('08');
    await userEvent.tab();
    await expect.element(page.getByText('Not a time of day')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith({ value: null, problem: { code: 'form.time', field: 'arm' } });
  });

  it('a time out of its span stays and is told with both limits [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await mount(<TimeField label="Ends" min="08:00" max="18:00" defaultValue="18:00" onChange={change} />, english);
    focus('minute');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('Must lie between 08:00 and 18:00')).toBeVisible();
    const problem = { code: 'form.between', field: '', args: { 0: '08:00', 1: '18:00' } };
    expect(change).toHaveBeenLastCalledWith({ value: '18:01', problem });
  });

  it('goes with its form as HH:mm, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <TimeField label="Armed" name="arm" defaultValue="22:00" />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    const sent = () => new FormData(form).get('arm');
    focus('hour');
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(sent()).toBe('23:00'));
    await drawn(() => form.reset());
    expect(sent()).toBe('22:00');
  });
});
