import { type Device, deviceCalls } from '@fireline/api/device';
import { useApi, useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { BindingOf } from './BindingOf.tsx';
import { CloudOf } from './CloudOf.tsx';

/** A camera that answers, with the services that the story asks for. */
function OfCamera({ isRunning }: { readonly isRunning?: boolean }) {
  const { data } = useCall(deviceCalls.list, { deviceType: ['camera'], status: ['online'], pageSize: 50 });
  const { client } = useApi();
  const [device, choose] = useState<Device>();
  useEffect(() => {
    void (async () => {
      for (const row of data?.rows ?? []) {
        const { refusals } = await client.send(deviceCalls.mediaServices, { deviceId: row.deviceId });
        if (isRunning === undefined || (refusals.recordAlarm === undefined) === isRunning) return choose(row);
      }
    })();
  }, [client, data, isRunning]);
  return device ? <CloudOf device={device} /> : null;
}

/** A device that a camera watches. */
function OfDetector() {
  const { data } = useCall(deviceCalls.list, { pageSize: 100 });
  const { client } = useApi();
  const [device, choose] = useState<Device>();
  useEffect(() => {
    void (async () => {
      for (const row of data?.rows ?? []) {
        const { binding } = await client.send(deviceCalls.cameraBinding, { deviceId: row.deviceId });
        if (binding) return choose(row);
      }
    })();
  }, [client, data]);
  return device ? <BindingOf device={device} /> : null;
}

const meta = {
  title: 'Screens/Cameras',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <OfCamera /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: 'A camera is looked at, and takes a picture that then waits in its gallery [DEV-19] [DEV-20]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(播放|Play)$/ }));
    const picture = await canvas.findByRole('img', { name: /^(实时画面|即時畫面|Live picture)/ });
    await expect(picture).toHaveAttribute('src', expect.stringContaining('blob:'));
    await userEvent.click(canvas.getByRole('button', { name: /^(暂停|暫停|Pause)$/ }));
    await waitFor(() => expect(canvas.queryByRole('img', { name: /^(实时画面|即時畫面|Live picture)/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^(抓拍|擷圖|Take a picture)$/ }));
    await waitFor(() =>
      expect(canvas.queryAllByRole('gridcell', { name: /^(抓拍|擷圖|Snapshot)$/ }).length).toBeGreaterThan(0),
    );
  },
};

export const Expired: Story = {
  name: 'Without cloud storage it says what that keeps it from, and no watermark is renewed [DEV-20]',
  args: { children: <OfCamera isRunning={false} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/(无法进行报警录像|無法作警報錄影|alarms cannot be recorded)/);
    await expect(
      canvas.getByRole('button', { name: /^(续费水印一年|續訂水印一年|Renew Watermark for a year)$/ }),
    ).toBeDisabled();
  },
};

export const Bound: Story = {
  name: 'The camera of a detector is bound anew; a form without alarms says what is missing [DEV-19]',
  args: { children: <OfDetector /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    const form = within(await screen.findByRole('dialog'));
    const minutes = await form.findByLabelText(/^(录像时长|錄影時長|Minutes of a recording)/);
    await userEvent.clear(minutes);
    await userEvent.type(minutes, '7{Tab}');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('7')).toBeVisible());
  },
};
