import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, Bell } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'curve', label: '读数曲线', content: <p>近 24 小时烟雾浓度</p> },
  { value: 'alarms', label: '报警', count: 12, content: <p>12 条未确认报警</p> },
  { value: 'rules', label: '规则', disabled: true, content: null },
  { value: 'log', label: '操作日志', content: <p>没有操作</p> },
];

const meta = { component: Tabs, args: { label: '设备详情', items } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /报警/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '操作日志' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '操作日志' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        first: <Tabs label="一" items={items} />,
        counted: <Tabs label="二" items={items} defaultValue="alarms" />,
        icons: (
          <Tabs
            label="三"
            items={[
              { value: 'a', label: '曲线 Readings', icon: <Activity aria-hidden />, content: '近 24 小时' },
              { value: 'b', label: '报警 Alarms', icon: <Bell aria-hidden />, content: '12' },
            ]}
          />
        ),
        narrow: (
          <div style={{ width: 220 }}>
            <Tabs label="四" items={items} />
          </div>
        ),
        wrapped: (
          <div style={{ width: 220 }}>
            <Tabs label="五" items={items} isWrapped />
          </div>
        ),
        'second level': (
          <Tabs
            label="六"
            items={[
              { value: 'records', label: '记录', content: <Tabs label="记录" items={items} level={2} isWrapped /> },
              { value: 'media', label: '媒体', content: '没有' },
            ]}
          />
        ),
      }}
    />
  ),
};

export const DoCount: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: {},
};

export const DontHide: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: items.map(({ value, label, content }) => ({ value, label, content })) },
};
