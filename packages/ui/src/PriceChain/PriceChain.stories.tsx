import type { LevelPrice } from '@fireline/domain/tariff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PriceChain } from './PriceChain.tsx';

const prices: readonly LevelPrice[] = [
  { level: 'platform', cents: 3000, from: '2026-01-01' },
  { level: 'tenant', cents: 4500, from: '2026-03-01' },
  { level: 'partner', cents: 5200, from: '2026-03-15' },
  { level: 'dealer', cents: 6000, from: '2026-06-01' },
  { level: 'platform', cents: 3300, from: '2027-01-01' },
];
const below = prices.with(2, { level: 'partner', cents: 4199, from: '2026-03-15' });
const lines = [
  { id: 'nanshan', name: '南山合作商', prices, costCents: 2000, units: 1240 },
  { id: 'futian', name: '福田合作商', prices: prices.slice(0, 2), costCents: 2000, units: 315 },
  { id: 'kowloon', name: 'Kowloon partner', prices, costCents: 2000, units: 88 },
];

const meta = {
  component: PriceChain,
  args: {
    label: '标准服务 1 年',
    prices,
    costCents: 2000,
    today: '2026-11-21',
    levels: ['platform', 'tenant'],
    lines,
    onSave: fn(),
  },
  argTypes: { problem: { control: 'text' } },
} satisfies Meta<typeof PriceChain>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new price is tried on every line of sellers before it is saved. */
export const Playground: Story = {};

export const OnlyShown: Story = { args: { levels: [], lines: [] } };

/** Below cost is warned of, not forbidden. */
export const BelowCost: Story = { args: { prices: below, levels: [] } };

/** A partner sees what it pays, and nothing above. */
export const SeenByAPartner: Story = { args: { viewer: 'partner', levels: ['partner'] } };

/** A tenant sells to its own customers: no partner and no dealer has a part in that line. */
export const ShorterLine: Story = {
  args: {
    viewer: 'tenant',
    last: 'tenant',
    levels: ['tenant'],
    lines: [{ id: 'own', name: '直属客户', prices, costCents: 2000, units: 315 }],
  },
};

/** One cent beside nearly ten million yuan. */
export const SmallestAndLargest: Story = {
  args: {
    levels: [],
    costCents: 1,
    prices: [
      { level: 'platform', cents: 2, from: '2026-01-01' },
      { level: 'dealer', cents: 999_999_999, from: '2026-01-01' },
    ],
  },
};

export const WithoutPrices: Story = { args: { prices: [], costCents: 0, levels: [] } };

export const NotSaved: Story = { args: { problem: '价格已被他人修改，请核对后再保存。' } };

export const ImpossibleProps: Story = {
  args: {
    label: '烟'.repeat(10_000),
    costCents: Number.NaN,
    prices: [{ level: 'tenant', cents: -5, from: 'never' }],
    today: '2026-11-21',
    lines: [{ id: '1', name: 'كاشف 🔥', prices: [], costCents: Number.NaN, units: Number.NaN }],
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        shown: <PriceChain label="标准 Standard" prices={prices} costCents={2000} today="2026-11-21" />,
        'below cost': <PriceChain label="低于成本 Below cost" prices={below} costCents={2000} today="2026-11-21" />,
        partner: (
          <PriceChain label="合作商 Partner" prices={prices} costCents={2000} today="2026-11-21" viewer="partner" />
        ),
        'to be tried': (
          <PriceChain
            label="可试算 To be tried"
            prices={prices}
            costCents={2000}
            today="2026-11-21"
            levels={['tenant']}
            lines={lines}
            problem="未保存"
          />
        ),
        narrow: (
          <div style={{ width: 358 }}>
            <PriceChain label="手机 Phone" prices={below} costCents={2000} today="2026-11-21" />
          </div>
        ),
      }}
    />
  ),
};
