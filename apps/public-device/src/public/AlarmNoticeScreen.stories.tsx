import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { AlarmNoticeScreen } from './AlarmNoticeScreen.tsx';
import {
  type AlarmLink,
  acknowledgedAlarm,
  handle,
  handledAlarm,
  linkToAlarm,
  spareAlarm,
  standingAlarm,
} from './city.stories.support.ts';
import { withoutNetwork } from './line.stories.support.ts';
import { onPhone, phone, phoneGlobals } from './Phone.stories.support.tsx';

/** The notice of an alarm, opened by a link that a gateway inside the page has signed. */
const meta: Meta = {
  title: 'Public pages/Alarm notice',
  // its pictures are filed under this name
  id: 'public-alarmnoticescreen',
  component: AlarmNoticeScreen,
  decorators: [onPhone],
  parameters: { ...phone, controls: { disable: true } },
  globals: phoneGlobals,
  loaders: [linkToAlarm(standingAlarm)],
  render: (_args, { loaded }) => {
    const { client, alarm, token } = loaded as AlarmLink;
    return <AlarmNoticeScreen client={client} alarmId={alarm.alarmId} token={token} />;
  },
};
export default meta;
type Story = StoryObj;

const tryAgain = /^(重试|重試|Try again)$/;
const askAgain = /重试|重試|Try again|刷新|更新|Refresh/;

/** What happened, how bad it is, where, since when, and that nobody has taken it up. [PUB-01] [PUB-05] */
export const AlarmStanding: Story = {
  name: 'Standing: nobody has acknowledged it yet',
  tags: ['grid'],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/烟雾报警|煙霧警報|Smoke/);
    await expect(canvas.getByText(alarm.placeName)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${alarm.buildingName} · `))).toBeVisible();
    await expect(canvas.getAllByText(/^\d+ ?(分钟前|分鐘前|min\. ago)$/)[0]).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /尚无人确认|尚未有人確認|Nobody has acknowledged it yet/,
    );
    await expect(document.title).toMatch(/^(紧急 · 烟雾报警|緊急 · 煙霧警報|Critical · Smoke) · /);
    await expect(document.title).toContain(alarm.placeName);
  },
};

/** Somebody has taken it up; who it was is not for everybody with a link. [PUB-01] [PUB-05] */
export const Full: Story = {
  name: 'Acknowledged: somebody is on it',
  loaders: [linkToAlarm(acknowledgedAlarm)],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    const state = await canvas.findByText(/^(已有人确认，正在处理|已有人確認，正在處理|Somebody is on it)$/);
    await expect(state).toBeVisible();
    await expect(document.body).not.toHaveTextContent(String(alarm.acknowledgedBy));
  },
};

/** The manager of the place is one tap of a thumb away. [PUB-01] */
export const Contact: Story = {
  name: 'Contact: a tap calls who answers for the place',
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: /^(拨打|致電|Call) 154\d{8}$/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+86154\d{8}$/));
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Closed and calm; neither who closed it nor what they noted is for everybody with a link. [PUB-01] [PUB-05] */
export const Handled: Story = {
  name: 'Closed: by whom and with what note stays inside',
  tags: ['grid'],
  loaders: [linkToAlarm(handledAlarm)],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    await expect(await canvas.findByText(/^(已关闭|已關閉|Closed)$/)).toBeVisible();
    await expect(document.body).not.toHaveTextContent(String(alarm.handledBy));
    await expect(document.body).not.toHaveTextContent(alarm.remark);
  },
};

/** The page learns that somebody closed it as a false alarm, without being loaded again. [PUB-01] [SHL-24] */
export const TakenUpMeanwhile: Story = {
  name: 'Closed meanwhile: a refresh shows it',
  tags: ['!autodocs'],
  loaders: [linkToAlarm(spareAlarm)],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    await expect(await canvas.findByText(/^(尚无人确认|尚未有人確認|Nobody has acknowledged it yet)$/)).toBeVisible();
    await handle(alarm);
    await fireEvent.click(canvas.getByRole('button', { name: /^(刷新|更新|Refresh)$/ }));
    await expect(await canvas.findByText(/^(已关闭|已關閉|Closed)$/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/误报|誤報|False alarm/);
  },
};

/** The server has not answered yet. [PUB-05] */
export const Loading: Story = {
  loaders: [linkToAlarm(standingAlarm, { line: 'silent' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /正在获取最新数据|正在取得最新資料|Getting the latest data/,
    );
  },
};

/** The server returns an error; the page keeps trying, and so can the reader. [PUB-05] */
export const Failed: Story = {
  name: 'Failed: the server is not available',
  loaders: [linkToAlarm(standingAlarm, { line: 'serverDown' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /服务器暂时不可用|伺服器暫時未能使用|The server is not available/,
    );
    await expect(canvas.getByRole('button', { name: tryAgain })).toBeVisible();
  },
};

/** Nothing was ever loaded, though the phone has a network. [PUB-05] */
export const OutOfReach: Story = {
  name: 'Out of reach: the server cannot be reached',
  loaders: [linkToAlarm(standingAlarm, { line: 'cut' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /连接不上服务器|未能連接伺服器|The server cannot be reached/,
    );
    await expect(canvas.getByRole('button', { name: tryAgain })).toBeVisible();
  },
};

/** What was loaded stays, and says since when it is not kept true. [N05] [PUB-05] */
export const Offline: Story = {
  name: 'Offline: what was loaded stays, with its age',
  // no network on a documentation page would be none for its other examples either
  tags: ['grid', '!autodocs'],
  beforeEach: withoutNetwork,
  loaders: [linkToAlarm(standingAlarm, { line: 'cutLater' })],
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole('button', { name: /^(刷新|更新|Refresh)$/ }));
    await expect(await canvas.findByText(/^(手机没有网络|手機沒有網絡|Your phone is offline)$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/烟雾报警|煙霧警報|Smoke/);
    await expect(canvas.getAllByText(/^(自 11:04:05 起未更新|Not updated since 11:04:05)$/)[0]).toBeVisible();
  },
};

/** The link was made too long ago; asking again would not help, and is not offered. [PUB-05] */
export const ExpiredLink: Story = {
  name: 'Expired link',
  tags: ['grid'],
  loaders: [linkToAlarm(standingAlarm, { link: 'expired' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /此链接已过期|此連結已過期|This link is out of date/,
    );
    await expect(canvas.queryByRole('button', { name: askAgain })).toBeNull();
  },
};

/** The link was cut or changed on its way. [PUB-05] */
export const WrongLink: Story = {
  name: 'Wrong link',
  loaders: [linkToAlarm(standingAlarm, { link: 'changed' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /链接无法打开|連結無法開啟|This link does not open/,
    );
  },
};

/** The link of another alarm does not open this one. [PUB-05] */
export const ForeignLink: Story = {
  name: 'Link of another alarm',
  loaders: [linkToAlarm(standingAlarm, { link: 'foreign' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /此链接不能打开该内容|此連結不能開啟該內容|This link is for something else/,
    );
  },
};
