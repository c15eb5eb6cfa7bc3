import type { Device, DeviceChange } from '@fireline/api/device';
import type { Client, PushClient, TopicHandler } from '@fireline/api/lib';
import { ApiProvider, createQueryClient } from '@fireline/api/react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useDevice } from './useDevice.ts';

const deviceOf = (deviceId: number, online: boolean) =>
  ({ deviceId, name: `device ${deviceId}`, online, readings: { smoke: deviceId } }) as Device;

function setUp() {
  const online = new Map([
    [1, true],
    [2, true],
  ]);
  const handlers = new Set<TopicHandler>();
  const client = {
    send: async (_: object, { deviceId }: { deviceId: number }) => deviceOf(deviceId, online.get(deviceId) ?? false),
  } as unknown as Client;
  const push = {
    listen: (_: object, handler: TopicHandler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  } as unknown as PushClient;
  const queryClient = createQueryClient();
  function Shown({ deviceId }: { readonly deviceId: number }) {
    const { device } = useDevice(deviceId);
    return <p>{device ? `${device.deviceId} ${device.name} ${device.online ? 'online' : 'offline'}` : 'waiting'}</p>;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const open = (deviceId: number) =>
    root.render(
      <ApiProvider client={client} push={push} queryClient={queryClient}>
        <Shown deviceId={deviceId} />
      </ApiProvider>,
    );
  const tell = (change: Partial<DeviceChange>) => {
    const event = { seq: null, topic: 'device', at: '', data: [{ readings: {}, ...change }] };
    for (const handler of handlers) handler.events([event] as never);
  };
  const reload = () => {
    for (const handler of handlers) handler.reload?.();
  };
  return { online, open, tell, reload };
}

it('what was pushed of one device is not shown on the page of another [DEV-13]', async () => {
  const { open, tell } = setUp();
  open(1);
  await expect.element(page.getByText('1 device 1 online')).toBeVisible();
  tell({ deviceId: 1, online: false });
  await expect.element(page.getByText('1 device 1 offline')).toBeVisible();
  open(2);
  await expect.element(page.getByText('2 device 2 online')).toBeVisible();
});

it('what was pushed before a break gives way to what is fetched after it [N05]', async () => {
  const { online, open, tell, reload } = setUp();
  open(1);
  await expect.element(page.getByText('1 device 1 online')).toBeVisible();
  tell({ deviceId: 1, online: true });
  online.set(1, false);
  reload();
  await expect.element(page.getByText('1 device 1 offline')).toBeVisible();
});
