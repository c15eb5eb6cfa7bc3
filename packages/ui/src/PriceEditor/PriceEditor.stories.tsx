import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PriceEditor, type PriceDrafts } from './index.ts';

const prices: PriceDrafts = {
  service: [
    {
      mode: 'standard',
      modeName: '标准服务',
      description: '按年计费，短信语音另购',
      prices: ['60.00', '114.00', '165.00', '212.00', '255.00', '294.00'],
      freeMonths: '3',
    },
    {
      mode: 'flow',
      modeName: '流量服务',
      description: '含每月 50 条短信',
      prices: ['88.00', '168.00', '158.00', '310.00', '372.00', '430.00'],
      freeMonths: '0',
    },
  ],
  packages: [
    { resource: 'sms', quantity: '1000', amount: '45.00' },
    { resource: 'sms', quantity: '30000', amount: '1,000.00' },
    { resource: 'voice', quantity: '500', amount: '75.00' },
  ],
  storage: [
    { product: 'cloudStorage', months: '12', amount: '120.00' },
    { product: 'watermark', months: '12', amount: '36.00' },
  ],
};

const meta = {
  component: PriceEditor,
  args: { label: '下级经销商价格', description: '自保存之日起生效', defaultValue: prices, onChange: fn() },
  argTypes: { problem: { control: 'text' }, description: { control: 'text' } },
} satisfies Meta<typeof PriceEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Disabled: Story = { args: { disabled: true } };

/** A tenant sets packages only: the other parts are not its own to set. */
export const OnePart: Story = { args: { defaultValue: { packages: [] } } };

export const WithProblem: Story = { args: { problem: '价格已被他人修改，请核对后再保存。' } };

export const ImpossibleProps: Story = {
  args: {
    defaultValue: {
      service: [
        { mode: 'inclusive', modeName: '烟'.repeat(10_000), description: 'كاشف 🔥', prices: ['NaN'], freeMonths: '-1' },
      ],
      packages: [{ resource: 'sms', quantity: '0', amount: '-0' }],
      storage: [{ product: 'watermark', months: '9'.repeat(400), amount: '1e9' }],
    },
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        edited: <PriceEditor label="下级价格 Prices" defaultValue={prices} />,
        wrong: (
          <PriceEditor
            label="有误 With problems"
            problem="价格已被他人修改"
            defaultValue={{
              packages: [
                { resource: 'sms', quantity: '0', amount: '-5' },
                { resource: 'voice', quantity: '1000000', amount: '9,999,999.99' },
              ],
              storage: [],
            }}
          />
        ),
        'read only': <PriceEditor label="只读 Read only" defaultValue={prices} readOnly />,
        narrow: (
          <div style={{ width: 358 }}>
            <PriceEditor label="手机 Phone" defaultValue={prices} />
          </div>
        ),
      }}
    />
  ),
};
