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

/** [PUB-01] [PUB-05] what, how bad, where, since when, and that nobody has taken it up. */
export const AlarmStanding: Story = {
  tags: ['grid'],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('烟雾报警');
    await expect(canvas.getByText(alarm.placeName)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${alarm.buildingName} · `))).toBeVisible();
    await expect(canvas.getAllByText(/^\d+分钟前$/)[0]).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('尚无人确认');
    await expect(document.title).toBe(`紧急 · 烟雾报警 · ${alarm.placeName}`);
  },
};

export const Full: Story = {
  loaders: [linkToAlarm(acknowledgedAlarm)],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    const state = await canvas.findByText('已有人确认，正在处理');
    await expect(state).toBeVisible();
    await expect(document.body).not.toHaveTextContent(String(alarm.acknowledgedBy));
  },
};

/** [PUB-01] whoever answers for the place is one tap of a thumb away. */
export const Contact: Story = {
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: /^拨打 154\d{8}$/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+86154\d{8}$/));
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** [PUB-01] [PUB-05] closed and calm; neither who closed it nor what they noted is for everybody with a link. */
export const Handled: Story = {
  tags: ['grid'],
  loaders: [linkToAlarm(handledAlarm)],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    await expect(await canvas.findByText('已关闭')).toBeVisible();
    await expect(document.body).not.toHaveTextContent(String(alarm.handledBy));
    await expect(document.body).not.toHaveTextContent(alarm.remark);
  },
};

/** [PUB-01] [SHL-24] the page learns that somebody took it up without being loaded anew. */
export const TakenUpMeanwhile: Story = {
  loaders: [linkToAlarm(spareAlarm)],
  play: async ({ canvas, loaded }) => {
    const { alarm } = loaded as AlarmLink;
    await expect(await canvas.findByText('尚无人确认')).toBeVisible();
    await handle(alarm);
    await fireEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText('已关闭')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('误报');
  },
};

/** [SHL-12] */
export const InHongKong: Story = {
  globals: { language: 'hk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('煙霧警報');
    await expect(canvas.getByText('尚未有人確認')).toBeVisible();
  },
};

/** [SHL-12] */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Smoke');
    await expect(canvas.getByText('Nobody has acknowledged it yet')).toBeVisible();
  },
};

export const Loading: Story = {
  loaders: [linkToAlarm(standingAlarm, { line: 'silent' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('正在获取最新数据…');
  },
};

/** [PUB-05] */
export const Failed: Story = {
  loaders: [linkToAlarm(standingAlarm, { line: 'serverDown' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器暂时不可用');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** [PUB-05] nothing was ever loaded, though the phone has a network. */
export const OutOfReach: Story = {
  loaders: [linkToAlarm(standingAlarm, { line: 'cut' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('连接不上服务器');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** [N05] [PUB-05] what was loaded stays, and says that it is not kept true. */
export const Offline: Story = {
  tags: ['grid'],
  beforeEach: withoutNetwork,
  loaders: [linkToAlarm(standingAlarm, { line: 'cutLater' })],
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText('手机没有网络')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('烟雾报警');
    await expect(canvas.getAllByText('自 11:04:05 起未更新')[0]).toBeVisible();
  },
};

/** [PUB-05] */
export const ExpiredLink: Story = {
  tags: ['grid'],
  loaders: [linkToAlarm(standingAlarm, { link: 'expired' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('此链接已过期');
    await expect(canvas.queryByRole('button', { name: /重试|刷新/ })).toBeNull();
  },
};

/** [PUB-05] cut or changed on its way. */
export const WrongLink: Story = {
  loaders: [linkToAlarm(standingAlarm, { link: 'changed' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('链接无法打开');
  },
};

/** [PUB-05] the link of another alarm does not open this one. */
export const ForeignLink: Story = {
  loaders: [linkToAlarm(standingAlarm, { link: 'foreign' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('此链接不能打开该内容');
  },
};
