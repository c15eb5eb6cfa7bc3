import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'real', label: '真实火警', description: '已通知 119，并上报平台' },
  { value: 'false', label: '误报', description: '油烟、水汽、粉尘等' },
  { value: 'test', label: '测试' },
  { value: 'drill', label: '演练（未排期）', disabled: true },
];
const short = [
  { value: 'away', label: '外出布防 Away' },
  { value: 'home', label: '在家布防 Home' },
  { value: 'off', label: '撤防 Disarmed' },
];

const meta = {
  component: RadioGroup,
  args: { label: '处理结果', options, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Horizontal: Story = { args: { options: short, orientation: 'horizontal', defaultValue: 'home' } };

export const WithProblem: Story = { args: { problem: '请选择处理结果' } };

export const ReadOnly: Story = { args: { defaultValue: 'false', readOnly: true } };

export const Disabled: Story = { args: { defaultValue: 'false', disabled: true } };

export const ImpossibleProps: Story = {
  args: {
    defaultValue: 'gone',
    options: [
      { value: 'long', label: '长'.repeat(2000) },
      { value: 'rtl', label: 'إنذار كاذب 🔥' },
      { value: 'none', label: '' },
    ],
  },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).not.toBeChecked();
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
        empty: <RadioGroup label="处理结果 Result" options={options} description="提交后不能更改" />,
        chosen: <RadioGroup label="处理结果" options={options} defaultValue="real" />,
        horizontal: <RadioGroup label="模式" options={short} defaultValue="home" orientation="horizontal" />,
        problem: <RadioGroup label="模式" options={short} problem="请选择模式" orientation="horizontal" />,
        optional: <RadioGroup label="模式" options={short} isOptional orientation="horizontal" />,
        disabled: <RadioGroup label="处理结果" options={options} defaultValue="false" disabled />,
        'read only': <RadioGroup label="模式" options={short} defaultValue="off" readOnly orientation="horizontal" />,
      }}
    />
  ),
};

export const DoDescribe: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { defaultValue: 'false' },
};

export const DontSpread: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { orientation: 'horizontal' },
};
