import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { SosBatchEditor, type SosBatchEditorProps } from './SosBatchEditor.tsx';

const english = { language: 'en' } as const;
type Change = NonNullable<SosBatchEditorProps['onChange']>;
const [one, two] = ['490154203237518', '356938035643809'];
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const editor = (props: Partial<SosBatchEditorProps> = {}) =>
  mount(<SosBatchEditor label="SOS numbers" {...props} />, english);
const rows = Array.from({ length: 45 }, (_, at) => ({ imei: String(350_000_000_000_000 + at), numbers: ['119'] }));

const sent = (form: HTMLFormElement): unknown =>
  JSON.parse(form.querySelector<HTMLInputElement>('[name=sos]')?.value ?? '')[0].numbers;

describe('SosBatchEditor', () => {
  it('adds pasted IMEIs with the shared numbers, names each at fault, and keeps the text [DEV-21]', async () => {
    const change = vi.fn<Change>();
    const { root } = await editor({ onChange: change });
    await userEvent.fill(box('SOS 1'), '0755-82101119');
    const text = `${one}，4901542\n３５６９３８０３５６４３８０９; ${one}`;
    await userEvent.fill(box('IMEIs to add'), text);
    await press('Read and add');
    expect(change.mock.lastCall?.[0]).toEqual({
      value: [
        { imei: one, numbers: ['0755-82101119'] },
        { imei: two, numbers: ['0755-82101119'] },
      ],
      problems: [],
    });
    await expect.element(page.getByText('Added: 2. Already there: 0')).toBeVisible();
    expect(root.textContent).toContain('Number 2, "4901542", is not an IMEI of 15 digits');
    expect(root.textContent).toContain(`Number 4, ${one}, is the same as number 1`);
    await expect.element(box('IMEIs to add')).toHaveValue(text);
    expect(root.textContent).toContain('2 of 2,000');
  });

  it('takes a doubtful IMEI and says so; a text that was taken whole is gone [DEV-21]', async () => {
    const { root } = await editor();
    await userEvent.fill(box('IMEIs to add'), '490154203237519');
    await press('Read and add');
    await expect.element(box('IMEIs to add')).toHaveValue('');
    await expect.element(box('IMEI of device 1')).toHaveValue('490154203237519');
    expect(root.textContent).toContain('Doubtful: 1');
  });

  it('says at its cell what is wrong, and keeps what was typed [DEV-21] [SHL-25]', async () => {
    const change = vi.fn<Change>();
    const { root } = await editor({ defaultValue: [{ imei: one, numbers: ['119'] }], onChange: change });
    await userEvent.fill(box('SOS 3 of device 1'), 'abc');
    await expect.element(box('SOS 3 of device 1')).toHaveValue('abc');
    await expect.element(box('SOS 3 of device 1')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box('SOS 2 of device 1')).toHaveAttribute('aria-invalid', 'true');
    expect(change.mock.lastCall?.[0].problems.map(({ field }) => field)).toEqual([
      'rows.0.numbers.1',
      'rows.0.numbers.2',
    ]);
    expect(root.textContent).toContain('Problems: 2');
  });

  it('leads from problem to problem through the pages [DEV-21]', async () => {
    await editor({
      defaultValue: rows.with(3, { imei: '1', numbers: ['119'] }).with(41, { imei: '', numbers: ['119'] }),
    });
    await press('Next problem');
    await expect.element(box('IMEI of device 4')).toHaveFocus();
    await press('Next problem');
    await expect.element(box('IMEI of device 42')).toHaveFocus();
    await press('Next problem');
    await expect.element(box('IMEI of device 4')).toHaveFocus();
  });

  it('tells a device that stands in two rows with the place of the first [DEV-21]', async () => {
    const { root } = await editor({
      defaultValue: [
        { imei: one, numbers: ['119'] },
        { imei: one, numbers: ['x'] },
      ],
    });
    expect(root.textContent).toContain(`Number 2, ${one}, is the same as number 1`);
  });

  it('sets the shared numbers on all devices, and takes that back', async () => {
    const change = vi.fn<Change>();
    await editor({ defaultValue: rows.slice(0, 2), onChange: change });
    await userEvent.fill(box('SOS 1'), '120');
    await press('Use for all devices');
    expect(change.mock.lastCall?.[0].value.map(({ numbers }) => numbers)).toEqual([['120'], ['120']]);
    await press('Undo');
    expect(change.mock.lastCall?.[0].value).toEqual(rows.slice(0, 2));
  });

  it('removes a row, the focus goes to the next, and it can be taken back', async () => {
    const change = vi.fn<Change>();
    await editor({ defaultValue: rows.slice(0, 3), onChange: change });
    await press('Remove Device 2');
    expect(change.mock.lastCall?.[0].value).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Remove Device 2' })).toHaveFocus();
    await press('Undo');
    expect(change.mock.lastCall?.[0].value).toEqual(rows.slice(0, 3));
  });

  it('draws one page of two thousand rows', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({
      imei: String(350_000_000_000_000 + at),
      numbers: ['119'],
    }));
    const { root } = await editor({ defaultValue: many });
    expect(root.querySelectorAll('tbody tr')).toHaveLength(20);
    expect(root.textContent).toContain('2,000 of 2,000');
  });

  it('the owner’s problems go before its own, and those of the whole stand at the whole [SHL-25]', async () => {
    const { root } = await editor({
      defaultValue: rows.slice(0, 1),
      problems: [
        { code: 'form.choice', field: 'rows.0.imei' },
        { code: 'form.tooMany', field: 'rows', args: { 0: 2000 } },
      ],
    });
    expect(root.textContent).toContain('Not one of the choices');
    expect(root.textContent).toContain('At most 2,000 entries');
  });

  it('goes with its form and back on reset; controlled it shows the owner’s rows', async () => {
    const { root, rerender } = await mount(
      <form>
        <SosBatchEditor label="SOS numbers" name="sos" defaultValue={rows.slice(0, 1)} />
      </form>,
      english,
    );
    const form = root.querySelector('form');
    if (!form) throw new Error('no form');
    await userEvent.fill(box('SOS 1 of device 1'), '120');
    expect(sent(form)).toEqual(['120']);
    await drawn(() => form.reset());
    expect(sent(form)).toEqual(['119']);
    await rerender(<SosBatchEditor label="SOS numbers" value={rows.slice(0, 1)} readOnly />);
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
