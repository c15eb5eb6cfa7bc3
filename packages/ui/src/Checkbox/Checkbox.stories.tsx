import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: '同时静音本层其他设备', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: '同时静音本层其他设备' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: true });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: false });
  },
};

export const Mixed: Story = {
  args: { isMixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithProblem: Story = { args: { label: '已阅读并同意服务条款', problem: '请先同意服务条款' } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        off: <Checkbox label="同时静音 Mute too" />,
        on: <Checkbox label="同时静音" defaultChecked />,
        mixed: <Checkbox label="全选" isMixed />,
        disabled: [
          <Checkbox key="off" label="关" disabled />,
          <Checkbox key="on" label="开" disabled defaultChecked />,
        ],
        problem: <Checkbox label="同意服务条款" problem="请先同意服务条款" />,
        described: <Checkbox label="短信通知" description="每条 0.05 元，由租户支付" defaultChecked />,
      }}
    />
  ),
};

export const DoTrue: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { defaultChecked: true },
};

export const DontNegate: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { label: '不同时静音本层其他设备', defaultChecked: true },
};
