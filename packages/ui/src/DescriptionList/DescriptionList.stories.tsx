import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { term: '设备号', detail: '861234567890123' },
  { term: '安装位置 Installed at', detail: '中环街市 3 楼走廊东侧' },
  { term: '最后上报', detail: '3 分钟前' },
  { term: '物联网卡号', detail: undefined },
];

const meta = { component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Rows: Story = { args: { layout: 'rows' } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        columns: <DescriptionList items={items} style={{ flex: 1 }} />,
        rows: <DescriptionList items={items} layout="rows" style={{ width: 320 }} />,
      }}
    />
  ),
};

export const DoDash: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { layout: 'rows' },
};

export const DontHide: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { layout: 'rows', items: items.slice(0, 3) },
};
