import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { Reading } from './Reading.tsx';

const now = Date.parse('2026-11-21T03:04:05Z');
const hour = 3_600_000;
const at = (agoMs: number) =>
  ({ measurement: 'temperature', value: 23.44, seenAt: now - agoMs, heartbeatS: 3600 }) as const;
const settings = { language: 'en', clock: () => now } as const;

it('a fresh value stands as it is, with its unit [N05]', async () => {
  const { root } = await mount(<Reading {...at(hour)} />, settings);
  expect(root.textContent).toBe('23.4 °C');
});

it.each([
  [hour + 1, 'late', '1 hr. ago'],
  [3 * 24 * hour, 'stale', '3 days ago'],
])('a value %d ms old is dimmed and carries its age [N05]', async (agoMs, freshness, age) => {
  const { root, rerender } = await mount(<Reading {...at(0)} />, settings);
  const colour = () => getComputedStyle(root.querySelector('[data-part="figure"]') as Element).color;
  const bright = colour();
  await rerender(<Reading {...at(agoMs)} />);
  expect(root.querySelector('[data-freshness]')?.getAttribute('data-freshness')).toBe(freshness);
  expect(root.textContent).toContain(age);
  expect(colour()).not.toBe(bright);
});

it('a value that never came is said in words, never as zero; nor is the sensor\'s own "none" a figure [N05]', async () => {
  const { root, rerender } = await mount(
    <Reading measurement="co" value={null} seenAt={null} heartbeatS={3600} />,
    settings,
  );
  expect(root.textContent).toBe('Never reported');
  await rerender(<Reading measurement="signals" value={99} seenAt={now} heartbeatS={3600} />);
  expect(root.textContent).toBe('No reading');
});

it('tells the scale of the sensor when asked [N05]', async () => {
  const { root } = await mount(<Reading {...at(0)} hasRange hasAge />, settings);
  expect(root.textContent).toContain('Range -275 to 2,000 °C');
  expect(root.textContent).toContain('0 sec. ago');
});
