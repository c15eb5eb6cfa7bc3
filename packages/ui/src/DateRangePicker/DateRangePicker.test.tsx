import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

type Change = NonNullable<DateRangePickerProps['onChange']>;
const english = { language: 'en', clock: () => Date.parse('2026-11-21T04:00:00Z'), timeZone: 'Asia/Shanghai' } as const;
const part = (name: string, end: 'First' | 'Last') =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}, ${end} day`) });
const focus = (name: string, end: 'First' | 'Last') => (part(name, end).element() as HTMLElement).focus();
const text = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=spinbutton]')].map((one) => one.textContent).join(' ');
const some = { from: '2026-11-01', to: '2026-11-15' };
const open = () => userEvent.click(page.getByRole('button', { name: 'Open the calendar' }));

describe('DateRangePicker [LIB-01]', () => {
  it('each end is typed by itself and gives the whole range', async () => {
    const change = vi.fn<Change>();
    await mount(<DateRangePicker label="Period" defaultValue={some} onChange={change} />, english);
    focus('day', 'First');
    await userEvent.keyboard('{ArrowUp}');
    expect(change).toHaveBeenLastCalledWith({ value: { from: '2026-11-02', to: '2026-11-15' }, problem: null });
    focus('month', 'Last');
    await userEvent.keyboard('{ArrowUp}');
    expect(change).toHaveBeenLastCalledWith({ value: { from: '2026-11-02', to: '2026-12-15' }, problem: null });
  });

  it('too long a range stays and is told with the limit [MSG-05] [TAR-10]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(
      <DateRangePicker label="Period" defaultValue={some} daysMax={30} onChange={change} />,
      english,
    );
    focus('month', 'First');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('Choose at most 30 days; 46 are chosen')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith({
      value: { from: '2026-10-01', to: '2026-11-15' },
      problem: { code: 'form.tooManyDays', field: 'to', args: { 0: 30, days: 46 } },
    });
    expect(text(root)).toBe('01 10 2026 15 11 2026');
  });

  it('a range that runs backwards is told; an open end is none [SHL-25]', async () => {
    const { root, rerender } = await mount(
      <DateRangePicker label="Period" value={{ from: '2026-11-15', to: '2026-11-01' }} />,
      english,
    );
    expect(root.textContent).toContain('The last day must not come before the first');
    await rerender(<DateRangePicker label="Period" value={{ from: '2026-11-15', to: null }} />);
    expect(root.textContent).not.toContain('must not');
  });

  it('half a day at one end is told, and the other end stays [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await mount(<DateRangePicker label="Period" defaultValue={some} onChange={change} />, english);
    focus('day', 'Last');
    await userEvent.keyboard('{Backspace}{Backspace}');
    (document.activeElement as HTMLElement).blur();
    await expect.element(page.getByText('Not a date that exists')).toBeVisible();
    const problem = { code: 'form.day', field: 'to' };
    expect(change).toHaveBeenLastCalledWith({ value: { from: '2026-11-01', to: null }, problem });
  });

  it('what is offered by name is taken by one press, and shown as taken [TAR-10]', async () => {
    const change = vi.fn<Change>();
    const presets = [{ id: 'week', label: 'Last 7 days', range: { from: '2026-11-15', to: '2026-11-21' } }];
    await mount(<DateRangePicker label="Period" presets={presets} onChange={change} />, english);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Last 7 days' }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: presets[0]?.range, problem: null });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await open();
    await expect.element(page.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is chosen in the calendar by keyboard: one end, then the other', async () => {
    const change = vi.fn<Change>();
    await mount(<DateRangePicker label="Period" defaultValue={some} onChange={change} />, english);
    await open();
    await expect.element(page.getByRole('button', { name: /November 15, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(change).toHaveBeenCalled());
    const value = change.mock.lastCall?.[0].value;
    expect(value?.from).toBe('2026-11-22');
    expect(['2026-11-29', '2026-11-30']).toContain(value?.to);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('clears both ends', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(
      <DateRangePicker label="Period" defaultValue={some} isClearable onChange={change} />,
      english,
    );
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: { from: null, to: null }, problem: null });
    await vi.waitFor(() => expect(text(root)).toBe('dd mm yyyy dd mm yyyy'));
  });

  it('goes with its form under both names, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <DateRangePicker label="Period" fromName="from" toName="to" defaultValue={some} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    focus('day', 'First');
    await userEvent.keyboard('{ArrowUp}');
    const sent = () => Object.fromEntries(new FormData(form));
    await vi.waitFor(() => expect(sent()).toEqual({ from: '2026-11-02', to: '2026-11-15' }));
    await drawn(() => form.reset());
    expect(sent()).toEqual(some);
    expect(text(root)).toBe('01 11 2026 15 11 2026');
  });
});
