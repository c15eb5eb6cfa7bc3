import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DescriptionList } from '../DescriptionList/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '筛选设备',
    children: (
      <>
        <TextField label="名称或位置" />
        <Checkbox label="只看离线" />
      </>
    ),
    footer: (
      <>
        <Button>清除</Button>
        <Button variant="primary">应用</Button>
      </>
    ),
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Start: Story = { args: { side: 'start', size: 'small' } };

export const Bottom: Story = { args: { side: 'bottom' } };

export const LongBody: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => (
      <p key={line}>第 {line + 1} 条：2026/11/21 11:04:05 烟雾浓度 0.42 dB/m</p>
    )),
  },
};

export const Impossible: Story = {
  args: { title: `${'烟'.repeat(2000)}A🔥${'A'.repeat(8000)}`, children: <p>كاشف الدخان {Number.NaN}</p> },
};

export const States: Story = {
  tags: ['grid'],
  args: {
    title: '中环街市 3 楼 2 号烟感 Detector 2, floor 3',
    isDismissable: true,
    children: (
      <>
        <DescriptionList
          items={[
            { term: '设备号 IMEI', detail: '861234567890123' },
            { term: '最近上报 Last seen', detail: '11:04' },
          ]}
        />
        <TextArea label="处理说明" problem="请填写处理说明" />
      </>
    ),
  },
};
