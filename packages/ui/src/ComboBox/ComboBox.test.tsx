import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { ComboBox, type ComboBoxOption, type ComboBoxProps, type LoadOptions } from './ComboBox.tsx';

const options: readonly ComboBoxOption[] = [
  { value: '1', label: 'Galaxy Plaza', description: '1 Harbour Road' },
  { value: '2', label: 'Sunrise School', disabled: true },
  { value: '3', label: 'Harbour Hotel', keywords: 'Gangwan' },
];
const box = () => page.getByRole('combobox', { name: 'Unit' });
const text = () => (box().element() as HTMLInputElement).value;
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
type Change = NonNullable<ComboBoxProps['onChange']>;

interface Asked {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly answer: (found: readonly ComboBoxOption[]) => void;
  readonly fail: () => void;
}

/** A search whose answers the test gives, in any order. */
const search = () => {
  const asked: Asked[] = [];
  const load: LoadOptions = ({ text, signal }) =>
    new Promise((resolve, reject) => {
      asked.push({ text, signal, answer: resolve, fail: () => reject(new Error('no link')) });
    });
  return { asked, load };
};

describe('ComboBox [LIB-01]', () => {
  it('finds by every typed word, in label, description and keywords, in full-width letters too', async () => {
    await mount(<ComboBox label="Unit" options={options} />);
    await userEvent.fill(box(), 'road plaza');
    expect(shown()).toEqual(['Galaxy Plaza1 Harbour Road']);
    await userEvent.fill(box(), 'ｈａｒｂｏｕｒ');
    expect(shown()).toHaveLength(2);
    await userEvent.fill(box(), 'gangwan');
    expect(shown()).toEqual(['Harbour Hotel']);
  });

  it('keyboard: Enter takes the first match, arrows pass what is disabled, Escape closes and keeps the focus', async () => {
    const change = vi.fn<Change>();
    await mount(<ComboBox label="Unit" options={options} onChange={change} />);
    await userEvent.fill(box(), 'hotel');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => change.mock.lastCall).toEqual([{ value: '3', option: options[2] }]);
    await expect.poll(text).toBe('Harbour Hotel');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(shown).toHaveLength(3);
    await expect.element(page.getByRole('option', { name: /Harbour Hotel/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('option', { name: /Galaxy/ })).toHaveAttribute('data-active', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box()).toHaveFocus();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('leaving chooses nothing and puts the chosen one back', async () => {
    const change = vi.fn<Change>();
    await mount(<ComboBox label="Unit" options={options} defaultValue="1" onChange={change} />);
    await userEvent.fill(box(), 'hotel');
    await userEvent.tab();
    expect(text()).toBe('Galaxy Plaza');
    await userEvent.fill(box(), 'hotel');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    expect(text()).toBe('Galaxy Plaza');
    expect(change).not.toHaveBeenCalled();
  });

  it('an emptied text clears only where that is allowed', async () => {
    const change = vi.fn<Change>();
    const field = (isClearable: boolean) => (
      <ComboBox label="Unit" options={options} defaultValue="1" {...{ isClearable }} onChange={change} />
    );
    const { rerender } = await mount(field(false), { language: 'en' });
    await userEvent.fill(box(), '');
    await userEvent.tab();
    expect(text()).toBe('Galaxy Plaza');
    expect(change).not.toHaveBeenCalled();
    await rerender(field(true));
    await userEvent.click(page.getByRole('button', { name: 'Clear choice' }));
    expect(change).toHaveBeenLastCalledWith({ value: null, option: null });
    expect(text()).toBe('');
    await expect.element(box()).toHaveFocus();
  });

  it('controlled: goes back to the owner’s value; a value without a choice shows itself', async () => {
    const change = vi.fn<Change>();
    const { rerender } = await mount(<ComboBox label="Unit" options={options} value="1" onChange={change} />);
    await userEvent.fill(box(), 'hotel');
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledExactlyOnceWith({ value: '3', option: options[2] });
    await userEvent.tab();
    expect(text()).toBe('Galaxy Plaza');
    await rerender(<ComboBox label="Unit" options={options} value="77" onChange={change} />);
    expect(text()).toBe('77');
    await rerender(<ComboBox label="Unit" options={[{ value: '77', label: 'Depot' }]} value="77" onChange={change} />);
    expect(text()).toBe('Depot');
  });

  it('asks once after a pause, aborts what is no longer wanted and drops its late answer', async () => {
    const { asked, load } = search();
    await mount(<ComboBox label="Unit" load={load} options={options} />, { language: 'en' });
    await userEvent.fill(box(), 'dep');
    await expect.element(page.getByRole('status')).toHaveTextContent('Searching…');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.fill(box(), 'depot');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.text).toBe('depot');
    await drawn(() => asked[1]?.answer([{ value: '9', label: 'Depot' }]));
    await drawn(() => asked[0]?.answer([{ value: '8', label: 'Department store' }]));
    expect(shown()).toEqual(['Depot']);
    await expect.element(page.getByRole('status')).toHaveTextContent('Choices: 1');
    await userEvent.keyboard('{Enter}');
    expect(text()).toBe('Depot');
  });

  it('Enter takes nothing while the list is still coming', async () => {
    const change = vi.fn<Change>();
    const { load } = search();
    await mount(<ComboBox label="Unit" load={load} options={options} onChange={change} />);
    await userEvent.fill(box(), 'galaxy');
    await userEvent.keyboard('{Enter}');
    expect(change).not.toHaveBeenCalled();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
  });

  it('a failed search says so and can be tried again by keyboard', async () => {
    const { asked, load } = search();
    await mount(<ComboBox label="Unit" load={load} />, { language: 'en' });
    await userEvent.fill(box(), 'depot');
    await vi.waitFor(() => expect(asked.at(-1)?.text).toBe('depot'));
    const before = asked.length;
    await drawn(() => asked.at(-1)?.fail());
    await expect.element(page.getByRole('status')).toHaveTextContent('The search failed');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await drawn(() => asked.at(-1)?.answer([{ value: '9', label: 'Depot' }]));
    expect(text()).toBe('depot');
    expect(shown()).toEqual(['Depot']);
  });

  it('says that nothing matches, and offers to add only what is not there', async () => {
    const create = vi.fn<NonNullable<ComboBoxProps['onCreate']>>(({ label }) => ({ value: 'new', label }));
    const { rerender } = await mount(<ComboBox label="Unit" options={options} />, { language: 'en' });
    await userEvent.fill(box(), 'Depot');
    expect(shown()).toEqual([]);
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing matches');
    await rerender(<ComboBox label="Unit" options={options} onCreate={create} />);
    await userEvent.fill(box(), 'harbour hotel');
    expect(shown()).toEqual(['Harbour Hotel']);
    await userEvent.fill(box(), 'Depot');
    expect(shown()).toEqual(['Add “Depot”']);
    await userEvent.keyboard('{Enter}');
    expect(create).toHaveBeenCalledExactlyOnceWith({ label: 'Depot' });
    expect(text()).toBe('Depot');
    await userEvent.tab();
    expect(text()).toBe('Depot');
  });

  it('draws a hundred of many and counts the rest', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Unit ${index}` }));
    const { root } = await mount(<ComboBox label="Unit" options={many} />, { language: 'en' });
    await userEvent.click(box());
    expect(shown()).toHaveLength(100);
    expect(root.textContent).toContain('4,900 more');
  });

  it('goes with its form under its name, and back when the form is reset; read-only opens nothing', async () => {
    const form = (readOnly: boolean) => (
      <form>
        <ComboBox label="Unit" name="unit" options={options} defaultValue="1" {...{ readOnly }} />
      </form>
    );
    const { root, rerender } = await mount(form(false));
    const sent = () => new FormData(root.querySelector('form') ?? undefined).get('unit');
    await userEvent.fill(box(), 'hotel');
    await userEvent.keyboard('{Enter}');
    expect(sent()).toBe('3');
    await drawn(() => root.querySelector('form')?.reset());
    expect(sent()).toBe('1');
    expect(text()).toBe('Galaxy Plaza');
    await rerender(form(true));
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  });
});
