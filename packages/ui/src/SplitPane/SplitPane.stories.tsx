import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { SplitPane } from './SplitPane.tsx';

const list = (
  <ol style={{ margin: 0, padding: 16, listStyle: 'none', lineHeight: 2 }}>
    {['1 级 三楼东侧烟感', '2 级 配电房温感', '4 级 消防泵房水压', '5 级 屋顶水箱液位'].map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ol>
);
const detail = (
  <div style={{ padding: 16 }}>
    <DescriptionList
      layout="rows"
      items={[
        { term: '位置', detail: '星河国际广场 A 座 3 层东侧走廊' },
        { term: '烟雾浓度', detail: '0.18 dB/m' },
        { term: '时间', detail: '2026-11-21 10:31:07' },
      ]}
    />
  </div>
);
const framed = (content: ReactNode, height = 200) => (
  <div
    style={{
      width: 560,
      maxWidth: '100%',
      height,
      border: '1px solid var(--fl-border-default)',
      background: 'var(--fl-surface-raised)',
    }}
  >
    {content}
  </div>
);

const meta = {
  component: SplitPane,
  args: { label: '报警列表', start: list, end: detail, onChange: fn() },
  argTypes: { start: { control: false }, end: { control: false } },
  render: (args) => framed(<SplitPane {...args} />, 280),
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { collapsible: 'end' },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Collapsed: Story = { args: { collapsible: 'start', defaultValue: 0 } };

/** Three panes are two splits. */
export const Nested: Story = {
  args: {
    defaultValue: 35,
    end: (
      <SplitPane
        label="详情"
        orientation="vertical"
        start={detail}
        end={<div style={{ padding: 16 }}>处理轨迹</div>}
        startPxMin={60}
        endPxMin={60}
      />
    ),
  },
};

export const ImpossibleProps: Story = {
  args: {
    value: Number.NaN,
    startPxMin: Number.POSITIVE_INFINITY,
    endPxMin: -400,
    start: '长'.repeat(10_000),
    end: 'تفاصيل 🔥',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toHaveAttribute('aria-valuenow', '50');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  // text alone that scrolls is exactly what is shown not to break here
  parameters: { a11y: { test: 'off' } },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        'side by side': framed(<SplitPane label="a" start={list} end={detail} defaultValue={40} />),
        'one under the other': framed(
          <SplitPane label="b" orientation="vertical" start={list} end={detail} startPxMin={40} endPxMin={40} />,
          320,
        ),
        'collapsed start': framed(
          <SplitPane label="c" start={list} end={detail} collapsible="start" defaultValue={0} />,
        ),
        'collapsed end': framed(<SplitPane label="d" start={list} end={detail} collapsible="end" defaultValue={100} />),
        'least sizes': framed(<SplitPane label="e" start={list} end={detail} defaultValue={5} startPxMin={200} />),
        'right to left': framed(
          <div dir="rtl" style={{ height: '100%' }}>
            <SplitPane label="f" start={list} end={detail} defaultValue={35} />
          </div>,
        ),
      }}
    />
  ),
};
