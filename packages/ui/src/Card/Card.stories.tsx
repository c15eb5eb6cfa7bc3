import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: '未确认报警', children: '12 条，最早的一条来自 3 分钟前。' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithActions: Story = { args: { actions: <Button variant="quiet">查看全部</Button> } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        titled: (
          <Card title="未确认报警 Unacknowledged alarms" actions={<Button variant="quiet">查看全部</Button>}>
            12 条，最早的一条来自 3 分钟前。
          </Card>
        ),
        plain: <Card>没有标题</Card>,
        flush: (
          <Card title="读数" isFlush>
            <div style={{ padding: 8, background: 'var(--fl-surface-sunken)' }}>0.42 dB/m</div>
          </Card>
        ),
      }}
    />
  ),
};

export const DoTitle: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: {},
};

export const DontNest: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <Card title="未确认报警">
      <Card title="紧急报警">7</Card>
    </Card>
  ),
};
