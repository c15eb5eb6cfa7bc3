import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { FailureState } from './FailureState.tsx';

const meta = {
  component: FailureState,
  args: { children: '服务器没有回应。', onRetry: fn(), reference: '3f0c5f5be46e' },
} satisfies Meta<typeof FailureState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /重试|重試|Try again|Retry/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const NoWayOn: Story = { args: { title: '没有权限查看', onRetry: undefined, children: '请联系单位管理员。' } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        failed: (
          <FailureState reference="3f0c5f5be46e" onRetry={() => {}}>
            服务器没有回应。The server did not answer.
          </FailureState>
        ),
        retrying: <FailureState isRetrying onRetry={() => {}} />,
        'no way on': <FailureState title="没有权限查看">请联系单位管理员。</FailureState>,
      }}
    />
  ),
};

export const DoReference: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: {},
};

export const DontServerText: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { children: 'ECONNREFUSED 10.0.3.7:5432' },
};
