import { deviceLifeWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { useWords } from '@fireline/ui/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { RefusedDevices } from './RefusedDevices.tsx';

const close = () => {};
const nothing = {};
interface RefusedProps {
  readonly deed: 'activate' | 'remove';
  readonly code: string;
  readonly args?: Readonly<Record<string, number>>;
}
/** A batch of one device, under the name of what was to be done to it. */
function Refused({ deed, code, args = nothing }: RefusedProps) {
  const t = useWords(deviceLifeWords);
  const [end] = useState({ done: 0, refused: [{ deviceId: 1, name: '走廊烟感', problem: { code, args } }] });
  return <RefusedDevices title={t(`device.life.event.${deed}`)} end={end} onClose={close} />;
}
const upgrade = /^(升级版本|升級版本|Upgrade the edition)$/;

const meta = {
  title: 'Screens/Refused devices',
  component: ConsoleStory,
  args: {
    mood: 'full',
    path: pathTo('deviceIndex'),
    children: <Refused deed="activate" code="device.edition.full" args={{ 0: 5, 1: 0 }} />,
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EditionFull: Story = {
  name: 'A batch that a full edition refuses offers the upgrade beside the reasons [DEV-28] [DEV-12]',
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('gridcell', { name: /(已无余量|名額已滿|is full)/ })).toBeVisible();
    await expect(await drawer.findByRole('link', { name: upgrade })).toHaveAttribute(
      'href',
      `${pathTo('tenantSettings')}?part=tenant`,
    );
  },
};

export const OtherReason: Story = {
  name: 'A batch that is refused for another reason offers no upgrade [DEV-12]',
  args: { children: <Refused deed="remove" code="device.life.alarmStands" /> },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByRole('gridcell', { name: /(请先处理|請先處理|handle it first)/ });
    await expect(drawer.queryByRole('link', { name: upgrade })).toBeNull();
  },
};
