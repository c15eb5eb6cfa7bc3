import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

const give = /^(赠送|贈送|Give units)$/;
export const Given: Story = {
  name: 'Balances of the device and of those that it falls back to; messages are given with a reason [DEV-16] [DEV-27] [TAR-08]',
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = await canvas.findByRole('grid', { name: /^(短信和语音余额|短訊和語音結餘|Messages and calls left)$/ });
    await expect(within(left).getAllByRole('row').length).toBeGreaterThan(3);
    await expect(
      canvas.getByRole('link', { name: /^(购买短信和语音|購買短訊和語音|Buy messages and calls)$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: give }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/^(赠送原因|贈送原因|Reason)/), '补偿停机三天');
    await userEvent.click(form.getByRole('button', { name: give }));
    await expect((await form.findAllByText(/(至少赠送一项|最少贈送一項|Give at least one)/))[0]).toBeVisible();
    const sms = form.getByLabelText(/^(短信条数|短訊數目|SMS messages)/);
    await userEvent.clear(sms);
    await userEvent.type(sms, '120{Tab}');
    await userEvent.click(form.getByRole('button', { name: give }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('grid', { name: /^(本设备余额变动|本裝置結餘變動|Movements of this device)$/ });
    await expect(canvas.getByText('+120')).toBeVisible();
  },
};
