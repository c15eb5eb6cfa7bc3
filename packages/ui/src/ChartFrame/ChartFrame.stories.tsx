import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  component: ChartFrame,
  args: {
    label: '水压',
    height: 120,
    isEmpty: false,
    table: {
      columns: ['时间', 'MPa'],
      rows: [
        ['08:00', 0.32],
        ['09:00', 0.29],
      ],
    },
    children: (
      <svg
        data-chart=""
        width={320}
        height={120}
        viewBox="0 0 320 120"
        role="img"
        aria-label="水压"
        style={{ maxWidth: '100%' }}
      >
        <path d="M0 40 L320 70" fill="none" stroke="currentColor" strokeWidth={2} />
      </svg>
    ),
  },
  // the picture brings its own
  argTypes: { height: { control: false } },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every chart has its figures as a table. */
export const AsTable: Story = {
  name: 'The table twin shows what the picture shows [LIB-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /表格|Table/i }));
    await expect(canvas.getByRole('cell', { name: '0.29' })).toBeVisible();
  },
};

export const Empty: Story = { args: { isEmpty: true } };
