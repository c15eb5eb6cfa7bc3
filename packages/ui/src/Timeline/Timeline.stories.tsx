import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageCheck, Wrench } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const items: readonly TimelineItem[] = [
  {
    id: '1',
    at: '2026-11-19T01:12:00Z',
    title: '创建工单',
    details: ['值班室'],
    note: '三楼东侧烟感反复离线，请到场检查供电。',
  },
  { id: '2', at: '2026-11-19T01:20:40Z', title: '派单', details: ['维保二组'] },
  { id: '3', at: '2026-11-20T02:05:13Z', title: '到场', details: ['现场定位 18 米内'], icon: <Wrench aria-hidden /> },
  {
    id: '4',
    at: '2026-11-20T02:48:02Z',
    title: '首次复位失败',
    tone: 'attention',
    note: '更换电池后仍无信号，改换模块。',
  },
  { id: '5', at: '2026-11-20T03:31:55Z', title: '完成', tone: 'success', icon: <PackageCheck aria-hidden /> },
];

const meta = {
  component: Timeline,
  args: { label: '工单经过', items },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByDay: Story = { args: { isByDay: true, hasGaps: true } };

export const Open: Story = { args: { items: items.slice(0, 3), open: '等待完成' } };

export const WithActions: Story = {
  args: { items: items.map((item) => (item.id === '4' ? { ...item, actions: <Button>查看照片</Button> } : item)) },
};

export const Empty: Story = { args: { items: [] } };

export const ImpossibleProps: Story = {
  args: {
    isByDay: true,
    hasGaps: true,
    items: [
      { id: 'nan', at: Number.NaN, title: '没有时间' },
      { id: 'word', at: 'yesterday', title: '时间是一个词', details: [null, undefined, ''] },
      { id: 'early', at: -8.64e15, title: '最早', details: [0] },
      { id: 'long', at: 0, title: '长'.repeat(10_000), note: 'A'.repeat(10_000) },
      { id: 'rtl', at: '1969-01-01T00:00:00Z', title: 'إنذار 🔥', details: ['كاشف'] },
    ],
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        plain: <Timeline label="a" items={items} />,
        'by day': <Timeline label="b" items={items} isByDay hasGaps />,
        open: <Timeline label="c" items={items.slice(0, 2)} open="等待到场 Waiting" />,
        levels: (
          <Timeline
            label="d"
            items={[
              { id: '1', at: '2026-11-19T01:12:00Z', title: '一级报警', level: 1 },
              { id: '2', at: '2026-11-19T01:13:10Z', title: '通信故障', tone: 'danger' },
            ]}
          />
        ),
        narrow: (
          <div style={{ width: 200 }}>
            <Timeline label="e" items={items.slice(2)} isByDay />
          </div>
        ),
        'right to left': (
          <div dir="rtl">
            <Timeline label="f" items={items.slice(0, 2)} />
          </div>
        ),
        empty: <Timeline label="g" items={[]} />,
      }}
    />
  ),
};

export const DoOpen: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: items.slice(0, 3), open: '等待完成' },
};

export const DontColour: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { items: items.slice(0, 3).map((item) => ({ ...item, tone: 'success' })) },
};
