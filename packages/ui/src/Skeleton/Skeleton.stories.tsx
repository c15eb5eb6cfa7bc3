import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { lines: 3 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Block: Story = { args: { shape: 'block', style: { height: 160 } } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'one line': <Skeleton style={{ width: 240 }} />,
        'three lines': <Skeleton lines={3} style={{ width: 320 }} />,
        block: <Skeleton shape="block" style={{ width: 320, height: 80 }} />,
        'block of six lines': <Skeleton shape="block" lines={6} style={{ width: 320 }} />,
        circle: <Skeleton shape="circle" />,
      }}
    />
  ),
};

export const DoLines: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { lines: 4 },
};

export const DontPage: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 12 }}>
      <Skeleton shape="block" style={{ height: 40 }} />
      <div style={{ display: 'flex', gap: 12 }}>
        <Skeleton shape="circle" />
        <Skeleton lines={2} style={{ flex: 1 }} />
        <Skeleton shape="circle" />
        <Skeleton lines={2} style={{ flex: 1 }} />
      </div>
      <Skeleton shape="block" style={{ height: 120 }} />
    </div>
  ),
};
