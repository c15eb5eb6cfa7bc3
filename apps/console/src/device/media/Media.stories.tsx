import { type Device, deviceCalls } from '@fireline/api/device';
import { useApi, useCall } from '@fireline/api/react';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { BindingOf } from './BindingOf.tsx';
import { CloudOf } from './CloudOf.tsx';
import { VideoTestScreen } from './VideoTestScreen.tsx';

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

export const Given: Story = {
  name: 'A service is given for a year with the reason, which it does not go without [DEV-20] [ORG-05]',
  args: { children: <OfCamera isRunning={false} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(赠送云存储一年|贈送雲端儲存一年|Give Cloud storage for a year)$/ }),
    );
    const drawer = await screen.findByRole('dialog');
    const form = within(drawer);
    const give = form.getByRole('button', {
      name: /^(赠送云存储一年|贈送雲端儲存一年|Give Cloud storage for a year)$/,
    });
    await userEvent.click(give);
    await expect(drawer).toBeVisible();
    await userEvent.type(form.getByLabelText(/^(赠送原因|贈送原因|Reason)/), '补偿停机三天');
    await userEvent.click(give);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // rows of recordings go on saying why they were not made
    const notices = () =>
      canvas
        .queryAllByText(/(无法进行报警录像|無法作警報錄影|alarms cannot be recorded)/)
        .filter((text) => !text.closest('[role="row"]'));
    await waitFor(() => expect(notices()).toEqual([]));
  },
};

export const Expired: Story = {
  name: 'Without cloud storage it says what that keeps it from, and no watermark is renewed [DEV-20]',
  args: { children: <OfCamera isRunning={false} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/(无法进行报警录像|無法作警報錄影|alarms cannot be recorded)/);
    await expect(
      canvas.getByRole('button', { name: /^(赠送水印一年|贈送水印一年|Give Watermark for a year)$/ }),
    ).toBeDisabled();
  },
};

export const Bound: Story = {
  name: 'The camera of a detector is shown, and how long it records is changed [DEV-19]',
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

export const Wall: Story = {
  name: 'Cameras beside each other with how fast their pictures come; one opens what it keeps [DEV-19] [SHL-10]',
  args: { path: `${pathTo('videoTest')}?status=online`, children: <VideoTestScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/(每秒|ms)/);
    const pictures = canvas.getAllByRole('img', { name: /^(实时画面|即時畫面|Live picture)/ });
    await expect(pictures.length).toBeGreaterThan(0);
    const [gallery] = canvas.getAllByRole('button', { name: /^(抓拍和录像|擷圖及錄影|Pictures and recordings)$/ });
    await userEvent.click(gallery as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('button', { name: /^(抓拍|擷圖|Take a picture)$/ })).toBeVisible();
  },
};
