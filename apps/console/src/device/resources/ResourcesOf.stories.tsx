import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ofDevice, withDevice } from '../DeviceStory.stories.support.tsx';
import { ResourcesOf } from './ResourcesOf.tsx';

const meta = {
  title: 'Screens/Resources of a device',
  ...ofDevice('smoke'),
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;
const render = withDevice(ResourcesOf);

export const Shown: Story = {
  name: 'Messages of thirty days, the send-limit switch and the blacklists of a device [DEV-13] [DEV-16] [DEV-27]',
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('switch')).toBeVisible();
    await canvas.findByRole('grid', { name: /^(近 30 天消息|近 30 日訊息|Messages of 30 days)$/ });
    await canvas.findByRole('heading', { name: /^(黑名单|黑名單|Blacklists)$/ });
  },
};
