import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { DeviceScreen } from './DeviceScreen.tsx';
import { type DeviceLink, linkToDevice, silentDevice, smokeDetector, troubledDevice } from './city.stories.support.ts';
import { withoutNetwork } from './line.stories.support.ts';
import { onPhone, phone, phoneGlobals } from './Phone.stories.support.tsx';

const wellDevice = () => smokeDetector('online');
const removedDevice = () => smokeDetector('removed');

/** The page of a device, opened by a link that a gateway inside the page has signed. */
const meta: Meta = {
  title: 'Public pages/Device',
  // its pictures are filed under this name
  id: 'public-devicescreen',
  component: DeviceScreen,
  decorators: [onPhone],
  parameters: { ...phone, controls: { disable: true } },
  globals: phoneGlobals,
  loaders: [linkToDevice(wellDevice)],
  render: (_args, { loaded }) => {
    const { client, device, token } = loaded as DeviceLink;
    return <DeviceScreen client={client} deviceId={device.deviceId} token={token} />;
  },
};
export default meta;
type Story = StoryObj;

const noReadings = /^(近 7 天没有读数|過去 7 天沒有讀數|No readings in the last 7 days)$/;
const curveOfSmoke =
  /^(烟雾浓度，近 7 天：最低 \d+，最高 \d+，最新 \d+|煙霧濃度，過去 7 天：最低 \d+，最高 \d+，最新 \d+|Smoke, Last 7 days: lowest \d+, highest \d+, latest \d+)$/;

/** A smoke detector that is well: what it measures with the age of the value, its curve, its battery, and where it is. [PUB-01] [PUB-05] [N05] */
export const Full: Story = {
  name: 'Full: all is well',
  tags: ['grid'],
  play: async ({ canvas, loaded }) => {
    const { device } = loaded as DeviceLink;
    await canvas.findByRole('heading', { level: 1, name: device.name });
    await expect(canvas.getByText(device.placeName)).toBeVisible();
    await expect(canvas.getByText(/^(没有当前报警|現時沒有警報|No current alarms)$/)).toBeVisible();
    await expect(canvas.getByText(/(前 · 实时|前 · 即時|ago · Up to date)$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: curveOfSmoke })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: new RegExp(`^(电量|電量|Battery) ${device.batteryRatio}%$`) }),
    ).toBeVisible();
    await expect(canvas.getByText(/^(0 ?秒前更新|Updated 0 sec\. ago)$/)).toBeVisible();
  },
};

/** The curve as a table, for those who cannot see it. [PUB-01] */
export const AsTable: Story = {
  name: 'The curve as a table',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^(以表格查看|Show as a table)$/));
    const [head, ...reports] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(head).toHaveTextContent(/时间|時間|Time/);
    // a battery detector reports once a day
    await expect(reports.length).toBeGreaterThanOrEqual(6);
  },
};

/** Two alarms stand: the worst comes first, and each says whether somebody is on it. [ALM-02] */
export const AlarmStanding: Story = {
  name: 'Alarms standing: the worst first',
  tags: ['grid'],
  loaders: [linkToDevice(troubledDevice)],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: /^(当前报警（2）|現時警報（2）|Current alarms \(2\))$/ });
    const items = within(list).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent(/烟雾报警|煙霧警報|Smoke/);
    await expect(items[0]).toHaveTextContent(/尚无人确认|尚未有人確認|Nobody has acknowledged it yet/);
    await expect(items[1]).toHaveTextContent(/电量低|電量不足|Low battery/);
    await expect(items[1]).toHaveTextContent(/已有人确认，正在处理|已有人確認，正在處理|Somebody is on it/);
  },
};

/** A device that was taken off its base days ago: old values recede and say their age. [N05] */
export const Silent: Story = {
  name: 'Silent: values that are days old',
  tags: ['grid'],
  loaders: [linkToDevice(removedDevice)],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^\d+ ?(天前 · 数据过期|天前 · 數據過時|日前 · 數據過時|days ago · Stale)$/),
    ).toBeVisible();
    await expect(canvas.getByText(noReadings)).toBeVisible();
  },
};

/** The status says why in a sentence; behind it the rules that made it, each with the value that it saw. [N13] */
export const Why: Story = {
  name: 'Why: the rules behind a status',
  tags: ['grid', '!autodocs'],
  loaders: [linkToDevice(removedDevice)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(被拆除|已被拆除|Removed)$/ }));
    const why = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(why.getByText(/原因：设备被拆除 → |原因：裝置被拆除 → |cause: Device removed → /)).toBeVisible();
    await userEvent.click(why.getByText(/^(判定过程|判定過程|How this is decided)$/));
    await expect(why.getByRole('rowheader', { name: /^(外壳打开|外殼打開|Its housing is open)$/ })).toBeVisible();
    await expect(why.getAllByRole('rowheader')).toHaveLength(4);
  },
};

/** Nothing was ever measured, and the page says so. [N05] */
export const Empty: Story = {
  name: 'Empty: never reported',
  tags: ['grid'],
  loaders: [linkToDevice(silentDevice)],
  play: async ({ canvas, loaded }) => {
    const { device } = loaded as DeviceLink;
    await canvas.findByRole('heading', { level: 1, name: device.name });
    await expect(canvas.getByText(noReadings)).toBeVisible();
    await expect(canvas.getAllByText(/^(从未上报|從未回報|Never reported)$/)[0]).toBeVisible();
  },
};

/** The server has not answered yet. [PUB-05] */
export const Loading: Story = {
  loaders: [linkToDevice(wellDevice, { line: 'silent' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      /正在获取最新数据|正在取得最新資料|Getting the latest data/,
    );
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

/** What was loaded stays, and says since when it is not kept true. [N05] [PUB-05] */
export const Offline: Story = {
  name: 'Offline: what was loaded stays, with its age',
  // no network on a documentation page would be none for its other examples either
  tags: ['grid', '!autodocs'],
  beforeEach: withoutNetwork,
  loaders: [linkToDevice(wellDevice, { line: 'cutLater' })],
  play: async ({ canvas, loaded }) => {
    const { device } = loaded as DeviceLink;
    await fireEvent.click(await canvas.findByRole('button', { name: /^(刷新|更新|Refresh)$/ }));
    await expect(await canvas.findByText(/^(手机没有网络|手機沒有網絡|Your phone is offline)$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(device.name);
    await expect(canvas.getAllByText(/^(自 11:04:05 起未更新|Not updated since 11:04:05)$/)[0]).toBeVisible();
  },
};
