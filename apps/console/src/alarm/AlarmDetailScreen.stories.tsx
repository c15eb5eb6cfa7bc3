import { alarmCalls } from '@fireline/api/alarm';
import { messageCalls } from '@fireline/api/message';
import { isUnsent } from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  closeAlarms,
  ConsoleStory,
  deviceOf,
  openAlarm,
  storyCity,
  storyClient,
} from '../lib/ConsoleStory.stories.support.tsx';
import { AlarmDetailScreen } from './AlarmDetailScreen.tsx';

const screenOf = (alarmId: number) => ({
  path: pathTo('alarmDetail', { alarmId, segment: 'current' }),
  children: <AlarmDetailScreen params={{ alarmId: String(alarmId), segment: 'current' }} />,
});

const meta = {
  title: 'Screens/Alarm detail',
  component: ConsoleStory,
  args: { mood: 'full', ...screenOf(1) },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Smoke that nobody has acknowledged yet. */
export const Full: Story = {
  name: 'Full: what, where and how the reading went; acknowledged in place [ALM-03, ALM-11]',
  loaders: [async () => ({ alarm: await openAlarm() })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as Loaded).alarm.alarmId)} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { placeName } = (loaded as Loaded).alarm;
    await canvas.findByRole('heading', { level: 1, name: (name) => name.includes(placeName) });
    await expect(await canvas.findByRole('slider')).toBeVisible();
    const acknowledge = canvas.getByRole('button', { name: /^(确认|確認|Acknowledge)$/ });
    await userEvent.click(acknowledge);
    await waitFor(() => expect(acknowledge).not.toBeInTheDocument());
    await expect(document.activeElement).toHaveTextContent(/^(已确认|已確認|Acknowledged)$/);
    await waitFor(() =>
      expect(document.querySelector('[data-fl-said]')).toHaveTextContent(/已确认 1|已確認 1|1 alarm/),
    );
    await expect(canvas.getByRole('button', { name: /关闭报警|關閉警報|Close the alarm/ })).toBeEnabled();
  },
};
interface Loaded {
  readonly alarm: Awaited<ReturnType<typeof openAlarm>>;
}

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /返回列表|Back to list/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/报警详情|警報詳情|Alarm/);
  },
};

export const Failed: Story = {
  name: 'Failed: says why and offers to try again [SHL-15]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/网络连接失败|網絡連線失敗|No connection/);
    await expect(within(alert).getByRole('button', { name: /重试|再試|Retry/ })).toBeVisible();
  },
};

/** Kinds of level 1: more than the city's limits let one receiver be called for in an hour. */
const kinds = ['gasLeak', 'fireHost', 'manualCall', 'sos', 'carbonMonoxide', 'arcFault'] as const;

/** An alarm of level 1 that the limits of sending keep from being told. */
async function unsentAlarm() {
  const { deviceId, imei } = await deviceOf('smoke');
  const { gateway, rentId } = await storyCity();
  await gateway.ingest(rentId, [{ imei, kinds: [...kinds] }]);
  const client = await storyClient('platform');
  const { rows } = await client.send(alarmCalls.list, { list: 'current', deviceId });
  const alarmIds = rows.flatMap(({ alarmId, kind }) => (kinds.some((one) => one === kind) ? [alarmId] : []));
  return waitFor(
    async () => {
      for (const alarmId of alarmIds) {
        const unsent = (await client.send(messageCalls.alarmSends, { alarmId })).rows.find(isUnsent);
        if (unsent) return { alarmId, alarmIds, receiver: unsent.receiver, address: unsent.address };
      }
      throw new Error('every alarm was told');
    },
    { timeout: 20_000, interval: 200 },
  );
}

export const Unsent: Story = {
  name: 'Unsent: a level 1 that does not go says at once who was not reached, by which way, and to call them [ALM-09, ALM-11]',
  loaders: [async () => ({ unsent: await unsentAlarm() })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as LoadedUnsent).unsent.alarmId)} />,
  play: async ({ canvasElement, loaded }) => {
    const { receiver, address, alarmIds } = (loaded as LoadedUnsent).unsent;
    const said = /一级报警消息没有发出|一級警報訊息沒有發出|of this level 1 alarm did not go out/;
    const banner = (await within(canvasElement).findByText(said)).closest<HTMLElement>('[role="alert"]');
    if (!banner) throw new Error('it is not said loudly');
    await expect(banner).toHaveTextContent(/请打电话通知接收人|請致電通知接收人|Call the receivers/);
    const people = within(banner).getByRole('list', { name: /^(未通知到|Not reached)$/ });
    await expect(people).toHaveTextContent(receiver);
    await expect(people).toHaveTextContent(/语音|語音|Voice|短信|短訊|SMS/);
    await expect(within(people).getByRole('link', { name: address })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^tel:.*${address}$`)),
    );
    await closeAlarms(alarmIds);
  },
};
interface LoadedUnsent {
  readonly unsent: Awaited<ReturnType<typeof unsentAlarm>>;
}
