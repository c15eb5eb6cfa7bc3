import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { BatteryGauge } from './BatteryGauge.tsx';
import { chargeStep } from './charge.ts';

/** Pixels of the charge, of which the first quarter lies under the cell's edge. */
const chargeOf = (root: Element): number =>
  Number.parseFloat(getComputedStyle(root.querySelector('[data-look]') ?? root, '::before').backgroundSize);

it('is filled as far as it is charged, never beyond its cell [DEV-10] [LIB-02]', async () => {
  const { root, rerender } = await mount(<BatteryGauge ratioPercent={100} />);
  expect(chargeOf(root)).toBe(15.25);
  await rerender(<BatteryGauge ratioPercent={20} />);
  expect(chargeOf(root)).toBe(3.25);
  await rerender(<BatteryGauge ratioPercent={140} />);
  expect([chargeOf(root), root.textContent]).toEqual([15.25, '100%']);
  await rerender(<BatteryGauge ratioPercent={null} />);
  expect(chargeOf(root)).toBe(0);
});

it('something is drawn as long as something is left, and the whole only when it is full [DEV-10]', () => {
  expect([0, 0.5, 50, 99.5, 100].map(chargeStep)).toEqual([0, 1, 15, 29, 30]);
});

it.each([
  [{ ratioPercent: 64 }, 'Battery 64%'],
  [{ ratioPercent: 9, isLow: true }, 'Battery 9%, low'],
  [{ ratioPercent: null, isLow: true }, 'Battery low'],
  [{ ratioPercent: null, isMains: true }, 'Mains power'],
  [{ ratioPercent: null }, 'Battery never reported'],
] as const)('%o is named "%s" [DEV-10]', async (props, name) => {
  const { root } = await mount(<BatteryGauge {...props} />, { language: 'en' });
  expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(name);
});
