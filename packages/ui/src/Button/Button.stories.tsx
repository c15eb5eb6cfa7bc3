import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Check, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: '确认处理', onClick: fn() },
  argTypes: { icon: { control: false }, onClick: { table: { type: { summary: 'MouseEventHandler' } } } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const WithIcon: Story = { args: { icon: <Check /> } };

export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 />, children: '注销账号' } };

export const Disabled: Story = { args: { disabled: true } };

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
};

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const inEach = (props: Partial<Parameters<typeof Button>[0]>) =>
  variants.map((variant) => (
    <Button key={variant} variant={variant} {...props}>
      确认处理 Acknowledge
    </Button>
  ));

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        rest: inEach({}),
        icon: inEach({ icon: <Bell /> }),
        pending: inEach({ isPending: true }),
        disabled: inEach({ disabled: true }),
        wide: (
          <Button variant="primary" isWide>
            确认处理
          </Button>
        ),
      }}
    />
  ),
};

export const DoVerb: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { variant: 'primary', children: '确认处理' },
};

export const DontTwoDangers: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <>
      <Button variant="danger">注销账号</Button> <Button variant="danger">删除</Button>
    </>
  ),
};
