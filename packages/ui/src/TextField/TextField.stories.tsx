import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: '设备号', placeholder: '15 位数字', description: '贴在底座背面' },
  argTypes: { prefix: { control: false }, suffix: { control: false }, innerButton: { control: false } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithProblem: Story = { args: { defaultValue: '8612345', problem: '设备号应为 15 位数字' } };

export const WithUnit: Story = {
  args: {
    label: '水压上限',
    defaultValue: '1.60',
    suffix: 'MPa',
    inputMode: 'decimal',
    placeholder: undefined,
    description: undefined,
  },
};

export const SearchBox: Story = {
  args: { label: '查找设备', type: 'search', prefix: <Search />, defaultValue: '烟感', description: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: '查找设备' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const Counted: Story = {
  args: { label: '处理说明', countMax: 200, defaultValue: '现场核实为烹饪油烟，已开窗通风。', placeholder: undefined },
};

export const Disabled: Story = { args: { defaultValue: '861234567890123', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '861234567890123', readOnly: true } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <TextField label="设备号 Device number" placeholder="15 位数字" description="贴在底座背面" />,
        optional: <TextField label="备注" isOptional defaultValue="北侧楼梯间" />,
        problem: (
          <TextField label="设备号" defaultValue="8612345" problem="设备号应为 15 位数字" description="贴在底座背面" />
        ),
        affixes: <TextField label="水压上限" defaultValue="1.60" suffix="MPa" />,
        search: <TextField label="查找" type="search" prefix={<Search />} defaultValue="烟感" />,
        counted: <TextField label="处理说明" countMax={10} defaultValue="现场核实为烹饪油烟" />,
        'past its count': <TextField label="处理说明" countMax={8} defaultValue="现场核实为烹饪油烟" />,
        disabled: <TextField label="设备号" defaultValue="861234567890123" disabled />,
        'read only': <TextField label="设备号" defaultValue="861234567890123" readOnly />,
      }}
    />
  ),
};

export const DoProblem: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { defaultValue: '8612 3456', problem: '设备号应为 15 位数字' },
};

export const DontLabel: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { label: '', placeholder: '设备号', description: '' },
  parameters: { a11y: { test: 'off' } },
};
