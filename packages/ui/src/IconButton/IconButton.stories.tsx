import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff, RefreshCw, Settings, X } from 'lucide-react';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: '静音', icon: <BellOff /> },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Pressed: Story = { args: { 'aria-pressed': true } };

export const Disabled: Story = { args: { disabled: true } };

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        rest: variants.map((variant) => (
          <IconButton key={variant} variant={variant} label={variant} icon={<Settings />} />
        )),
        pressed: <IconButton label="静音" icon={<BellOff />} aria-pressed />,
        disabled: variants.map((variant) => (
          <IconButton key={variant} variant={variant} label={variant} icon={<RefreshCw />} disabled />
        )),
        'in a row': [1, 2, 3].map((n) => <IconButton key={n} label={`关闭 ${n}`} icon={<X />} />),
      }}
    />
  ),
};

export const DoName: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { label: '移除 13800138000', icon: <X /> },
};

export const DontRow: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <>
      <IconButton label="静音" icon={<BellOff />} /> <IconButton label="刷新" icon={<RefreshCw />} />{' '}
      <IconButton label="设置" icon={<Settings />} /> <IconButton label="删除" icon={<X />} />
    </>
  ),
};
