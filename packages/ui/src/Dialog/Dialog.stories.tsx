import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '处理报警',
    children: <TextArea label="处理说明" />,
    footer: (
      <>
        <Button>取消</Button>
        <Button variant="primary">提交</Button>
      </>
    ),
  },
  argTypes: { footer: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongBody: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>第 {line + 1} 条：2026/11/21 11:04:05 烟雾浓度 0.42 dB/m</p>
    )),
  },
  play: async () => {
    // what scrolls can have the focus
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent('第 30 条');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const States: Story = {
  tags: ['grid'],
  args: {
    size: 'large',
    isDismissable: true,
    children: (
      <>
        <p>中环街市 3 楼 2 号烟感于 11:04 报警。The smoke detector on floor 3 raised an alarm at 11:04.</p>
        <TextArea label="处理说明" problem="请填写处理说明" />
      </>
    ),
  },
};
