import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShieldCheck } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: '没有未确认的报警', children: '新报警会立即出现在这里。' },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NoneMatch: Story = {
  args: { title: '没有符合条件的设备', children: '试试放宽筛选条件。', actions: <Button>清除筛选</Button> },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        none: (
          <EmptyState title="没有未确认的报警" icon={<ShieldCheck aria-hidden />}>
            新报警会立即出现在这里。New alarms appear here at once.
          </EmptyState>
        ),
        'none match': <EmptyState title="没有符合条件的设备" actions={<Button>清除筛选</Button>} />,
      }}
    />
  ),
};

export const DoClear: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { title: '没有符合条件的设备', children: '试试放宽筛选条件。', actions: <Button>清除筛选</Button> },
};

export const DontCelebrate: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { title: '太棒了，没有报警！🎉', children: '今天辛苦了！' },
};
