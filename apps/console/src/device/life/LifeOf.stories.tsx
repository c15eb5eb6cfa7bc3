import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { LifeOf } from './LifeOf.tsx';

/** A device that was never activated, with what may be done to it. */
function NotActivated() {
  const { data } = useCall(deviceCalls.list, { status: ['notActivated'], pageSize: 1 });
  // the first one that was found: once it is activated the list holds another
  const [kept, keep] = useState<Device>();
  const device = kept ?? data?.rows[0];
  if (device && !kept) keep(device);
  return device ? <LifeOf device={device} /> : null;
}

const meta = {
  title: 'Screens/Device life',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <NotActivated /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'The service of a device is opened and suspended, and both are on record [DEV-13] [DEV-23] [DEV-02]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: RegExp) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name }));
    };
    await press(/^(开通服务|開通服務|Open the service)$/);
    await expect(await canvas.findByText(/^(服务中|服務中|In service)$/)).toBeVisible();
    await press(/^(停用|暫停|Suspend)$/);
    await expect(await canvas.findByRole('button', { name: /^(启用|恢復使用|Resume)$/ })).toBeVisible();
    await expect(await canvas.findByRole('gridcell', { name: /^(开通服务|開通服務|Open the service)$/ })).toBeVisible();
  },
};
