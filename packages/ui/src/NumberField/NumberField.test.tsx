import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const box = () => page.getByRole('textbox', { name: 'Pressure' });
const element = () => box().element() as HTMLInputElement;
type Change = NonNullable<NumberFieldProps['onChange']>;

describe('NumberField [LIB-01]', () => {
  it('gives the number when it is entered, with what is wrong with it as the domain says it [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await mount(<NumberField label="Pressure" name="pressure" min={0} max={2.5} onChange={change} />);
    await userEvent.fill(box(), '7.5');
    await userEvent.keyboard('{Enter}');
    const problem = { code: 'form.range', field: 'pressure', args: { 0: 0, 1: 2.5 } };
    expect(change).toHaveBeenLastCalledWith({ value: 7.5, problem });
    await userEvent.fill(box(), '1.5');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith({ value: 1.5, problem: null });
  });

  it('keeps a number out of range and says so, in the reader’s language [SHL-25]', async () => {
    const { root } = await mount(<NumberField label="Pressure" min={0} max={2.5} />, { language: 'hk' });
    await userEvent.fill(box(), '7.5');
    await userEvent.tab();
    expect(element().value).toBe('7.5');
    expect(element().getAttribute('aria-invalid')).toBe('true');
    expect(root.textContent).toContain('範圍為 0 至 2.5');
  });

  it('an open end is named alone [SHL-25]', async () => {
    const { root } = await mount(<NumberField label="Pressure" min={1} defaultValue={0} />, { language: 'en' });
    expect(root.textContent).toContain('Must be at least 1');
  });

  it('keyboard: arrows step, Home and End go to the ends, letters are not taken', async () => {
    await mount(<NumberField label="Pressure" min={0} max={2} step={0.05} defaultValue={0.1} />);
    element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(element().value).toBe('0.25');
    await userEvent.keyboard('{ArrowDown}');
    expect(element().value).toBe('0.2');
    await userEvent.keyboard('{End}');
    expect(element().value).toBe('2');
    await userEvent.keyboard('{Home}');
    expect(element().value).toBe('0');
    await userEvent.keyboard('{End}abc');
    expect(element().value).toBe('2');
  });

  it('buttons step and stop at the end', async () => {
    await mount(<NumberField label="Pressure" min={0} max={2} defaultValue={1} />, { language: 'en' });
    await userEvent.click(page.getByRole('button', { name: 'Increase' }));
    expect(element().value).toBe('2');
    await expect.element(page.getByRole('button', { name: 'Increase' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Decrease' }));
    expect(element().value).toBe('1');
  });

  it('reads full-width digits as an input method types them, and grouped ones as sheets copy them', async () => {
    const change = vi.fn<Change>();
    await mount(<NumberField label="Pressure" onChange={change} />);
    await userEvent.fill(box(), '１２');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith({ value: 12, problem: null });
    await userEvent.fill(box(), '12,345.5');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith({ value: 12345.5, problem: null });
  });

  it('goes plain with its form under its name, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <NumberField label="Pressure" name="pressure" defaultValue={1234.5} />
      </form>,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    expect(element().value).toBe('1,234.5');
    expect(new FormData(form).get('pressure')).toBe('1234.5');
    await userEvent.fill(box(), '3');
    await userEvent.tab();
    expect(new FormData(form).get('pressure')).toBe('3');
    await drawn(() => form.reset());
    expect(new FormData(form).get('pressure')).toBe('1234.5');
    expect(element().value).toBe('1,234.5');
  });

  it('controlled: shows the owner’s number until the owner changes it; null is empty', async () => {
    const change = vi.fn<Change>();
    const { rerender } = await mount(<NumberField label="Pressure" value={3} onChange={change} />);
    await userEvent.fill(box(), '');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith({ value: null, problem: null });
    expect(element().value).toBe('3');
    await rerender(<NumberField label="Pressure" value={null} onChange={change} />);
    expect(element().value).toBe('');
  });

  it('reads the unit with the field, and takes nothing when read-only', async () => {
    await mount(<NumberField label="Pressure" unit="MPa" defaultValue={1} readOnly />);
    const describedBy = element().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('MPa');
    element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(element().value).toBe('1');
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it.each([
    ['NaN', { value: Number.NaN }],
    ['endless', { value: Number.POSITIVE_INFINITY, max: Number.NaN }],
    ['step of nothing', { defaultValue: 1, step: 0 }],
    ['digits below zero', { defaultValue: 1, digits: -4 }],
  ])('impossible props neither throw nor show nonsense: %s', async (_name, props: Partial<NumberFieldProps>) => {
    await mount(<NumberField label="Pressure" {...props} />);
    expect(['', '1']).toContain(element().value);
  });
});
