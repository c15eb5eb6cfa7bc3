import { deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { QrLabels } from './QrLabels.tsx';

const close = () => {};

/** The labels of the first devices of the list. */
function Labels() {
  const { data } = useCall(deviceCalls.list, { pageSize: 3 });
  const [first] = data?.rows ?? [];
  if (!data || !first) return null;
  return <Chosen deviceIds={data.rows.map(({ deviceId }) => deviceId).join(',')} />;
}
/** Asked once: the labels read the list on their own. */
function Chosen({ deviceIds }: { readonly deviceIds: string }) {
  const [parts] = useState(() => [{ deviceIds: deviceIds.split(',').map(Number) }]);
  return <QrLabels parts={parts} onClose={close} />;
}

const meta = {
  title: 'Screens/Device labels',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceIndex'), children: <Labels /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Each chosen device has a label with its code, name and IMEI, to be printed [DEV-12] [INS-02]',
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await expect((await drawer.findAllByText(/\d{15}$/)).length).toBe(3);
    await expect(drawer.getAllByRole('img').length).toBe(3);
    await expect(drawer.getByRole('button', { name: /(打印|列印|Print)/ })).toBeVisible();
  },
};
