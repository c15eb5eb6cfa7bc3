import { centsOf } from '@fireline/domain/lib';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { SplitRatioEditor, type SplitRatioEditorProps } from './index.ts';

const recipients = [
  { recipientId: 'r1', name: 'Estate', account: 'a-1' },
  { recipientId: 'r2', name: 'Upkeep', account: 'a-2' },
  { recipientId: 'r3', name: 'Dealer', account: 'a-3' },
];
const task = (at: number, ratio: number) => ({ ...(recipients[at] as (typeof recipients)[number]), ratio });
const saved = [task(0, 33), task(1, 33)];
type Change = NonNullable<SplitRatioEditorProps['onChange']>;

const editor = (more: Partial<SplitRatioEditorProps> = {}) => (
  <SplitRatioEditor label="Split" saved={saved} recipients={recipients} defaultSamples={[100, 9999]} {...more} />
);
const english = { language: 'en' } as const;
const ratioOf = (name: string) => page.getByRole('textbox', { name: `Ratio of ${name}` });
const names = (root: HTMLElement) =>
  [...root.querySelectorAll('tbody th strong')].map(({ textContent }) => textContent);
const rowTexts = (root: HTMLElement, row: number) =>
  [...root.querySelectorAll(`[data-row="${row}"] td[data-label]`)].map((cell) => cell.firstChild?.textContent);
