import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { DeviceCard, type DeviceCardProps } from './DeviceCard.tsx';
import type { CardDevice } from './cardDevice.ts';

const nowMs = Date.parse('2026-11-21T03:04:05Z');
const device: CardDevice = {
  name: 'Corridor 12 east',
  type: 'smoke',
  place: 'Harbour Mall · Tower B',
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 22,
  batteryRatio: 86,
  lastSeenAt: nowMs - 240_000,
  heartbeatS: 3600,
  serviceUntil: '2026-11-26',
  readings: [
    { measurement: 'smoke', value: 3.2 },
    { measurement: 'temperature', value: 24.6, seenAt: nowMs - 86_400_000 },
  ],
  lastAlarm: { level: 1, kind: 'smoke', raisedAt: nowMs - 3_600_000, state: 'open' },
};
const navigate = vi.fn<(to: object) => void>();
const settings = { language: 'en', timeZone: 'Asia/Shanghai', clock: () => nowMs, navigate } as const;
const card = (props: Partial<DeviceCardProps> = {}) => (
  <DeviceCard device={device} href="/device/7" style={{ width: 340 }} {...props} />
);

it('tells what it is, where, its status, power, signal, age, end of service and last alarm [DEV-01] [DEV-08] [DEV-10] [DEV-14]', async () => {
  await mount(card(), settings);
  const article = page.getByRole('article', { name: 'Corridor 12 east' });
  for (const name of ['Smoke detector', /Battery/, /Signal/])
    await expect.element(article.getByRole('img', { name }).first()).toBeVisible();
  await expect.element(article.getByRole('button', { name: 'Online' })).toBeVisible();
  for (const text of [
    'Harbour Mall · Tower B',
    'Heard 4 min. ago',
    'Expires within 7 days',
    'Last alarm · Smoke · Unacknowledged',
  ])
    await expect.element(article.getByText(text)).toBeVisible();
});

it('a value older than the heartbeat is dimmed with its age, a fresh one is not [N05] [DEV-09]', async () => {
  const { root } = await mount(card(), settings);
  const states = [...root.querySelectorAll('[data-freshness]')].map((one) => one.getAttribute('data-freshness'));
  expect(states).toEqual(['fresh', 'stale']);
  await expect.element(page.getByText('1 day ago')).toBeVisible();
});

it('the whole card is the link; the buttons in it are not [DEV-12]', async () => {
  const silence = vi.fn<() => void>();
  const { root } = await mount(card({ actions: <button onClick={silence}>Silence</button> }), settings);
  const { left, bottom } = (root.querySelector('article') as Element).getBoundingClientRect();
  expect(
    document
      .elementFromPoint(left + 4, bottom - 4)
      ?.closest('a')
      ?.getAttribute('href'),
  ).toBe('/device/7');
  await userEvent.click(page.getByRole('button', { name: 'Silence' }));
  await userEvent.click(page.getByRole('button', { name: 'Online' }));
  expect([silence.mock.calls.length, navigate.mock.calls.length]).toEqual([1, 0]);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('link'), { position: { x: 2, y: 2 } });
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/device/7' });
});

it('compact leaves out readings, last alarm and nothing that tells of trust [DEV-12]', async () => {
  const { root } = await mount(card({ variant: 'compact' }), settings);
  expect(root.querySelector('dl')).toBeNull();
  expect(root.textContent).not.toContain('Last alarm');
  await expect.element(page.getByRole('button', { name: 'Online' })).toBeVisible();
  await expect.element(page.getByText('Heard 4 min. ago')).toBeVisible();
});

it('a device never heard and without a name is called by its type [DEV-02]', async () => {
  const none = {
    online: false,
    dStatus: 0,
    name: '',
    lastSeenAt: null,
    signals: null,
    batteryRatio: null,
    lastAlarm: null,
  };
  await mount(card({ device: { ...device, ...none } }), settings);
  await expect.element(page.getByRole('link', { name: 'Smoke detector' })).toBeVisible();
  await expect.element(page.getByText('No alarm so far')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Not activated' })).toBeVisible();
});

it('while it loads it is busy and has a name [LIB-01]', async () => {
  await mount(card({ device: null }), settings);
  await expect.element(page.getByRole('article', { name: 'Loading the device' })).toHaveAttribute('aria-busy', 'true');
});

it.each([240, 288, 320])('at %d px nothing leaves the card [DEV-12]', async (width) => {
  const { root } = await mount(card({ style: { width, boxSizing: 'border-box' } }), settings);
  const box = (root.querySelector('article') as Element).getBoundingClientRect();
  for (const part of root.querySelectorAll('article *'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(box.right + 0.5);
});

it.each([
  ['cn', '后厨灶台上方可燃气体探测器'],
  ['hk', '廚房爐灶上方可燃氣體探測器'],
  ['en', 'Gas detector above the kitchen range'],
] as const)('in %s a long status leaves the name its room, in two lines at most [DEV-12]', async (language, name) => {
  const long = { ...device, name, online: false, expired: true };
  const { root } = await mount(
    [240, 320].map((width) => (
      <DeviceCard key={width} device={long} href="#a" style={{ width, boxSizing: 'border-box' }} />
    )),
    { ...settings, language },
  );
  for (const heading of root.querySelectorAll('h3')) {
    const { fontSize, lineHeight } = getComputedStyle(heading);
    expect(heading.clientWidth).toBeGreaterThanOrEqual(10 * Number.parseFloat(fontSize) - 1);
    expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
    expect(heading.clientHeight).toBeLessThanOrEqual(2 * Number.parseFloat(lineHeight) + 1);
  }
});

it('a short name keeps the status beside it [DEV-12]', async () => {
  const short = { ...device, name: '南门消火栓', online: false, signals: 99 };
  const { root } = await mount(card({ device: short, style: { width: 320, boxSizing: 'border-box' } }), {
    ...settings,
    language: 'cn',
  });
  const [heading, status] = ['h3', '[data-status] button'].map((one) => root.querySelector(one) as Element);
  expect(status?.getBoundingClientRect().top).toBeLessThan(heading?.getBoundingClientRect().bottom ?? 0);
});
