import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { ComboBox, type LoadOptions } from './ComboBox.tsx';

const icon = <Building2 aria-hidden />;
const options = [
  { value: '1', label: '星河国际广场', description: '天河区珠江新城 8 号', keywords: 'xinghe', icon },
  { value: '2', label: '海港酒店 Harbour Hotel', description: '港湾道 1 号', keywords: 'haigang', icon },
  { value: '3', label: '第三中学', description: '已停用', disabled: true, icon },
  { value: '4', label: '滨江养老院', description: '滨江路 66 号', keywords: 'binjiang', icon },
];
const failing: LoadOptions = () => Promise.reject(new Error('no link'));

const meta = {
  component: ComboBox,
  args: { label: '所属单位', options, onChange: fn() },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, text: string): Promise<HTMLElement> => {
  const box = within(canvasElement).getByRole('combobox', { name: '所属单位' });
  await userEvent.click(box);
  if (text) await userEvent.type(box, text);
  return box;
};

export const Playground: Story = { args: { defaultValue: '1' } };

export const Open: Story = {
  args: { defaultValue: '2', isClearable: true },
  // in a frame of its own, where it is opened on its page too
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement, '');
    await expect(screen.getByRole('option', { name: /海港酒店/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { load: failing, options: [] },
  play: async ({ canvasElement }) => {
    await open(canvasElement, '');
    await expect(await screen.findByRole('option', { name: '重试' })).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('查找失败');
  },
};

export const WithProblem: Story = { args: { problem: '请选择所属单位' } };

export const ImpossibleProps: Story = {
  args: {
    defaultValue: 'gone',
    options: [
      { value: 'long', label: '长'.repeat(3000) },
      { value: 'rtl', label: 'فندق الميناء 🔥' },
      { value: 'none', label: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement, '')).toHaveValue('gone');
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
  // a choice without a label is exactly what is shown not to break here
  parameters: { a11y: { test: 'off' } },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <ComboBox label="所属单位 Unit" options={options} description="按名称、地址或拼音查找" />,
        chosen: <ComboBox label="所属单位" options={options} defaultValue="1" />,
        clearable: <ComboBox label="所属单位" options={options} defaultValue="2" isClearable />,
        problem: <ComboBox label="所属单位" options={options} problem="请选择所属单位" />,
        optional: <ComboBox label="所属单位" options={options} isOptional />,
        disabled: <ComboBox label="所属单位" options={options} defaultValue="4" disabled />,
        'read only': <ComboBox label="所属单位" options={options} defaultValue="4" readOnly />,
        narrow: (
          <div style={{ width: 160 }}>
            <ComboBox label="所属单位" options={options} defaultValue="2" isClearable />
          </div>
        ),
      }}
    />
  ),
};
