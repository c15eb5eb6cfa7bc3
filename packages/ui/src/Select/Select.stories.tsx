import type { Meta, StoryObj } from '@storybook/react-vite';
import { Droplets, Flame, Thermometer } from 'lucide-react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'smoke', label: '烟感 Smoke detector', icon: <Flame size={16} aria-hidden /> },
  { value: 'heat', label: '温感 Heat detector', icon: <Thermometer size={16} aria-hidden /> },
  { value: 'water', label: '水压 Water pressure', icon: <Droplets size={16} aria-hidden /> },
  { value: 'gas', label: '可燃气体（未开通）', disabled: true },
];

const meta = {
  component: Select,
  args: { label: '设备类型', options },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: 'smoke' } };

export const Open: Story = {
  args: { defaultValue: 'heat' },
  // in a frame of its own, where it is opened on its page too
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '设备类型' }));
    await expect(screen.getByRole('option', { name: /温感/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Clearable: Story = { args: { defaultValue: 'smoke', isClearable: true } };

export const WithProblem: Story = { args: { problem: '请选择设备类型' } };

export const NoOptions: Story = {
  tags: ['!autodocs'],
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <Select label="设备类型 Type" options={options} description="决定显示哪些读数" />,
        chosen: <Select label="设备类型" options={options} defaultValue="smoke" />,
        clearable: <Select label="设备类型" options={options} defaultValue="heat" isClearable />,
        problem: <Select label="设备类型" options={options} problem="请选择设备类型" />,
        disabled: <Select label="设备类型" options={options} defaultValue="water" disabled />,
        narrow: (
          <div style={{ width: 140 }}>
            <Select label="设备类型" options={options} defaultValue="smoke" />
          </div>
        ),
      }}
    />
  ),
};

export const DoClear: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { defaultValue: 'smoke', isClearable: true },
};

export const DontPlaceholder: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { options: [{ value: 'none', label: '请选择' }, ...options], defaultValue: 'none' },
};
