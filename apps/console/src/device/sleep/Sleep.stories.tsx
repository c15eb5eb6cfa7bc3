import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { SleepOf } from './SleepOf.tsx';

function Watch() {
  const { data } = useCall(deviceCalls.list, { deviceType: ['smartwatch'], status: ['online'], pageSize: 1 });
  const [device] = data?.rows ?? [];
  return device ? <SleepOf device={device} /> : null;
}

const meta = {
  title: 'Screens/Sleep',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <Watch /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'A night by its stages, its quality with what that needs, and another night chosen [DEV-25]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stages = await canvas.findByRole('grid');
    await waitFor(() => expect(within(stages).getAllByRole('row').length).toBeGreaterThan(1));
    const [lanes] = canvas.getAllByRole('list', { name: /^(睡眠阶段|睡眠階段|Stages of the night)$/ });
    const chart = within(lanes?.parentElement as HTMLElement);
    for (const stage of [
      /^(清醒|Awake)$/,
      /^(快速眼[动動]|REM sleep)$/,
      /^(浅睡|淺層睡眠|Light sleep)$/,
      /^(深睡|深層睡眠|Deep sleep)$/,
    ])
      await expect(chart.getByText(stage)).toBeVisible();
    await expect(chart.getAllByText(/^\d\d:\d\d/)).toHaveLength(3);
    await expect(canvas.getByText(/(至少 420 分钟|最少 420 分鐘|at least 420 minutes)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /(夜晚|晚上|Night)/ }));
    const options = await screen.findAllByRole('option');
    await userEvent.click(options[3] as HTMLElement);
    await waitFor(() => expect(within(stages).getAllByRole('row').length).toBeGreaterThan(1));
  },
};
