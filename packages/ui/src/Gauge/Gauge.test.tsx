import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { Gauge } from './Gauge.tsx';

const now = Date.parse('2026-11-21T03:00:00Z');
const settings = { language: 'en', clock: () => now } as const;
const meter = () => page.getByRole('meter');

it.each([
  [
    { measurement: 'pressure', value: 0.32, normal: { min: 0.14, max: 1.2 } },
    '0.32 MPa, Normal, normal 0.14 MPa to 1.20 MPa',
  ],
  [{ measurement: 'pressure', value: 0.08, normal: { min: 0.14 } }, '0.08 MPa, Low, normal above 0.14 MPa'],
  [{ measurement: 'temperature', value: 71, normal: { max: 57 } }, '71.0 °C, High, normal below 57.0 °C'],
  [{ measurement: 'pressure', value: null, normal: {} }, 'Not reported'],
  [{ measurement: 'signals', value: 99 }, 'Not reported, normal above 10'],
  [{ measurement: 'pressure', value: 9, normal: {} }, '9.00 MPa, Outside the range of the sensor'],
] as const)('%o is said as "%s" [DEV-09]', async (props, text) => {
  await mount(<Gauge {...props} />, settings);
  await expect.element(meter()).toHaveAttribute('aria-valuetext', text);
});

it('says by word and arrow that a value is not normal, and nothing where it is [DEV-09]', async () => {
  const { root, rerender } = await mount(
    <Gauge measurement="pressure" value={0.08} normal={{ min: 0.14 }} />,
    settings,
  );
  await expect.element(page.getByText('Low')).toBeVisible();
  expect(root.querySelector('[data-part="state"] svg')).not.toBeNull();
  await rerender(<Gauge measurement="pressure" value={0.3} normal={{ min: 0.14 }} />);
  expect(root.querySelector('[data-part="state"]')).toBeNull();
});

it('carries the age of a value older than its heartbeat [N05]', async () => {
  const { rerender } = await mount(
    <Gauge measurement="pressure" value={0.3} seenAt={now - 7_200_000} heartbeatS={3600} />,
    settings,
  );
  await expect.element(page.getByText('2 hr. ago')).toBeVisible();
  await rerender(<Gauge measurement="pressure" value={0.3} seenAt={now - 60_000} heartbeatS={3600} />);
  expect(meter().element().hasAttribute('data-old')).toBe(false);
});

it('keeps mark and figures inside, wherever the value lies [DEV-09]', async () => {
  const { root, rerender } = await mount(<div />, settings);
  for (const value of [0, 0.14, 2.5, 9]) {
    await rerender(
      <div style={{ width: 200 }}>
        <Gauge measurement="pressure" value={value} normal={{ min: 0.14, max: 1.2 }} />
      </div>,
    );
    const box = meter().element().getBoundingClientRect();
    for (const part of root.querySelectorAll('[data-part="needle"], [data-part="mark"]')) {
      const { left, right } = part.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(box.left - 1);
      expect(right).toBeLessThanOrEqual(box.right + 1);
    }
  }
});
