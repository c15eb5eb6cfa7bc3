import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { PhoneListEditor, type PhoneListEditorProps } from './PhoneListEditor.tsx';

const english = { language: 'en' } as const;
const two = { mobiles: ['13800138000', '13900139000'], landlines: ['0755-12345678'] };
type Change = NonNullable<PhoneListEditorProps['onChange']>;
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const editor = (props: Partial<PhoneListEditorProps> = {}) =>
  mount(<PhoneListEditor label="Phones" of="unit" defaultValue={two} {...props} />, english);

describe('PhoneListEditor', () => {
  it('says at its line what is wrong with a number, and keeps what was typed [SIT-03] [SHL-25]', async () => {
    const change = vi.fn<Change>();
    await editor({ onChange: change });
    await userEvent.fill(box('Mobile number 2'), '1390013');
    await userEvent.tab();
    await expect.element(box('Mobile number 2')).toHaveValue('1390013');
    await expect.element(box('Mobile number 2')).toHaveAttribute('aria-invalid', 'true');
    expect(change.mock.lastCall?.[0].problems).toMatchObject([{ code: 'session.mobile', field: 'mobiles.1' }]);
  });

  it('tells a number that is there twice, with the place of the first [SIT-03]', async () => {
    await editor();
    await userEvent.fill(box('Mobile number 2'), '138-0013-8000');
    await expect
      .element(page.getByText('The entered mobile phone is the same, please re-enter (as number 1)'))
      .toBeVisible();
  });

  it('writes a number as it is kept when its line is left [SIT-03]', async () => {
    await editor();
    await userEvent.fill(box('Landline number 1'), '（０７５５）８７６５ ４３２１');
    await userEvent.tab();
    await expect.element(box('Landline number 1')).toHaveValue('0755-87654321');
  });

  it('adds a line with the focus in it, blames it only once it is left empty, and stops at the most [SIT-03]', async () => {
    const full = { mobiles: ['1', '2', '3', '4'].map((end) => `1380013800${end}`), landlines: [] };
    const { root } = await editor({ defaultValue: full });
    expect(root.textContent).toContain('4 of 5');
    await press('Add a mobile number');
    await expect.element(box('Mobile number 5')).toHaveFocus();
    await expect.element(box('Mobile number 5')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('button', { name: 'Add a mobile number' })).toBeDisabled();
    await userEvent.tab();
    await expect.element(box('Mobile number 5')).toHaveAttribute('aria-invalid', 'true');
  });

  it('a place may have eight [SIT-03]', async () => {
    const { root } = await editor({ of: 'place' });
    expect(root.textContent).toContain('2 of 8');
  });

  it('removes a line, keeps the focus near, and takes it back [SIT-06]', async () => {
    const change = vi.fn<Change>();
    await editor({ onChange: change });
    await press('Remove Mobile number 1');
    expect(change.mock.lastCall?.[0].value.mobiles).toEqual(['13900139000']);
    await expect.element(page.getByRole('button', { name: 'Remove Mobile number 1' })).toHaveFocus();
    await expect.element(page.getByText('13800138000 removed')).toBeVisible();
    await press('Undo');
    expect(change.mock.lastCall?.[0].value).toEqual(two);
    await expect.element(page.getByRole('button', { name: 'Add a mobile number' })).toHaveFocus();
  });

  it('moves a line by key; the focus goes with it [SIT-06]', async () => {
    const change = vi.fn<Change>();
    await editor({ onChange: change });
    (page.getByRole('button', { name: 'Move Mobile number 2 up' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(change.mock.lastCall?.[0].value.mobiles).toEqual(['13900139000', '13800138000']);
    await expect.element(page.getByRole('button', { name: 'Move Mobile number 1 down' })).toHaveFocus();
    await expect.element(page.getByText('13900139000 moved to position 1 of 2')).toBeVisible();
  });

  it('takes a pasted list apart and tells each entry that is no number [SIT-03]', async () => {
    const change = vi.fn<Change>();
    const { root } = await editor({ onChange: change });
    await press('Paste many');
    await expect.element(box('Numbers to paste')).toHaveFocus();
    const text = '13700137000，１３６００１３６０００\n0755-23456789; 12; 13800138000';
    await userEvent.fill(box('Numbers to paste'), text);
    await press('Read and add');
    expect(change.mock.lastCall?.[0].value).toEqual({
      mobiles: [...two.mobiles, '13700137000', '13600136000'],
      landlines: [...two.landlines, '0755-23456789'],
    });
    await expect.element(page.getByText('Added: 3. Already there: 1')).toBeVisible();
    expect(root.textContent).toContain('Entry 4 is no phone number: 12');
    await expect.element(box('Numbers to paste')).toHaveValue(text);
  });

  it('a list pasted into a line is set out line by line', async () => {
    const change = vi.fn<Change>();
    await editor({ onChange: change });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '13700137000\n13600136000');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    await drawn(() => void box('Mobile number 1').element().dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(change.mock.lastCall?.[0].value.mobiles).toEqual([...two.mobiles, '13700137000', '13600136000']);
  });

  it('the owner’s problems go before its own, and those of the whole stand at the whole [SHL-25]', async () => {
    const { root } = await editor({
      problems: [
        { code: 'site.phone.sameMobile', field: 'mobiles.0' },
        { code: 'site.phone.required', field: 'mobiles' },
      ],
    });
    await expect.element(box('Mobile number 1')).toHaveAttribute('aria-invalid', 'true');
    expect(root.textContent).toContain('At least one phone is required');
  });

  it('goes with its form and back when the form is reset', async () => {
    const { root } = await mount(
      <form>
        <PhoneListEditor label="Phones" of="unit" name="phones" defaultValue={two} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    expect(new FormData(form).getAll('phones.mobiles')).toEqual(two.mobiles);
    await press('Remove Mobile number 1');
    expect(new FormData(form).getAll('phones.mobiles')).toEqual(['13900139000']);
    await drawn(() => form.reset());
    expect(new FormData(form).getAll('phones.mobiles')).toEqual(two.mobiles);
  });

  it('controlled: shows the owner’s numbers; read only: nothing can be changed', async () => {
    const { rerender } = await editor({ value: two });
    await press('Remove Mobile number 1');
    await expect.element(box('Mobile number 2')).toHaveValue('13900139000');
    await rerender(<PhoneListEditor label="Phones" of="unit" value={two} readOnly />);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('in 272 px every digit of a number is seen [SIT-03]', async () => {
    await mount(
      <div style={{ width: 272 }}>
        <PhoneListEditor label="Phones" of="unit" defaultValue={two} />
      </div>,
      english,
    );
    for (const field of page.getByRole('textbox').elements())
      expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  });
});
