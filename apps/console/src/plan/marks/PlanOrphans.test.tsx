import { FirelineProvider } from '@fireline/ui/lib';
import type { PlanDevicePoint } from '@fireline/ui/PlanDevices';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlanOrphans, type PlanOrphansProps } from './PlanOrphans.tsx';

const device = (deviceId: number, more: Partial<PlanDevicePoint> = {}): PlanDevicePoint => ({
  deviceId,
  name: `烟感 ${deviceId}`,
  deviceType: 'smoke',
  device: { online: true, dStatus: 1, expired: false, open: false, lowPower: false, signals: 20 },
  x: 0,
  y: 0,
  ...more,
});
const fire = { alarmId: 1, level: 1, state: 'open', kind: 'smoke', raisedAtMs: 0 } as const;

type Shown = Omit<PlanOrphansProps, 'onAcknowledge'>;
/** Answers how to show what comes next, and what was asked to be acknowledged. */
function show(first: Shown) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const onAcknowledge = vi.fn<PlanOrphansProps['onAcknowledge']>();
  const next = (props: Shown): void =>
    root.render(
      <FirelineProvider language="cn">
        <PlanOrphans {...props} onAcknowledge={onAcknowledge} />
      </FirelineProvider>,
    );
  next(first);
  return { next, onAcknowledge };
}
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('cries out those that alarm and have no place on a watched plan, each with the way to it, and no others [N07] [N12]', async () => {
  show({ mode: 'monitor', orphans: [device(1), device(2, { alarms: [fire] }), device(3, { alarms: [fire] })] });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^2 台报警设备/);
  expect(links()).toEqual([
    ['烟感 2', '/device/detail/2'],
    ['烟感 3', '/device/detail/3'],
  ]);
});

it('keeps one whose alarm closed by itself until somebody acknowledges it here [N07] [N12]', async () => {
  const { next, onAcknowledge } = show({ mode: 'monitor', orphans: [device(2, { alarms: [fire] })] });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^1 台报警设备/);
  next({
    mode: 'monitor',
    orphans: [device(2), device(3, { alarms: [{ ...fire, alarmId: 7, state: 'acknowledged' }] })],
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^2 台报警设备/);
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: '确认烟感 2的报警' }));
  expect(onAcknowledge.mock.calls).toEqual([[{ alarmId: 1 }]]);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^1 台报警设备/);
  expect(links()).toEqual([['烟感 3', '/device/detail/3']]);
});

it('says nothing while none of them alarms [N07]', async () => {
  show({ mode: 'monitor', orphans: [device(1)] });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('lists all of them where a plan is looked at or edited, and does not cry [N12]', async () => {
  show({ mode: 'edit', orphans: [device(1), device(2, { alarms: [fire] })] });
  await expect.element(page.getByText(/^2 台设备/)).toBeVisible();
  expect(links().map(([name]) => name)).toEqual(['烟感 1', '烟感 2']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
