import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { ReplayNotice } from './ReplayNotice.tsx';

const meta = { component: ReplayNotice, args: { count: 12, gapMs: 14_000, onDismiss: fn() } } satisfies Meta<
  typeof ReplayNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NothingMissed: Story = { args: { count: 0, gapMs: 3000 } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        replayed: <ReplayNotice count={12} gapMs={14_000} onDismiss={() => {}} />,
        'nothing missed': <ReplayNotice count={0} gapMs={3000} />,
        'long gap': <ReplayNotice count={3480} gapMs={3_729_000} />,
      }}
    />
  ),
};
