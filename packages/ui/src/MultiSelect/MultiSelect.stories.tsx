import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const options = [
  { value: 'u1', label: '星河国际广场', description: '天河区珠江新城 8 号', keywords: 'xinghe' },
  { value: 'u2', label: '海港酒店 Harbour Hotel', description: '港湾道 1 号', keywords: 'haigang' },
  { value: 'u3', label: '第三中学', description: '已停用', disabled: true },
  { value: 'u4', label: '滨江养老院', description: '滨江路 66 号', keywords: 'binjiang' },
  { value: 'u5', label: '滨江仓库', description: '滨江路 70 号', keywords: 'binjiang' },
];
const many = Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `烟感 ${index}` }));

const meta = {
  component: MultiSelect,
  args: { label: '所属单位', options, onChange: fn() },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, text = ''): Promise<HTMLElement> => {
  const box = within(canvasElement).getByRole('combobox', { name: '所属单位' });
  await userEvent.click(box);
  if (text) await userEvent.type(box, text);
  return box;
};

export const Playground: Story = { args: { defaultValue: ['u2'] } };

export const Open: Story = {
  args: { defaultValue: ['u2'] },
  // in a frame of its own, where it is opened on its page too
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole('option', { name: /海港酒店/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ThreeThousand: Story = {
  args: { options: many, defaultValue: many.map(({ value }) => value), isClearable: true },
};

export const WithProblem: Story = { args: { problem: '请至少选择一个单位' } };

export const ImpossibleProps: Story = {
  args: {
    defaultValue: ['gone', 'long', 'rtl'],
    options: [
      { value: 'long', label: '长'.repeat(3000) },
      { value: 'rtl', label: 'فندق الميناء 🔥' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <MultiSelect label="所属单位 Units" options={options} description="可从表格粘贴一列名称" />,
        chosen: <MultiSelect label="所属单位" options={options} defaultValue={['u1', 'u4']} />,
        clearable: <MultiSelect label="所属单位" options={options} defaultValue={['u2']} isClearable />,
        wrapped: (
          <div style={{ width: 280 }}>
            <MultiSelect label="所属单位" options={options} defaultValue={['u1', 'u2', 'u4', 'u5']} isClearable />
          </div>
        ),
        problem: <MultiSelect label="所属单位" options={options} problem="请至少选择一个单位" />,
        optional: <MultiSelect label="所属单位" options={options} isOptional />,
        disabled: <MultiSelect label="所属单位" options={options} defaultValue={['u1']} disabled />,
        'read only': <MultiSelect label="所属单位" options={options} defaultValue={['u1', 'u4']} readOnly />,
      }}
    />
  ),
};
