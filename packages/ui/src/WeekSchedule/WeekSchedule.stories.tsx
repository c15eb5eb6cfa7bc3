import type { ArmTask } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { WeekSchedule } from './WeekSchedule.tsx';

const workdays = [1, 2, 3, 4, 5];
const tasks: readonly ArmTask[] = [
  { taskId: 1, command: 'arm', repeat: 'weekly', at: '21:30', weekdays: workdays },
  { taskId: 2, command: 'disarm', repeat: 'weekly', at: '07:15', weekdays: workdays },
];
const clashing: readonly ArmTask[] = [
  ...tasks,
  { taskId: 3, command: 'disarm', repeat: 'once', at: '21:30', on: '2026-11-18' },
  { taskId: 4, command: 'arm', repeat: 'daily', at: '23:00', from: '2026-11-20' },
];

const meta = {
  component: WeekSchedule,
  args: { label: '仓库防区', defaultTasks: tasks, onChange: fn(), onAdd: fn(), style: { maxWidth: 720 } },
} satisfies Meta<typeof WeekSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: a quarter hour per arrow, an hour per page key; every day of the schedule moves. */
export const Playground: Story = {};

/** Two say the opposite at the same moment, and one has no effect: both are told, and the status is not known from then on. */
export const Conflict: Story = {
  args: { defaultTasks: clashing },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Empty: Story = { args: { defaultTasks: [] } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <WeekSchedule {...args} />
    </div>
  ),
};

export const ImpossibleProps: Story = {
  args: {
    label: '🔥 برج المرفأ'.repeat(800),
    defaultTasks: [
      { taskId: 1, command: 'arm', repeat: 'weekly', at: 'noon', weekdays: [9, -1, Number.NaN] },
      { taskId: 2, command: 'disarm', repeat: 'once', at: '08:00' },
      { taskId: 3, command: 'arm', repeat: 'monthly', at: '10:07', monthDays: [31] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('NaN');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        nights: <WeekSchedule label="a" defaultTasks={tasks} onAdd={fn()} style={{ width: 720 }} />,
        conflict: <WeekSchedule label="b" defaultTasks={clashing} style={{ width: 720 }} />,
        'read only': <WeekSchedule label="c" defaultTasks={tasks} isReadOnly style={{ width: 720 }} />,
        empty: <WeekSchedule label="d" onAdd={fn()} style={{ width: 720 }} />,
        narrow: <WeekSchedule label="e" defaultTasks={tasks} style={{ width: 288 }} />,
        'right to left': (
          <div dir="rtl">
            <WeekSchedule label="f" defaultTasks={tasks} style={{ width: 560 }} />
          </div>
        ),
      }}
    />
  ),
};
