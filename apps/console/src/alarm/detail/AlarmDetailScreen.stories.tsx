import { alarmCalls } from '@fireline/api/alarm';
import { deviceCalls } from '@fireline/api/device';
import { messageCalls } from '@fireline/api/message';
import { isUnsent } from '@fireline/domain/message';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  closeAlarms,
  ConsoleStory,
  deviceOf,
  openAlarm,
  raiseAlarms,
  storyCity,
  storyClient,
} from '../../lib/ConsoleStory.stories.support.tsx';
import { AlarmDetailScreen } from './AlarmDetailScreen.tsx';
import { AlarmWatch } from '../watch/AlarmWatch.tsx';

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
  // when another story is opened: closed at once the page would show a closed alarm, and nothing of what it is about
  beforeEach:
    ({ loaded }) =>
    async () =>
      closeAlarms((loaded as LoadedUnsent).unsent.alarmIds),
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as LoadedUnsent).unsent.alarmId)} />,
  play: async ({ canvasElement, loaded }) => {
    const { receiver, address } = (loaded as LoadedUnsent).unsent;
    const said = /一级报警消息没有发出|一級警報訊息沒有發出|of this level 1 alarm did not go out/;
    const banner = (await within(canvasElement).findByText(said)).closest<HTMLElement>('[role="alert"]');
    if (!banner) throw new Error('it is not said loudly');
    await expect(banner).toHaveTextContent(/请打电话通知接收人|請致電通知接收人|Call the receivers/);
    const people = within(banner).getByRole('list', { name: /^(未通知到|Not reached)$/ });
    await expect(people).toHaveTextContent(receiver);
    const grid = within(canvasElement).getByRole('table', { name: /^(接收人与方式|接收人及方式|Receivers and ways)$/ });
    await expect(within(grid).getByRole('rowheader', { name: receiver })).toBeVisible();
    await expect(within(grid).getByRole('columnheader', { name: /^(语音电话|語音電話|Voice call)$/ })).toBeVisible();
    await userEvent.click(within(grid).getAllByRole('button')[0] as HTMLElement);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^(关闭|關閉|Close)$/ }),
    );
    await expect(people).toHaveTextContent(/语音|語音|Voice|短信|短訊|SMS/);
    await expect(within(people).getByRole('link', { name: address })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^tel:.*${address}$`)),
    );
  },
};
interface LoadedUnsent {
  readonly unsent: Awaited<ReturnType<typeof unsentAlarm>>;
}

/** An alarm that a camera kept a picture of, and one that nothing was recorded of because the term had ended. */
async function alarmWithMedia(wants: 'picture' | 'refusal'): Promise<number> {
  const client = await storyClient('platform');
  const { rows } = await client.send(alarmCalls.list, { list: 'all', pageSize: 100 });
  const seen = new Set<number>();
  for (const { deviceId } of rows) {
    if (seen.has(deviceId)) continue;
    seen.add(deviceId);
    const media = await client.send(deviceCalls.media, { deviceId, pageSize: 50 });
    const found = media.rows.find(({ alarmId, state, kind, problems }) =>
      alarmId === null
        ? false
        : wants === 'picture'
          ? state === 'done' && kind === 'snapshot'
          : problems.some(({ code }) => code.startsWith('device.media.recordAlarm.')),
    );
    if (found?.alarmId != null) return found.alarmId;
  }
  throw new Error(`The city has no alarm with a ${wants}`);
}
const mediaOf = /^(抓拍和录像|擷圖及錄影|Pictures and recordings)$/;

export const Pictures: Story = {
  name: 'What a camera kept of the alarm is opened from its page [ALM-11] [DEV-19]',
  loaders: [async () => ({ alarmId: await alarmWithMedia('picture') })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf(loaded.alarmId as number)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: mediaOf });
    const [picture] = await within(grid).findAllByRole('gridcell', { name: /^(抓拍|擷圖|Snapshot)$/ });
    await userEvent.click(picture as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('img')).toHaveAttribute('src', expect.stringContaining('blob:'));
    await expect(drawer.getByRole('button', { name: /^(下载|下載|Download)$/ })).toBeEnabled();
  },
};

export const TermEnded: Story = {
  name: 'A recording that the ended term of the camera prevented says so on the page of the alarm [ALM-11] [DEV-20]',
  loaders: [async () => ({ alarmId: await alarmWithMedia('refusal') })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf(loaded.alarmId as number)} />,
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: mediaOf });
    const ended = /(云存储|雲端儲存|loud storage)/;
    await expect((await within(grid).findAllByText(ended))[0]).toBeVisible();
  },
};

/** A kind that no other story sets off. */
const newKind = 'forcedDoor';
export const Another: Story = {
  name: 'Another alarm is named in the line that the page keeps for it: it covers nothing and moves nothing [ALM-03, ALM-04]',
  loaders: [async () => ({ alarm: await openAlarm() })],
  render: (args, { loaded }) => {
    const { path, children } = screenOf((loaded as Loaded).alarm.alarmId);
    return (
      <ConsoleStory {...args} path={path}>
        {children}
        <AlarmWatch page="alarmDetail" />
      </ConsoleStory>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('heading', { name: /^(处理报警|處理警報|Handle alarm)$/ });
    const { top } = heading.getBoundingClientRect();
    const line = canvas.getByRole('group', { name: /^(新报警|新警報|New alarms)$/ });
    const raised = await raiseAlarms(newKind, 3);
    try {
      await within(line).findByRole('button', { name: /^(看|Look)$/ });
      await expect(heading.getBoundingClientRect().top).toBe(top);
      await expect(canvas.queryByRole('region', { name: /^(新报警|新警報|New alarms)$/ })).not.toBeInTheDocument();
    } finally {
      await closeAlarms(raised);
    }
  },
};
