import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyCity, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { LifeOf } from './LifeOf.tsx';

/** A device in service, with what may be done to it. */
function InService() {
  const { data } = useCall(deviceCalls.list, { life: ['inService'], pageSize: 1 });
  // the first one that was found: once it is suspended the list holds another
  const [kept, keep] = useState<Device>();
  const device = kept ?? data?.rows[0];
  if (device && !kept) keep(device);
  return device ? <LifeOf device={device} /> : null;
}

const meta = {
  title: 'Screens/Device life',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <InService /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name }));
};

export const Suspended: Story = {
  name: 'A device in service is suspended, and that is on record [DEV-13] [DEV-02]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // the last day of a service is written as the reader writes days
    const [until] = await canvas.findAllByText(/^(服务至|服務至|Service until) /);
    await expect(until).toHaveTextContent(/20\d{2}/);
    await expect(until).not.toHaveTextContent(/\d{4}-\d{2}/);
    await press(canvasElement, /^(停用|暫停|Suspend)$/);
    await expect(await canvas.findByRole('button', { name: /^(启用|恢復使用|Resume)$/ })).toBeVisible();
    await expect(await canvas.findByRole('gridcell', { name: /^(停用|暫停|Suspend)$/ })).toBeVisible();
  },
};

/** A device that was never activated, in an edition that holds no more than what is in use. */
function Unopened() {
  const { data } = useCall(deviceCalls.list, { life: ['notActivated'], pageSize: 1 });
  const device = data?.rows[0];
  return device ? <LifeOf device={device} /> : null;
}

/** Sets how many devices the edition holds; null: as many as the basic one. */
async function setEdition(isFull: boolean): Promise<void> {
  const { db, rentId } = await storyCity();
  const client = await storyClient('platform');
  const { devicesInUse } = await client.send(deviceCalls.edition, {});
  const devicesMax = isFull ? devicesInUse : null;
  await db.updateTable('rent').set({ devicesMax }).where('rentId', '=', rentId).execute();
}

export const EditionFull: Story = {
  name: 'A full edition offers the upgrade; activating is refused with the reason [DEV-28]',
  args: { children: <Unopened /> },
  beforeEach: async () => {
    await setEdition(true);
    return () => setEdition(false);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const upgrade = await canvas.findByRole('link', { name: /^(升级版本|升級版本|Upgrade the edition)$/ });
    await expect(upgrade).toHaveAttribute('href', `${pathTo('tenantSettings')}?part=tenant`);
    await press(canvasElement, /^(开通服务|開通服務|Open the service)$/);
    await expect(await screen.findByText(/(已无余量|名額已滿|is full)/)).toBeVisible();
  },
};

export const EditionFullElsewhere: Story = {
  name: 'The contact of the tenant is shown to accounts that may not change its facts [DEV-28] [ROL-07]',
  args: { as: 'agent', children: <Unopened /> },
  beforeEach: EditionFull.beforeEach!,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/(需要升级版本|如需升級版本|For a larger edition)/);
    await expect(canvas.queryByRole('link', { name: /^(升级版本|升級版本|Upgrade the edition)$/ })).toBeNull();
  },
};
