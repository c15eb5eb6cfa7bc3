import { alarmCalls } from '@fireline/api/alarm';
import type { Client } from '@fireline/api/lib';
import { type PlanPoints, planCalls } from '@fireline/api/plan';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn, report } from '../world.ts';

type Point = PlanPoints['points'][number];
interface Floor {
  readonly layerId: number;
  readonly placeName: string;
  readonly boundName: string;
  readonly points: readonly Point[];
}

/** The open plans of each building with the devices on them. */
async function buildings(client: Client): Promise<readonly (readonly Floor[])[]> {
  const { rows } = await client.send(planCalls.list, { pageSize: 100 });
  const open = rows.flatMap((row) => ('boundId' in row && row.boundKind === 'property' && row.versionId ? [row] : []));
  const floors = await Promise.all(
    open.map(async ({ boundId, layerId, placeName, boundName }) => ({
      boundId,
      layerId,
      placeName,
      boundName,
      points: (await client.send(planCalls.points, { layerId })).points,
    })),
  );
  return [...Map.groupBy(floors, ({ boundId }) => boundId).values()];
}

const found = ({ points }: Floor, type: string) =>
  points.find(({ device }) => device.deviceType === type && device.online)?.device;

/** Closes the alarms that the city was made with there. */
async function calm(client: Client, { placeName, boundName }: Floor): Promise<void> {
  const { rows, total } = await client.send(alarmCalls.list, { list: 'current', search: placeName, pageSize: 200 });
  expect(total).toBe(rows.length);
  for (const { alarmId, ...alarm } of rows)
    if (alarm.placeName === placeName && alarm.buildingName === boundName)
      await client.send(alarmCalls.handle, { alarmId, closing: 'falseAlarm' });
}

/** Two floors of a building without alarms: one where a current may leak, another one where it may smoke. */
async function calmTower(client: Client) {
  for (const floors of await buildings(client)) {
    for (const under of floors) {
      const leaking = found(under, 'electric');
      const above = floors.find((one) => one !== under && found(one, 'smoke'));
      const smoking = above && found(above, 'smoke');
      if (!leaking || !smoking) continue;
      await calm(client, under);
      return { under, above, leaking, smoking };
    }
  }
  throw new Error('The city has no building with two such plans');
}

test('a watched plan turns to the floor of a worse alarm, and stays where it is locked until it is unlocked [N07] [PLN-06]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/main');
  const { under, above, leaking, smoking } = await calmTower(await clientOf(city));
  await goTo(page, `/plan-monitor-detail/${above.layerId}?mode=monitor`);
  const lock = page.getByRole('switch', { name: '锁定楼层' });
  await expect(lock).toBeVisible();

  // the other floor's plan is long on its way, and its floor is locked before it is there
  const { promise: isLocked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(new RegExp(`/plan/layer/${under.layerId}$`), async (route) => {
    await isLocked;
    await route.continue();
  });
  await report(city, [{ imei: leaking.imei, readings: { leakage: 420 } }]);
  await expect(page).toHaveURL(new RegExp(`/plan-monitor-detail/${under.layerId}\\?`));
  await expect(page.getByRole('complementary', { name: '楼层' }).getByText(/^已切换到.*新的报警/)).toBeAttached();

  await lock.click();
  await expect(page).toHaveURL(new RegExp(`/plan-monitor-detail/${under.layerId}\\?.*locked=1`));
  goOn();
  await report(city, [{ imei: smoking.imei, readings: { smoke: 180 } }]);
  const waits = page.getByRole('alert').filter({ hasText: '更严重的报警在' });
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/plan-monitor-detail/${under.layerId}\\?`));

  await lock.click();
  await expect(page).toHaveURL(new RegExp(`/plan-monitor-detail/${above.layerId}\\?mode=monitor$`));
  await expect(waits).toBeHidden();
});
