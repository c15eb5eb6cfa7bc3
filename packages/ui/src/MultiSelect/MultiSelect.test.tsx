import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const options = [
  { value: 'u1', label: 'Galaxy Plaza' },
  { value: 'u2', label: 'Sunrise School', disabled: true },
  { value: 'u3', label: 'Harbour Hotel' },
  { value: 'u4', label: 'Harbour Depot' },
];
const box = () => page.getByRole('combobox', { name: 'Units' });
const chips = () =>
  page
    .getByRole('button', { name: /^Remove/ })
    .elements()
    .map((chip) => chip.getAttribute('aria-label'));
const paste = (text: string): Promise<void> =>
  drawn(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    box()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
type Change = NonNullable<MultiSelectProps['onChange']>;
const english = { language: 'en' } as const;

describe('MultiSelect [LIB-01]', () => {
  it('keyboard: takes one after the other while the list stays open, and takes them back', async () => {
    const change = vi.fn<Change>();
    await mount(<MultiSelect label="Units" options={options} onChange={change} />, english);
    await userEvent.fill(box(), 'hotel');
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith({ value: ['u3'] });
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('depot{Enter}');
    expect(change).toHaveBeenLastCalledWith({ value: ['u3', 'u4'] });
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith({ value: ['u3'] });
    expect(chips()).toEqual(['Remove Harbour Hotel']);
  });

  it('takes all that were found at once, and only those; what is disabled is not taken', async () => {
    const change = vi.fn<Change>();
    await mount(<MultiSelect label="Units" options={options} defaultValue={['u1']} onChange={change} />, english);
    await userEvent.fill(box(), 'harbour');
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith({ value: ['u1', 'u3', 'u4'] });
    await userEvent.click(page.getByRole('option', { name: 'Deselect all 2' }));
    expect(change).toHaveBeenLastCalledWith({ value: ['u1'] });
    await userEvent.fill(box(), '');
    await userEvent.click(page.getByRole('option', { name: 'Select all 3' }));
    expect(change).toHaveBeenLastCalledWith({ value: ['u1', 'u3', 'u4'] });
  });

  it('a pasted list is taken by value or label, and what is not found is named', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(<MultiSelect label="Units" options={options} onChange={change} />, english);
    await paste('u1\nharbour hotel；Moon base\tu2\nu1');
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['u1', 'u3'] });
    expect(root.textContent).toContain('Added from the list: 2');
    expect(root.textContent).toContain('Not found (2): Moon base · u2');
    await userEvent.fill(box(), 'x');
    expect(root.textContent).not.toContain('Moon base');
  });

  it('one pasted word is text like any other', async () => {
    const change = vi.fn<Change>();
    await mount(<MultiSelect label="Units" options={options} onChange={change} />, english);
    await paste('Galaxy Plaza');
    expect(change).not.toHaveBeenCalled();
  });

  it('keyboard: arrows reach the chips, Delete and Backspace take them out, Backspace in the text the last one', async () => {
    await mount(<MultiSelect label="Units" options={options} defaultValue={['u1', 'u3', 'u4']} />, english);
    box().element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Remove Harbour Hotel' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(chips()).toEqual(['Remove Galaxy Plaza', 'Remove Harbour Depot']);
    await expect.element(page.getByRole('button', { name: 'Remove Harbour Depot' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(chips()).toEqual(['Remove Galaxy Plaza']);
    await userEvent.click(page.getByRole('button', { name: 'Remove Galaxy Plaza' }));
    expect(chips()).toEqual([]);
  });

  it('controlled: shows the owner’s values, a strange one as it is', async () => {
    const change = vi.fn<Change>();
    await mount(<MultiSelect label="Units" options={options} value={['u1', '77']} onChange={change} />, english);
    expect(chips()).toEqual(['Remove Galaxy Plaza', 'Remove 77']);
    await userEvent.click(page.getByRole('button', { name: 'Remove 77' }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: ['u1'] });
    expect(chips()).toHaveLength(2);
  });

  it('goes with its form under its name, and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <MultiSelect label="Units" name="unit" options={options} defaultValue={['u1', 'u3']} isClearable />
      </form>,
      english,
    );
    const sent = () => new FormData(root.querySelector('form') ?? undefined).getAll('unit');
    expect(sent()).toEqual(['u1', 'u3']);
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    expect(sent()).toEqual([]);
    await expect.element(box()).toHaveFocus();
    await drawn(() => root.querySelector('form')?.reset());
    expect(sent()).toEqual(['u1', 'u3']);
  });

  it('draws fifty chips of many, the last ones, and tells how many there are', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `Unit ${index}` }));
    const all = many.map(({ value }) => value);
    const { root } = await mount(<MultiSelect label="Units" options={many} defaultValue={all} />, english);
    expect(chips()).toHaveLength(50);
    expect(root.textContent).toContain('2,950 +');
    await expect.element(box()).toHaveAccessibleDescription('Chosen: 3,000');
  });

  it('read-only: shows, opens nothing, takes nothing out', async () => {
    const { root } = await mount(
      <MultiSelect label="Units" options={options} defaultValue={['u1']} readOnly />,
      english,
    );
    box().element().focus();
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    expect(root.textContent).toContain('Galaxy Plaza');
    expect(chips()).toEqual([]);
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  });
});
