import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ServiceScreen } from './ServiceScreen.tsx';

const meta = {
  title: 'Screens/My service',
  component: ConsoleStory,
  args: { mood: 'full', as: 'unit', path: pathTo('serviceIndex'), children: <ServiceScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: terms of the devices, and who looks after them with a phone that a press calls [SHL-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('group', { name: /^(服务中设备|服務中裝置|Devices in service)$/ }),
    ).toBeVisible();
    const keepers = canvas.getByRole('region', { name: /^(服务单位|服務單位|Your service providers)$/ });
    const [phone] = within(keepers).getAllByRole('link');
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+86/));
  },
};
