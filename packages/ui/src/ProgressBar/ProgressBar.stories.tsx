import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { component: ProgressBar, args: { label: '上传平面图', value: 40 } } satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Unknown: Story = { args: { value: undefined, note: '正在读取图层' } };

export const Failed: Story = { args: { isFailed: true, note: '文件损坏：第 812 行' } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        none: <ProgressBar label="上传" value={0} style={{ flex: 1 }} />,
        some: <ProgressBar label="上传 Uploading" value={12} max={40} valueText="12 / 40 MB" style={{ flex: 1 }} />,
        done: <ProgressBar label="上传" value={40} max={40} style={{ flex: 1 }} />,
        unknown: <ProgressBar label="读取图层" note="已读 1,204 个图元" style={{ flex: 1 }} />,
        failed: <ProgressBar label="上传" value={31} isFailed note="网络中断" style={{ flex: 1 }} />,
      }}
    />
  ),
};

export const DoThings: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { valueText: '已读 1,204 个图元' },
};

export const DontInvent: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { value: 99, note: '正在读取图层' },
};
