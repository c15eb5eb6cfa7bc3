import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: '密码', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Revealed: Story = {
  args: { defaultValue: 'Fire-2026!' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        empty: <PasswordField label="密码 Password" autoComplete="current-password" />,
        filled: <PasswordField label="密码" autoComplete="current-password" defaultValue="Fire-2026!" />,
        problem: (
          <PasswordField
            label="新密码"
            autoComplete="new-password"
            defaultValue="12345"
            problem="密码至少 8 位，并含大小写字母和数字"
          />
        ),
        disabled: <PasswordField label="密码" autoComplete="current-password" defaultValue="Fire-2026!" disabled />,
      }}
    />
  ),
};
