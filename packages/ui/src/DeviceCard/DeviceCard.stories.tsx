import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { FirelineProvider } from '../lib/index.ts';
import { DeviceCard } from './DeviceCard.tsx';
import type { CardDevice } from './cardDevice.ts';

const at = (minutesAgo: number) => Date.parse('2026-11-21T03:04:05Z') - minutesAgo * 60_000;

const smoke: CardDevice = {
  name: '12 层东侧走廊烟感',
  type: 'smoke',
  place: '星河国际广场 · B 座 · 12 层',
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 22,
  batteryRatio: 86,
  lastSeenAt: at(4),
  heartbeatS: 3600,
  serviceUntil: '2027-08-31',
  readings: [
    { measurement: 'smoke', value: 3.2 },
    { measurement: 'temperature', value: 24.6 },
  ],
  lastAlarm: { level: 1, kind: 'smoke', raisedAt: at(60 * 24 * 12), state: 'closed' },
};
const water: CardDevice = {
  ...smoke,
  name: '消防水泵房压力表',
  type: 'water',
  place: '滨江花园 · 3 号楼 · 地下 1 层',
  batteryRatio: 41,
  readings: [
    { measurement: 'pressure', value: 0.18 },
    { measurement: 'level', value: 1.4, seenAt: at(60 * 5) },
  ],
  lastAlarm: { level: 3, kind: 'pressureLow', raisedAt: at(9), state: 'open' },
};
const offline: CardDevice = {
  ...smoke,
  name: '南门消火栓',
  type: 'hydrant',
  place: '城南仓储中心 · 南门',
  online: false,
  signals: 99,
  lastSeenAt: at(60 * 31),
  batteryRatio: 7,
  readings: [
    { measurement: 'pressure', value: 0.42 },
    { measurement: 'angle', value: 2 },
  ],
  lastAlarm: { level: 5, kind: 'offline', raisedAt: at(60 * 28), state: 'acknowledged' },
};
const expired: CardDevice = {
  ...smoke,
  name: '后厨可燃气体探测器',
  type: 'gas',
  place: '海悦花园 · 商铺 14',
  online: false,
  expired: true,
  serviceUntil: '2026-11-02',
  lastSeenAt: at(60 * 24 * 19),
  batteryRatio: undefined,
  readings: [{ measurement: 'gas', value: 12 }],
  lastAlarm: null,
};
const soon: CardDevice = {
  ...smoke,
  name: '配电房电气火灾探测器',
  type: 'electric',
  place: '南山科技园 · 配电房',
  serviceUntil: '2026-11-26',
  batteryRatio: undefined,
  readings: [
    { measurement: 'current', value: 41.2 },
    { measurement: 'leakage', value: 118 },
    { measurement: 'temperature', value: 47 },
  ],
  lastAlarm: null,
};
const fresh: CardDevice = {
  ...smoke,
  name: '',
  place: '',
  online: false,
  dStatus: 0,
  signals: null,
  batteryRatio: null,
  lastSeenAt: null,
  serviceUntil: null,
  readings: [{ measurement: 'smoke', value: null }],
  lastAlarm: null,
};

const meta = {
  component: DeviceCard,
  args: { device: smoke, href: '#device', style: { width: 340 } },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof DeviceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Compact: Story = { args: { variant: 'compact' } };

const silence = fn();

/** A press on the card opens the device; a press on a button in it does what the button says. */
export const WithActions: Story = {
  args: { device: water, actions: <Button onClick={silence}>消音</Button> },
};

export const Offline: Story = { args: { device: offline } };
export const Expired: Story = { args: { device: expired } };
export const Loading: Story = { args: { device: null } };

const all: readonly (CardDevice | null)[] = [smoke, water, offline, expired, soon, fresh, null];
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(288px, 1fr))',
  gap: 12,
  padding: 0,
} as const;

/** As many columns as there is room for; one on a phone. */
export const Grid: Story = {
  render: () => (
    <div style={grid}>
      {all.map((device, place) => (
        <DeviceCard key={device?.name ?? place} device={device} href={`#${place}`} />
      ))}
    </div>
  ),
};

const narrow = [
  { language: 'cn', name: '后厨灶台上方可燃气体探测器', place: '海悦花园商业街 · 商铺 14 · 后厨' },
  { language: 'hk', name: '廚房爐灶上方可燃氣體探測器', place: '海悅花園商業街 · 商舖 14 · 廚房' },
  { language: 'en', name: 'Gas detector above the kitchen range', place: 'Haiyue Garden, shop 14, kitchen' },
] as const;

/** A long status leaves the name its room: it stands below. */
export const Narrow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {narrow.flatMap(({ language, name, place }) =>
        [240, 320].map((width) => (
          <FirelineProvider key={`${language} ${width}`} language={language}>
            <DeviceCard
              href="#narrow"
              device={{ ...water, type: 'gas', name, place, online: false, expired: true }}
              style={{ boxSizing: 'border-box', width }}
            />
          </FirelineProvider>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const heading of within(canvasElement).getAllByRole('heading'))
      await expect(heading.scrollHeight, heading.title).toBeLessThanOrEqual(heading.clientHeight);
  },
};

export const ImpossibleProps: Story = {
  render: () => (
    <div style={grid}>
      <DeviceCard
        href="#a"
        device={{
          ...smoke,
          name: '烟'.repeat(10_000),
          place: 'W'.repeat(10_000),
          batteryRatio: Number.NaN,
          signals: -7,
        }}
      />
      <DeviceCard
        href="#b"
        device={{
          ...smoke,
          name: 'كاشف الدخان 🔥',
          place: 'برج المرفأ',
          heartbeatS: Number.NaN,
          lastSeenAt: 'yesterday',
          batteryRatio: 480,
          readings: [
            { measurement: 'temperature', value: Number.NaN },
            { measurement: 'smoke', value: -1e300 },
          ],
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
    await expect(canvasElement.textContent).not.toContain('NaN');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={grid}>
        {all.map((device, place) => (
          <DeviceCard
            key={device?.name ?? place}
            device={device}
            href={`#${place}`}
            actions={place === 1 ? <Button>消音 Silence</Button> : undefined}
          />
        ))}
      </div>
      <div style={grid}>
        {all.map((device, place) => (
          <DeviceCard key={device?.name ?? place} device={device} href={`#c${place}`} variant="compact" />
        ))}
      </div>
      <div style={{ width: 288, display: 'grid', gap: 12 }}>
        <DeviceCard device={offline} href="#n" />
        <div dir="rtl">
          <DeviceCard device={water} href="#r" />
        </div>
      </div>
    </div>
  ),
};
