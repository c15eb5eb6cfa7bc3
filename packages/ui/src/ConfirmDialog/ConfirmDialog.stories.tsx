import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: '注销账号 zhang？',
    children: '该账号的设备将移交给单位管理员。此操作不能撤销。',
    confirmLabel: '注销账号',
    onConfirm: fn<ConfirmDialogProps['onConfirm']>(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Primary: Story = { args: { tone: 'primary', title: '发布平面图？', confirmLabel: '发布' } };

export const States: Story = { tags: ['grid'] };