const paste = (element: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describe('SplitRatioEditor', () => {
  it('shows cents that add up to each order, live while typing [FIN-05] [N18] [TAR-09]', async () => {
    const { root } = await mount(editor());
    const column = (at: number) =>
      [...root.querySelectorAll('tr')].slice(1).map((row) => {
        const shown = row.querySelectorAll('td[data-label]')[at]?.textContent?.match(/¥[\d,.]+/)?.[0];
        const read = centsOf(shown);
        return read.ok ? read.value : Number.NaN;
      });
    const addUp = () => {
      for (const at of [0, 1]) {
        const cents = column(at);
        const total = cents.pop();
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
        expect(total).toBe([100, 9999][at]);
      }
    };
    addUp();
    for (const ratio of ['1', '17', '49', '67']) {
      await userEvent.fill(page.getByRole('textbox', { name: 'Upkeep的比例' }), ratio);
      await vi.waitFor(() => expect(root.querySelectorAll('tfoot svg')).toHaveLength(2));
      addUp();
    }
    await userEvent.fill(page.getByRole('textbox', { name: '示例订单 2' }), '1234.57');
    await vi.waitFor(() => expect(root.querySelector('tfoot tr:last-child')?.textContent).toContain('¥1,234.57'));
  });

  it('says who gets the cent that is left, and why [FIN-05] [N18]', async () => {
    const { root } = await mount(editor({ defaultSamples: [1, 99, 100], saved: [task(0, 50), task(1, 50)] }), english);
    expect(root.textContent).toContain('Cents that are left go one each to the largest fractions');
    const why = [...root.querySelectorAll('section dd')].map(({ textContent }) => textContent);
    expect(why).toEqual([
      '1 cent to Estate: others have the same fraction of 0.50 cents, its id r1 is earlier',
      '1 cent to Estate: others have the same fraction of 0.50 cents, its id r1 is earlier',
      'no cent is left',
    ]);
    expect(rowTexts(root, 0)[0]).toBe('CN¥0.01');
    expect(root.querySelector('[data-row="0"]')?.textContent).toContain('incl. 1 cent left');
  });

  it('keeps a ratio that is too large, says so at the row and at the bar, and saves nothing [FIN-04] [N18]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(editor({ merchantMaxPercent: 70, onChange: change }), english);
    await userEvent.fill(ratioOf('Upkeep'), '38');
    await vi.waitFor(() => expect(root.textContent?.split('The ratios add up to 71%')).toHaveLength(3));
    await expect.element(ratioOf('Upkeep')).toHaveValue('38');
    await expect.element(ratioOf('Upkeep')).toHaveAttribute('aria-invalid', 'true');
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({
        tasks: null,
        problems: [{ code: 'finance.split.sum', field: 'tasks', args: { 0: 70, 1: 71 } }],
      }),
    );
    await userEvent.fill(ratioOf('Upkeep'), '３７');
    await vi.waitFor(() =>
      expect(change).toHaveBeenLastCalledWith(
        expect.objectContaining({ tasks: [task(0, 33), task(1, 37)], problems: [] }),
      ),
    );
  });

  it('arrows step a ratio and stop at what is left [FIN-05] [N18]', async () => {
    await mount(editor({ merchantMaxPercent: 68 }), english);
    await userEvent.click(ratioOf('Estate'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(ratioOf('Estate')).toHaveValue('35');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(ratioOf('Estate')).toHaveValue('34');
  });

  it('by keyboard alone: adds, orders, removes and takes back; the focus stays where the work is [FIN-05] [N18]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(editor({ onChange: change }), english);
    (page.getByRole('combobox', { name: 'Add a recipient' }).element() as HTMLElement).focus();
    await userEvent.keyboard('Deal{Enter}');
    await expect.element(ratioOf('Dealer')).toHaveFocus();
    expect(root.textContent).not.toContain('Required');
    await userEvent.keyboard('5{Alt>}{ArrowUp}{/Alt}');
    await expect.element(ratioOf('Dealer')).toHaveFocus();
    expect(names(root)).toEqual(['Estate', 'Dealer', 'Upkeep']);
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Upkeep' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ value: [], tasks: null }));
    await userEvent.keyboard('{Enter}');
    await expect.element(ratioOf('Estate')).toHaveFocus();
    for (const left of [1, 0]) {
      await userEvent.click(page.getByRole('button', { name: 'Undo' }));
      await vi.waitFor(() => expect(names(root)).toHaveLength(3 - left));
    }
    expect(names(root)).toEqual(['Estate', 'Dealer', 'Upkeep']);
    await expect.element(ratioOf('Dealer')).toHaveValue('5');
  });

  it('a ratio that was left empty is told to be missing [FIN-04]', async () => {
    const { root } = await mount(editor(), english);
    await userEvent.clear(ratioOf('Estate'));
    expect(root.textContent).not.toContain('Required');
    await userEvent.tab();
    await expect.element(page.getByText('Required')).toBeVisible();
  });

  it('takes good rows of a pasted sheet and tells each bad cell by row and column [N18]', async () => {
    const { root } = await mount(editor(), english);
    await drawn(() => paste(ratioOf('Estate').element(), 'r3\tDealer\ta-3\t5%\nr9\tNobody\tx\t1\nr2\tUpkeep\ta-2\t1'));
    await expect.element(ratioOf('Dealer')).toHaveValue('5');
    await expect.element(ratioOf('Estate')).toHaveValue('33');
    await expect.element(page.getByText('Row 2, Recipient id: Not one of the choices')).toBeVisible();
    await expect.element(page.getByText('Row 3, Recipient id: This recipient stands in an earlier row')).toBeVisible();
    const sheet = page.getByRole('textbox', { name: 'Paste from a spreadsheet' });
    await expect.element(sheet).toHaveValue('Recipient id\tName\tAccount\tRatio\nr9\tNobody\tx\t1\nr2\tUpkeep\ta-2\t1');
    await userEvent.click(page.getByRole('button', { name: 'Remove Upkeep' }));
    await userEvent.click(page.getByRole('button', { name: 'Add 1 row' }));
    await expect.element(ratioOf('Upkeep')).toHaveValue('1');
    await expect.element(sheet).toHaveValue('Recipient id\tName\tAccount\tRatio\nr9\tNobody\tx\t1');
    expect(names(root)).toEqual(['Estate', 'Dealer', 'Upkeep']);
  });

  it('opening the place for a sheet goes into it', async () => {
    await mount(editor(), english);
    await userEvent.click(page.getByRole('button', { name: 'Paste from a spreadsheet' }));
    await expect.element(page.getByRole('textbox', { name: 'Paste from a spreadsheet' })).toHaveFocus();
  });

  it('one pasted cell goes into its field [N18]', async () => {
    const { root } = await mount(editor(), english);
    const event = new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    event.clipboardData?.setData('text/plain', '12');
    ratioOf('Estate').element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(root.querySelector('textarea')).toBeNull();
  });

  it('marks what differs from the saved rule [N18]', async () => {
    const { root } = await mount(editor({ defaultValue: [task(2, 5), task(0, 40)] }), english);
    const row = (at: number) => root.querySelector(`[data-row="${at}"]`)?.textContent;
    expect(row(0)).toContain('New');
    expect(row(1)).toContain('was 33%');
    await expect.element(page.getByText('Will be gone once saved: Upkeep 33%')).toBeVisible();
  });

  it('goes with its form as tasks, and back when the form is reset [FIN-04]', async () => {
    const { root } = await mount(<form>{editor({ name: 'tasks' })}</form>, english);
    const form = root.querySelector('form') as HTMLFormElement;
    expect(JSON.parse(new FormData(form).get('tasks') as string)).toEqual(saved);
    await userEvent.fill(ratioOf('Estate'), '99');
    await vi.waitFor(() => expect(new FormData(form).get('tasks')).toBe(''));
    await drawn(() => form.reset());
    expect(JSON.parse(new FormData(form).get('tasks') as string)).toEqual(saved);
    await expect.element(ratioOf('Estate')).toHaveValue('33');
  });

  it('controlled: shows the owner’s rows until the owner changes them', async () => {
    const change = vi.fn<Change>();
    const { rerender } = await mount(editor({ value: saved, onChange: change }), english);
    await userEvent.fill(ratioOf('Estate'), '1');
    await vi.waitFor(() => expect(change).toHaveBeenCalled());
    await expect.element(ratioOf('Estate')).toHaveValue('33');
    await rerender(editor({ value: [task(0, 1)], onChange: change }));
    await expect.element(ratioOf('Estate')).toHaveValue('1');
  });

  it('warns of more than the provider lets out, and saves it all the same [FIN-04] [FIN-05]', async () => {
    const change = vi.fn<Change>();
    const { root } = await mount(editor({ providerMaxPercent: 66, onChange: change }), english);
    expect(root.textContent).not.toContain('lets out');
    await userEvent.fill(ratioOf('Upkeep'), '34');
    await expect.element(page.getByText('The ratios add up to 67%, the provider lets out at most 66%')).toBeVisible();
    expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ tasks: [task(0, 33), task(1, 34)] }));
  });

  it('says at a recipient why it gives nothing back, and takes its part from the merchant [N18] [FIN-08]', async () => {
    const cannotReturn = { code: 'finance.return.person' };
    const people = recipients.map((one, at) => (at === 0 ? Object.assign({ cannotReturn }, one) : one));
    await mount(editor({ recipients: people }), english);
    await userEvent.fill(page.getByRole('textbox', { name: 'Refund' }), '50.01');
    const table = page.getByRole('table', { name: 'Try a refund' });
    await expect.element(table).toBeVisible();
    expect(table.element().querySelector('tbody tr')?.textContent).toBe(
      'Estate A person cannot return a splitCN¥0.00CN¥33.00',
    );
  });

  it('shows what a refund takes back from whom, to the cent, and refuses more than there is [N18] [FIN-08]', async () => {
    const { root } = await mount(editor(), english);
    const refund = page.getByRole('textbox', { name: 'Refund' });
    await userEvent.fill(refund, '50.01');
    await expect.element(page.getByRole('table', { name: 'Try a refund' })).toBeVisible();
    const cells = [...root.querySelectorAll('section table tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(cells.slice(1)).toEqual([
      ['Estate', '-CN¥16.50', 'CN¥16.50'],
      ['Upkeep', '-CN¥16.50', 'CN¥16.49'],
      ['Stays with the merchant', '-CN¥17.01', 'CN¥16.99'],
      ['Total', '-CN¥50.01 equals the refund', 'CN¥49.98'],
    ]);
    await userEvent.fill(refund, '100');
    await expect
      .element(page.getByText('A refund is more than 0 and at most the 99.99 yuan that are left'))
      .toBeVisible();
    await expect.element(refund).toHaveValue('100');
  });

  it('read-only: the ratios can be tried on orders and not be changed', async () => {
    const { root } = await mount(editor({ readOnly: true }), english);
    expect(root.querySelectorAll('[data-part], [aria-expanded=true]')).toHaveLength(0);
    await userEvent.fill(page.getByRole('textbox', { name: 'Example order 1' }), '2');
    await vi.waitFor(() => expect(rowTexts(root, 0)[0]).toBe('CN¥0.66'));
    expect(page.getByRole('textbox').elements()).toHaveLength(3);
  });
});
