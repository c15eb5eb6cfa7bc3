import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { BuildingElevation, type ElevationFloor } from './BuildingElevation.tsx';

const floors: readonly ElevationFloor[] = [
  { floor: 2, devices: 4, alarms: 2, alarmLevel: 3 },
  { floor: 1, devices: 0, alarms: 0, alarmLevel: null },
  { floor: -1, devices: 1, alarms: 1, alarmLevel: 1 },
];

it('the small picture names the worst floor, and says that all is well [BLD-04]', async () => {
  const { rerender } = await mount(<BuildingElevation label="A 座" floors={floors} size="small" />);
  await expect.element(page.getByRole('img', { name: 'A 座：3 层，最严重的报警在地下 1 层，紧急' })).toBeVisible();
  await rerender(<BuildingElevation label="A 座" floors={floors.slice(1, 2)} size="small" />);
  await expect.element(page.getByRole('img', { name: 'A 座：1 层，无报警' })).toBeVisible();
});

it('as a picture it marks a floor and can be chosen by nobody [BLD-04]', async () => {
  const { root } = await mount(<BuildingElevation label="A 座" floors={floors} here={1} />);
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('1 层在此层');
  expect(root.querySelectorAll('[tabindex]')).toHaveLength(1);
  await expect.element(page.getByRole('list')).toHaveAttribute('tabindex', '0');
});
