import type { LevelPrice } from '@fireline/domain/tariff';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { PriceChain, type PriceChainProps } from './index.ts';

const prices: readonly LevelPrice[] = [
  { level: 'platform', cents: 3000, from: '2026-01-01' },
  { level: 'tenant', cents: 4500, from: '2026-01-01' },
  { level: 'dealer', cents: 6000, from: '2026-01-01' },
];
const english = { language: 'en' } as const;
const chain = (more: Partial<PriceChainProps> = {}) => (
  <PriceChain label="Standard" prices={prices} costCents={2000} today="2026-11-21" {...more} />
);
const cells = (root: HTMLElement, table: string) =>
  [...root.querySelectorAll(`[data-shape="${table}"] :is(tbody, tfoot) tr`)].map((row) =>
    [...row.querySelectorAll('th, td[data-figure]')].map(({ textContent }) => textContent),
  );
const lines = [
  { id: 'n', name: 'North', prices, costCents: 2000, units: 3 },
  { id: 's', name: 'South', prices: prices.slice(0, 1), costCents: 2000, units: 1000 },
];

describe('PriceChain', () => {
  it('a day is the same day in every zone [N19]', async () => {
    const { root } = await mount(chain(), { ...english, timeZone: 'America/Los_Angeles' });
    expect(root.querySelector('figcaption')?.textContent).toBe('StandardPrices on 21 Nov 2026');
  });

  it('says each step from the platform’s cost to the customer [N19] [TAR-04]', async () => {
    const { root } = await mount(chain(), english);
    expect(cells(root, 'waterfall')).toEqual([
      ['What Platform pays', 'CN¥20.00'],
      ['Platformsince 1 Jan 2026', 'CN¥20.00', 'CN¥30.00', 'CN¥10.0033.33% of the price'],
      ['Tenantsince 1 Jan 2026', 'CN¥30.00', 'CN¥45.00', 'CN¥15.0033.33% of the price'],
      ['Partnerno price set, sold at cost', 'CN¥45.00', 'CN¥45.00', 'CN¥0.000.00% of the price'],
      ['Dealersince 1 Jan 2026', 'CN¥45.00', 'CN¥60.00', 'CN¥15.0025.00% of the price'],
      ['The customer pays', 'CN¥60.00'],
    ]);
  });

  it('draws each step where the one before ended [N19]', async () => {
    const { root } = await mount(<div style={{ width: 1000 }}>{chain()}</div>, english);
    const bars = [...root.querySelectorAll('[data-picture] > div > span')].map((bar) => bar.getBoundingClientRect());
    const [cost, platform, tenant, , dealer, customer] = bars;
    expect(platform?.left).toBeCloseTo(cost?.right ?? 0, 0);
    expect(tenant?.left).toBeCloseTo(platform?.right ?? 0, 0);
    expect(dealer?.right).toBeCloseTo(customer?.right ?? 0, 0);
    expect(cost?.left).toBeCloseTo(customer?.left ?? 0, 0);
  });

  it('warns of a price below cost with sign, word and both amounts [N19]', async () => {
    const { root } = await mount(
      chain({ prices: prices.with(2, { level: 'dealer', cents: 4499, from: '2026-01-01' }) }),
      english,
    );
    const row = root.querySelector('[data-below]');
    expect(row?.textContent).toContain('The price of 44.99 yuan is below the cost of 45.00 yuan');
    expect(row?.textContent).toContain('-CN¥0.01 loss');
    expect(root.querySelectorAll('[data-back]')).toHaveLength(1);
  });

  it('a viewer sees what it pays and nothing above [DEV-23] [N19]', async () => {
    const { root } = await mount(chain({ viewer: 'partner', levels: ['partner'] }), english);
    expect(cells(root, 'waterfall').map(([head]) => head)).toEqual([
      'What Partner pays',
      'Partnerno price set, sold at cost',
      'Dealersince 1 Jan 2026',
      'The customer pays',
    ]);
    expect(root.textContent).not.toContain('30.00');
    expect(root.textContent).not.toContain('20.00');
  });

  it('ends with the last who sells: nobody below has a part in the line [N19] [DEV-23]', async () => {
    const own = { id: 'own', name: 'Own customers', prices: prices.slice(0, 2), costCents: 2000, units: 3 };
    const { root } = await mount(
      chain({ viewer: 'tenant', last: 'tenant', levels: ['tenant'], prices: prices.slice(0, 2), lines: [own] }),
      english,
    );
    expect(cells(root, 'waterfall').map(([head]) => head)).toEqual([
      'What Tenant pays',
      'Tenantsince 1 Jan 2026',
      'The customer pays',
    ]);
    await userEvent.fill(page.getByRole('textbox', { name: 'New price' }), '46');
    await vi.waitFor(() => expect(cells(root, 'impact')[0]).toHaveLength(4));
  });

  it('tries a price on every line before it is saved, and says who gains and who loses [N19] [TAR-09]', async () => {
    const save = vi.fn<NonNullable<PriceChainProps['onSave']>>();
    const { root } = await mount(chain({ levels: ['tenant'], lines, onSave: save }), english);
    expect(root.querySelector('[data-shape="impact"]')).toBeNull();
    await userEvent.fill(page.getByRole('textbox', { name: 'New price' }), '60.01');
    await expect.element(page.getByText('A preview: nothing is saved yet.')).toBeVisible();
    expect(cells(root, 'waterfall')[2]?.[2]).toBe('CN¥60.01was CN¥45.00');
    expect(cells(root, 'impact')).toEqual([
      ['North', '3', 'the same', '+CN¥45.03earns more', 'the same', '-CN¥45.03earns lessnow below cost', 'the same'],
      ['South', '1,000', 'the same', '+CN¥30,010.00earns more', 'the same', 'the same', '+CN¥30,010.00pay more'],
      [
        'Total',
        '1,003',
        'the same',
        '+CN¥30,055.03earns more',
        'the same',
        '-CN¥45.03earns less',
        '+CN¥30,010.00pay more',
      ],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Save the new price' }));
    expect(save).toHaveBeenCalledExactlyOnceWith({ change: { level: 'tenant', cents: 6001, from: '2026-11-21' } });
    await userEvent.click(page.getByRole('button', { name: 'Discard' }));
    await vi.waitFor(() => expect(root.querySelector('[data-shape="impact"]')).toBeNull());
    expect(cells(root, 'waterfall')[2]?.[2]).toBe('CN¥45.00');
  });

  it('what cannot be a change stays as typed, is told, and changes nothing [TAR-03] [N19]', async () => {
    const { root } = await mount(chain({ levels: ['tenant'], onSave: () => {} }), english);
    const price = page.getByRole('textbox', { name: 'New price' });
    await userEvent.fill(price, '-1');
    await expect.element(page.getByText('A price cannot be less than 0')).toBeVisible();
    await expect.element(price).toHaveValue('-1');
    await userEvent.fill(price, '50');
    await userEvent.click(page.getByText('Takes effect on', { exact: true }).first());
    await userEvent.keyboard('20112026');
    await expect.element(page.getByText('A price takes effect today (2026-11-21) at the earliest')).toBeVisible();
    expect(cells(root, 'waterfall')[2]?.[2]).toBe('CN¥45.00');
    await expect.element(page.getByRole('button', { name: 'Save the new price' })).toBeDisabled();
  });

  it('lists prices to come, the next first, and none above the viewer [N19] [DEV-23]', async () => {
    const coming: readonly LevelPrice[] = [
      ...prices,
      { level: 'dealer', cents: 7000, from: '2027-02-01' },
      { level: 'tenant', cents: 5000, from: '2027-01-01' },
    ];
    const { root, rerender } = await mount(chain({ prices: coming }), english);
    const told = () => [...root.querySelectorAll('figure > div li')].map(({ textContent }) => textContent);
    expect(told()).toEqual(['From 1 Jan 2027, Tenant: CN¥50.00', 'From 1 Feb 2027, Dealer: CN¥70.00']);
    await rerender(chain({ prices: coming, viewer: 'dealer' }));
    expect(told()).toEqual(['From 1 Feb 2027, Dealer: CN¥70.00']);
  });
});
