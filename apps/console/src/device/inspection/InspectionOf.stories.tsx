import type { Device } from '@fireline/api/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { ConsoleStory, deviceOf } from '../../lib/ConsoleStory.stories.support.tsx';
import { InspectionOf } from './InspectionOf.tsx';

const meta = {
  title: 'Screens/Inspection of a device',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: null },
  loaders: [async () => ({ device: await deviceOf('smoke') })],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;
interface Loaded {
  readonly device: Device;
}

export const Tests: Story = {
  name: 'The last and the next test of a device, and its battery [DEV-13] [DEV-14]',
  render: (args, { loaded }) => (
    <ConsoleStory {...args}>
      <InspectionOf device={(loaded as Loaded).device} />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('grid', { name: /^(历次自检与测试|過往自我測試及測試|Tests)$/ });
    await canvas.findByText(/^(电池|電池|Battery)$/);
  },
};

export const Failed: Story = {
  args: { outOfReach: 'inspection' },
  render: (args, { loaded }) => (
    <ConsoleStory {...args}>
      <InspectionOf device={(loaded as Loaded).device} />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
