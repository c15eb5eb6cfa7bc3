import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellOff, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    items: [
      { id: 'mute', label: '静音 30 分钟', icon: <BellOff aria-hidden />, onSelect: fn() },
      { id: 'edit', label: '编辑 Edit', icon: <Pencil aria-hidden />, onSelect: fn() },
      { id: 'move', label: '移到其他单位', disabled: true, onSelect: fn() },
      {
        id: 'remove',
        label: '删除',
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        isFirstOfGroup: true,
        onSelect: fn(),
      },
    ],
    renderTrigger: (props) => <IconButton {...props} label="更多操作" icon={<Ellipsis />} />,
  },
  argTypes: {
    renderTrigger: { control: false },
    items: { control: false },
    placement: { control: 'select', options: ['top', 'bottom', 'left', 'right', 'bottom-start', 'bottom-end'] },
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { tags: ['grid'], args: { defaultOpen: true } };
