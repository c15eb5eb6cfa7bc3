import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ofDevice, withDevice } from '../DeviceStory.stories.support.tsx';
import { InspectionOf } from './InspectionOf.tsx';

const meta = {
  title: 'Screens/Inspection of a device',
  ...ofDevice('smoke'),
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tests: Story = {
  name: 'The last and the next test of a device, and its battery [DEV-13] [DEV-14]',
  render: withDevice(InspectionOf),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid', { name: /^(历次自检与测试|過往自我測試及測試|Tests)$/ });
    await canvas.findByText(/^(电池|電池|Battery)$/);
  },
};
