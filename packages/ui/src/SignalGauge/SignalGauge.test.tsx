import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { SignalGauge } from './SignalGauge.tsx';

it.each([
  [18, 'Signal 18 of 31', '18', 3],
  [7, 'Signal 7 of 31, too weak', '7', 1],
  [99, 'No signal', '99', 0],
  [null, 'Signal never reported', '—', 0],
])('signal %s is named "%s" and drawn [DEV-10] [LIB-02]', async (signals, name, text, lit) => {
  const { root } = await mount(<SignalGauge signals={signals} />, { language: 'en' });
  const gauge = root.querySelector('[role="img"]');
  expect([gauge?.getAttribute('aria-label'), gauge?.textContent, Number(gauge?.getAttribute('data-bars'))]).toEqual([
    name,
    text,
    lit,
  ]);
  const drawn = getComputedStyle(gauge ?? root, '::before');
  expect(drawn.backgroundSize).toBe(signals === 99 ? '8px 8px' : lit === 0 ? '0px 100%' : `${lit * 4}px 100%`);
});
