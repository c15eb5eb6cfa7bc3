import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Steps } from './Steps.tsx';

const items = [
  { value: 'choose', label: '选择设备', note: '12 台 devices' },
  { value: 'plan', label: '选择套餐' },
  { value: 'pay', label: '付款 Pay', note: '微信或支付宝' },
  { value: 'end', label: '完成' },
];

const meta = {
  component: Steps,
  args: { label: '续费', items, defaultValue: 'plan', onChange: fn() },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LeadsBack: Story = {
  args: { defaultValue: 'pay', isReturnable: true },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Steps {...args} />
      <Steps
        isShort
        label="short"
        items={[
          { value: 'order', label: '下单' },
          { value: 'pay', label: '支付 Pay' },
          { value: 'end', label: '到账' },
        ]}
        defaultValue="pay"
      />
    </div>
  ),
};

export const Impossible: Story = {
  render: () => (
    <StateGrid
      states={{
        none: <Steps label="none" items={[]} />,
        'gone step': <Steps label="gone" items={items} value="gone" />,
        '10 000 characters': (
          <Steps
            label="long"
            items={[{ value: 'a', label: 'A'.repeat(10_000), note: '烟'.repeat(10_000) }, ...items]}
          />
        ),
        'right to left': (
          <Steps
            label="mixed"
            items={[
              { value: 'a', label: 'كاشف الدخان' },
              { value: 'b', label: '🔥' },
            ]}
          />
        ),
      }}
    />
  ),
};

const failed = items.map((step) => (step.value === 'pay' ? { ...step, problem: '余额不足，请换一种方式付款' } : step));

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        first: <Steps label="a" items={items} />,
        'under way': <Steps label="b" items={items} value="pay" isReturnable />,
        problem: <Steps label="c" items={failed} value="pay" />,
        'all done': <Steps label="d" items={items} value={null} />,
        vertical: <Steps label="e" items={failed} value="end" orientation="vertical" />,
        narrow: (
          <div style={{ width: 280 }}>
            <Steps label="f" items={items} value="pay" isReturnable />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={{ flex: 1 }}>
            <Steps label="g" items={items} value="pay" />
          </div>
        ),
      }}
    />
  ),
};

export const DoProblem: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: {
    items: items.map((item) => (item.value === 'plan' ? { ...item, problem: '余额不足，请换一种方式付款' } : item)),
  },
};

export const DontTwo: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: items.slice(1, 3) },
};
