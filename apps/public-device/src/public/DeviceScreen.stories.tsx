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

/** [PUB-01] [PUB-05] [N05] */
export const Full: Story = {
  tags: ['grid'],
  play: async ({ canvas, loaded }) => {
    const { device } = loaded as DeviceLink;
    await canvas.findByRole('heading', { level: 1, name: device.name });
    await expect(canvas.getByText(device.placeName)).toBeVisible();
    await expect(canvas.getByText('没有当前报警')).toBeVisible();
    await expect(canvas.getByText(/前 · 实时$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^烟雾浓度，近 7 天：最低 \d+，最高 \d+，最新 \d+$/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: `电量 ${device.batteryRatio}%` })).toBeVisible();
    await expect(canvas.getByText('0秒前更新')).toBeVisible();
  },
};

/** [PUB-01] whoever answers for the place is one tap of a thumb away. */
export const Contact: Story = {
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: /^拨打 154\d{8}$/ });
    await expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+86154\d{8}$/));
    await expect(call.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('联系人')).toBeVisible();
  },
};

/** [PUB-01] the curve has a table twin. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('以表格查看'));
    const [head, ...reports] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(head).toHaveTextContent('时间');
    // a battery detector reports once a day
    await expect(reports.length).toBeGreaterThanOrEqual(6);
  },
};

/** [ALM-02] the worst first. */
export const AlarmStanding: Story = {
  tags: ['grid'],
  loaders: [linkToDevice(troubledDevice)],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: '当前报警（2）' });
    const items = within(list).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('烟雾报警');
    await expect(items[0]).toHaveTextContent('尚无人确认');
    await expect(items[1]).toHaveTextContent('电量低');
    await expect(items[1]).toHaveTextContent('已有人确认，正在处理');
  },
};

/** [N05] old values recede with their age. */
export const Silent: Story = {
  tags: ['grid'],
  loaders: [linkToDevice(removedDevice)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+天前 · 数据过期$/)).toBeVisible();
    await expect(canvas.getByText('近 7 天没有读数')).toBeVisible();
  },
};

/** [N13] the status says why, rule by rule, each by its id. */
export const Why: Story = {
  tags: ['grid'],
  loaders: [linkToDevice(removedDevice)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '被拆除' }));
    const why = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(why.getByText(/设备不在线，外壳被打开/)).toBeVisible();
    await expect(why.getByRole('rowheader', { name: /^DEV-04\s*open\s=\strue$/ })).toBeVisible();
    await expect(why.getAllByRole('rowheader')).toHaveLength(4);
  },
};

/** [N05] nothing was ever measured, and the page says so. */
export const Empty: Story = {
  tags: ['grid'],
  loaders: [linkToDevice(silentDevice)],
  play: async ({ canvas, loaded }) => {
    const { device } = loaded as DeviceLink;
    await canvas.findByRole('heading', { level: 1, name: device.name });
    await expect(canvas.getByText('近 7 天没有读数')).toBeVisible();
    await expect(canvas.getAllByText('从未上报')[0]).toBeVisible();
  },
};

export const Loading: Story = {
  loaders: [linkToDevice(wellDevice, { line: 'silent' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('正在获取最新数据…');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

/** [PUB-05] */
export const Failed: Story = {
  loaders: [linkToDevice(wellDevice, { line: 'serverDown' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务器暂时不可用');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** [N05] [PUB-05] what was loaded stays, and says that it is not kept true. */
export const Offline: Story = {
  tags: ['grid'],
  beforeEach: withoutNetwork,
  loaders: [linkToDevice(wellDevice, { line: 'cutLater' })],
  play: async ({ canvas, loaded }) => {
    const { device } = loaded as DeviceLink;
    await fireEvent.click(await canvas.findByRole('button', { name: '刷新' }));
    await expect(await canvas.findByText('手机没有网络')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(device.name);
    await expect(canvas.getAllByText('自 11:04:05 起未更新')[0]).toBeVisible();
  },
};

/** [PUB-05] no way to ask again, since it would not help. */
export const ExpiredLink: Story = {
  loaders: [linkToDevice(wellDevice, { link: 'expired' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('此链接已过期');
    await expect(canvas.queryByRole('button', { name: /重试|刷新/ })).toBeNull();
  },
};

/** [PUB-05] cut or changed on its way. */
export const WrongLink: Story = {
  loaders: [linkToDevice(wellDevice, { link: 'changed' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('链接无法打开');
    await expect(canvas.queryByRole('button', { name: /重试|刷新/ })).toBeNull();
  },
};

/** [PUB-05] the link of an alarm does not open the device. */
export const ForeignLink: Story = {
  loaders: [linkToDevice(wellDevice, { link: 'foreign' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('此链接不能打开该内容');
  },
};
