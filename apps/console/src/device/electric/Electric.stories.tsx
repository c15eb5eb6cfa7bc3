import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, screen, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ElectricOf } from './ElectricOf.tsx';

/** The electrical detector with something standing. */
function Detector() {
  const { data } = useCall(deviceCalls.list, { deviceType: ['electric'], pageSize: 100 });
  const device = data?.rows.find(({ alarmLevel }) => alarmLevel !== null) ?? data?.rows[0];
  return device ? <ElectricOf device={device} /> : null;
}

const meta = {
  title: 'Screens/Electric',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <Detector /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Codes with their counts, what stands, and the highest readings of a year [DEV-11] [ANA-03]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const codes = within(await canvas.findByRole('grid', { name: /^(代码统计|代碼統計|Reports by code)$/ }));
    await waitFor(() => expect(codes.getAllByRole('row').length).toBe(10));
    await expect((await canvas.findAllByText('143')).length).toBeGreaterThan(0);
    await canvas.findByRole('slider');
    await userEvent.click(canvas.getByRole('combobox', { name: /(时间范围|時間範圍|Period)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(近一年|Last year)$/ }));
    await waitFor(() => expect(codes.getAllByRole('row').length).toBe(10));
  },
};
