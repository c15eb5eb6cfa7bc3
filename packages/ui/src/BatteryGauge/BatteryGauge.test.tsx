import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { BatteryGauge } from './BatteryGauge.tsx';

const chargeOf = (root: Element): number =>
  Number(root.querySelector('[data-charge]')?.getAttribute('width') ?? Number.NaN);

it('is filled as far as it is charged, never beyond its cell [DEV-10] [LIB-02]', async () => {
  const { root, rerender } = await mount(<BatteryGauge ratioPercent={100} />);
  const full = chargeOf(root);
  await rerender(<BatteryGauge ratioPercent={25} />);
  expect(chargeOf(root)).toBeCloseTo(full / 4);
  await rerender(<BatteryGauge ratioPercent={140} />);
  expect([chargeOf(root), root.textContent]).toEqual([full, '100%']);
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
