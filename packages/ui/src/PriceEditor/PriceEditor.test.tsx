import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { type PriceDrafts, PriceEditor, type PriceEditorProps } from './index.ts';

const list: PriceDrafts = {
  service: [
    {
      mode: 'standard',
      modeName: 'Std',
      description: '',
      prices: ['60', '110', '150', '190', '220', '240'],
      freeMonths: '3',
    },
  ],
  packages: [{ resource: 'sms', quantity: '30000', amount: '1,000' }],
  storage: [{ product: 'cloudStorage', months: '12', amount: '120' }],
};
type Change = NonNullable<PriceEditorProps['onChange']>;
const english = { language: 'en' } as const;
const box = (name: string) => page.getByRole('textbox', { name });
const year = (years: number) => box(`Standard, price for ${years} yr`);
const editor = (more: Partial<PriceEditorProps> = {}) => <PriceEditor label="Prices" defaultValue={list} {...more} />;

describe('PriceEditor', () => {
  it('hands over whole cents of what was typed in yuan [TAR-03] [TAR-09]', async () => {
    const change = vi.fn<Change>();
    await mount(editor({ onChange: change }), english);
    await userEvent.fill(year(1), '0.29');
    await userEvent.fill(year(6), '9,999,999.99');
    await vi.waitFor(() =>
      expect(change.mock.lastCall?.[0].prices?.service[0]?.pricesCents).toEqual([
        29, 11_000, 15_000, 19_000, 22_000, 999_999_999,
      ]),
    );
    await expect.element(year(6)).toHaveValue('9,999,999.99');
  });

  it('keeps a bad price and says what is wrong; nothing is to be saved [TAR-03]', async () => {
    const change = vi.fn<Change>();
    await mount(editor({ onChange: change }), english);
    await userEvent.fill(year(2), '-1');
    await expect.element(page.getByText('A price cannot be less than 0')).toBeVisible();
    await expect.element(year(2)).toHaveValue('-1');
    expect(change).toHaveBeenLastCalledWith(
      expect.objectContaining({
        prices: null,
        problems: [{ code: 'tariff.price.negative', field: 'service.0.prices.1' }],
      }),
    );
    await userEvent.clear(year(2));
    await expect.element(page.getByText('A price cannot be less than 0')).not.toBeInTheDocument();
    expect(page.getByText('Please enter the price').elements()).toEqual([]);
    await userEvent.tab();
    await expect.element(page.getByText('Please enter the price')).toBeVisible();
  });

  it('shows the unit price that follows, exact beneath [TAR-03]', async () => {
    const { root } = await mount(editor(), english);
    const price = () => root.querySelector('[data-label="Unit price"]')?.textContent;
    expect(price()).toBe('CN¥0.0333CN¥0.10 for 3');
    await userEvent.fill(box('Amount of SMS 1'), '3000');
    await vi.waitFor(() => expect(price()).toBe('CN¥0.1000'));
    await userEvent.fill(box('Quantity of SMS 1'), 'x');
    await vi.waitFor(() => expect(price()).toBe('–'));
  });

  it('hints where a longer time costs less, and lets it be [TAR-02]', async () => {
    const change = vi.fn<Change>();
    await mount(editor({ onChange: change }), english);
    await userEvent.fill(year(3), '109.99');
    await expect.element(page.getByText('Costs less than 2 yr: is it meant?')).toBeVisible();
    expect(change.mock.lastCall?.[0].prices).not.toBeNull();
  });

  it('fills a column down, and back [TAR-02]', async () => {
    await mount(editor(), english);
    await userEvent.click(page.getByRole('button', { name: 'Fill Standard down' }));
    await expect.element(year(6)).toHaveValue('60');
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(year(6)).toHaveValue('240');
  });

  it('adds a package with the focus in it, removes one, and takes that back [TAR-02]', async () => {
    const change = vi.fn<Change>();
    await mount(editor({ onChange: change }), english);
    await userEvent.click(page.getByRole('button', { name: 'Add Voice' }));
    await expect.element(box('Quantity of Voice 2')).toHaveFocus();
    await userEvent.keyboard('500{Tab}75');
    await vi.waitFor(() =>
      expect(change.mock.lastCall?.[0].prices?.packages[1]).toEqual({
        resource: 'voice',
        quantity: 500,
        amountCents: 7500,
      }),
    );
    await userEvent.click(page.getByRole('button', { name: 'Remove SMS 1' }));
    await expect.element(box('Quantity of Voice 1')).toHaveValue('500');
    await expect.element(page.getByRole('button', { name: 'Remove Voice 1' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(box('Quantity of SMS 1')).toHaveValue('30000');
    await expect.element(box('Quantity of Voice 2')).toHaveValue('500');
  });

  it('what was typed after a removal is not lost: then there is no way back [TAR-02]', async () => {
    await mount(editor(), english);
    await userEvent.click(page.getByRole('button', { name: 'Remove SMS 1' }));
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.fill(year(1), '61');
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await expect.element(year(1)).toHaveValue('61');
  });

  it('goes with its form in cents, and back when the form is reset [TAR-09]', async () => {
    const { root } = await mount(<form>{editor({ name: 'prices' })}</form>, english);
    const form = root.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).get('prices') as string;
    expect(JSON.parse(sent())).toMatchObject({ packages: [{ quantity: 30_000, amountCents: 100_000 }] });
    await userEvent.fill(year(1), 'x');
    await vi.waitFor(() => expect(sent()).toBe(''));
    await drawn(() => form.reset());
    expect(JSON.parse(sent())).toMatchObject({ storage: [{ months: 12, amountCents: 12_000 }] });
  });

  it('controlled: shows the owner’s list until the owner changes it', async () => {
    const change = vi.fn<Change>();
    await mount(editor({ value: list, onChange: change }), english);
    await userEvent.fill(year(1), '1');
    await vi.waitFor(() => expect(change).toHaveBeenCalled());
    await expect.element(year(1)).toHaveValue('60');
  });

  it('read-only: nothing can be typed, pressed or lost [TAR-03]', async () => {
    const { root } = await mount(editor({ readOnly: true, defaultValue: { storage: list.storage ?? [] } }), english);
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(root.querySelector('tbody')?.textContent).toBe('Cloud storage12 monthsCN¥120');
    expect(page.getByRole('heading').elements()).toHaveLength(1);
  });

  it('in 272 px every price of every mode is seen without scrolling sideways [TAR-03]', async () => {
    const [standard] = list.service ?? [];
    const service = standard ? [standard, { ...standard, mode: 'flow' as const }] : [];
    const { root } = await mount(
      <div style={{ width: 272 }}>{editor({ defaultValue: { ...list, service } })}</div>,
      english,
    );
    for (const group of root.querySelectorAll('[role="group"]'))
      expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    for (const cell of root.querySelectorAll('td input'))
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    const boxes = ['Standard', 'Traffic'].map((mode) =>
      box(`${mode}, price for 1 yr`).element().getBoundingClientRect(),
    );
    expect(boxes.map(({ top }) => Math.round(top))).toEqual(
      [boxes[0], boxes[0]].map((one) => Math.round(one?.top ?? 0)),
    );
  });
});
