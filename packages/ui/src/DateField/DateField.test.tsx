import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

type Change = NonNullable<DateFieldProps['onChange']>;
const english = { language: 'en', clock: () => Date.parse('2026-11-21T04:00:00Z'), timeZone: 'Asia/Shanghai' } as const;
const part = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name},`) });
const focus = (name: string) => (part(name).element() as HTMLElement).focus();
const text = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=spinbutton]')].map((one) => one.textContent).join(' ');
const pasted = (content: string): void => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', content);
  part('day')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describe('DateField [LIB-01]', () => {
  it('takes digits and goes on to the next part by itself', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(<DateField label="Until" onChange={change} />, english);
    focus('day');
    await userEvent.keyboard('21112026');
    await expect.element(part('year')).toHaveTextContent('2026');
    expect(text(root)).toBe('21 11 2026');
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: '2026-11-21', problem: null });
  });

  it('Enter sends the form around it with what is typed, where its button may be pressed', async () => {
    const send = vi.fn<(until: FormDataEntryValue | null) => void>();
    const form = (disabled: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget).get('until'));
        }}
      >
        <DateField label="Until" name="until" defaultValue="2026-11-21" />
        <button type="submit" disabled={disabled}>
          Send
        </button>
      </form>
    );
    const { rerender } = await mount(form(true), english);
    focus('day');
    await userEvent.keyboard('5{Enter}');
    expect(send).not.toHaveBeenCalled();
    await rerender(form(false));
    focus('day');
    await userEvent.keyboard('7{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith('2026-11-07');
  });

  it('a press on its label leads to its first part', async () => {
    await mount(<DateField label="Until" />, english);
    await userEvent.click(page.getByText('Until'));
    await expect.element(part('day')).toHaveFocus();
  });

  it('the order of the parts is the language’s [SHL-12]', async () => {
    const { root } = await mount(<DateField label="有效期至" defaultValue="2026-11-21" />, { language: 'cn' });
    expect(text(root)).toBe('2026 11 21');
  });

  it('reads what other programs write: dashes, slashes, plain and full-width digits', async () => {
    const change = vi.fn<Change>();
    await mount(<DateField label="Until" onChange={change} />, english);
    for (const [at, content] of ['2026-11-21', '2026/1/5', '20261122', '２０２６－１１－２３'].entries()) {
      await drawn(() => pasted(content));
      const value = ['2026-11-21', '2026-01-05', '2026-11-22', '2026-11-23'][at];
      expect(change).toHaveBeenLastCalledWith({ value, problem: null });
    }
  });

  it('what was pasted and is no date is told by what it says, and changes nothing [SHL-25]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(<DateField label="Until" defaultValue="2026-11-21" onChange={change} />, english);
    await drawn(() => pasted('next Friday'));
    expect(root.textContent).toContain('The pasted “next Friday” could not be read');
    expect(text(root)).toBe('21 11 2026');
    expect(change).not.toHaveBeenCalled();
  });

  it('takes full-width digits as an input method types them', async () => {
    await mount(<DateField label="Until" />, english);
    focus('day');
    await drawn(() => {
      const settings = { data: '２', inputType: 'insertText', bubbles: true, cancelable: true };
      part('day').element().dispatchEvent(new InputEvent('beforeinput', settings));
    });
    await expect.element(part('day')).toHaveAttribute('aria-valuenow', '2');
  });

  it('30 February stays as it was typed, is no value, and is told [SHL-25]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(<DateField label="Until" name="until" onChange={change} />, english);
    focus('day');
    await userEvent.keyboard('30022026');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByText('Not a date that exists')).toBeVisible();
    expect(text(root)).toBe('30 02 2026');
    expect(change).toHaveBeenLastCalledWith({ value: null, problem: { code: 'form.day', field: 'until' } });
    focus('day');
    await userEvent.keyboard('28');
    await expect.element(page.getByText('Not a date that exists')).not.toBeInTheDocument();
    expect(change).toHaveBeenLastCalledWith({ value: '2026-02-28', problem: null });
  });

  it('half a date is told when it is left, and gone when it is emptied [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await mount(<DateField label="Until" defaultValue="2026-11-21" onChange={change} isClearable />, english);
    focus('month');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    (document.activeElement as HTMLElement).blur();
    await expect.element(page.getByText('Not a date that exists')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith({ value: null, problem: { code: 'form.day', field: '' } });
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await expect.element(page.getByText('Not a date that exists')).not.toBeInTheDocument();
    expect(change).toHaveBeenLastCalledWith({ value: null, problem: null });
  });

  it('a day out of its span stays and is told with the limit, written as the field writes it [SHL-25] [SHL-12]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(
      <DateField label="Until" name="until" min="2026-11-21" defaultValue="2026-11-21" onChange={change} />,
      english,
    );
    focus('day');
    await userEvent.keyboard('{ArrowDown}');
    const problem = { code: 'form.notBefore', field: 'until', args: { 0: '2026-11-21' } };
    expect(change).toHaveBeenLastCalledWith({ value: '2026-11-20', problem });
    await expect.element(page.getByText('Must not be before 21 Nov 2026')).toBeVisible();
    expect(text(root)).toBe('20 11 2026');
    await expect.element(part('day')).toHaveAttribute('aria-invalid', 'true');
  });

  it('chooses in a calendar by keyboard, and gives the focus back', async () => {
    const change = vi.fn<Change>();
    await mount(<DateField label="Until" defaultValue="2026-11-21" onChange={change} />, english);
    await userEvent.click(page.getByRole('button', { name: 'Open the calendar' }));
    const chosen = page.getByRole('button', { name: /21 November 2026|November 21, 2026/ });
    await expect.element(chosen).toHaveFocus();
    await expect.element(chosen).toHaveAccessibleName(/today, chosen$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('button', { name: /November 28, 2026/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith({ value: '2026-11-28', problem: null });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open the calendar' })).toHaveFocus();
  });

  it.each([
    ['cn', '一', /2026年11月23日/],
    ['hk', '日', /2026年11月22日/],
    ['en', 'Sun', /November 22, 2026/],
  ] as const)('weeks begin as people in %s have it [SHL-12]', async (language, first, day) => {
    const { root } = await mount(<DateField label="Until" defaultValue="2026-11-23" />, { ...english, language });
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(root.querySelector('th')?.textContent).toBe(first);
    const week = page.getByRole('button', { name: day }).element().closest('tr');
    expect(week?.querySelector('[role=button]')?.getAttribute('aria-label')).toMatch(day);
  });

  it('today is the provider’s, not the machine’s', async () => {
    const clock = () => Date.parse('2031-03-05T20:00:00Z');
    await mount(<DateField label="Until" />, { language: 'en', clock, timeZone: 'Asia/Shanghai' });
    await userEvent.click(page.getByRole('button', { name: 'Open the calendar' }));
    await expect.element(page.getByRole('button', { name: 'Thursday, March 6, 2031, today' })).toHaveFocus();
  });

  it('what lies out of the span cannot be chosen in the calendar', async () => {
    const change = vi.fn<Change>();
    await mount(
      <DateField label="Until" defaultValue="2026-11-21" min="2026-11-20" max="2026-11-22" onChange={change} />,
      english,
    );
    await userEvent.click(page.getByRole('button', { name: 'Open the calendar' }));
    await expect
      .element(page.getByRole('button', { name: /November 19, 2026/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });

  it('goes with its form as YYYY-MM-DD, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <DateField label="Until" name="until" defaultValue="2026-11-21" />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    const sent = () => new FormData(form).get('until');
    focus('day');
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(sent()).toBe('2026-11-22'));
    await drawn(() => form.reset());
    expect(sent()).toBe('2026-11-21');
    expect(text(root)).toBe('21 11 2026');
  });

  it('controlled: shows the owner’s day until the owner changes it', async () => {
    const change = vi.fn<Change>();
    const { root, rerender } = await mount(<DateField label="Until" value="2026-11-21" onChange={change} />, english);
    focus('day');
    await userEvent.keyboard('{ArrowUp}');
    expect(change).toHaveBeenLastCalledWith({ value: '2026-11-22', problem: null });
    await vi.waitFor(() => expect(text(root)).toBe('21 11 2026'));
    await rerender(<DateField label="Until" value="2027-01-31" onChange={change} />);
    expect(text(root)).toBe('31 01 2027');
  });

  it('read only: neither keys nor a calendar', async () => {
    const { root } = await mount(<DateField label="Until" defaultValue="2026-11-21" readOnly />, english);
    expect(page.getByRole('button').elements()).toEqual([]);
    focus('day');
    await userEvent.keyboard('{ArrowUp}5');
    expect(text(root)).toBe('21 11 2026');
  });
});

it('stands at the right of its box in a page from right to left, in the order of its language [LIB-01]', async () => {
  const { root } = await mount(
    <div dir="rtl" style={{ width: 600 }}>
      <DateField label="Until" defaultValue="2026-11-21" />
    </div>,
    english,
  );
  const parts = [...root.querySelectorAll('[role=spinbutton]')].map((one) => one.getBoundingClientRect());
  const edge = root.querySelector('[dir=rtl]')?.getBoundingClientRect().right ?? 0;
  expect(text(root)).toBe('21 11 2026');
  expect(edge - (parts.at(-1)?.right ?? 0)).toBeLessThan(40);
  expect(parts[0]?.left).toBeLessThan(parts.at(-1)?.left ?? 0);
});
