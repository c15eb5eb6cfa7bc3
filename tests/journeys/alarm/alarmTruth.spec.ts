import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn, quietDevices, report } from '../world.ts';

test('no number stands before an answer, and without a network every number is marked at once [N05, ANA-05]', async ({
  page,
}) => {
  // push says nothing for ever, as behind a proxy that holds it
  await page.routeWebSocket(/websock/, () => {});
  const held = Promise.withResolvers<void>();
  await page.route('**/alarm/list*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await logIn(page, 'platform', '/main');
  const bar = page.getByRole('region', { name: '状态栏' });
  const card = page.getByRole('group', { name: '未关闭报警' });
  await expect(card.locator('[data-part="figure"]')).toHaveText('—');
  await expect(bar.getByText('正在读取报警')).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveText(['—', '—', '—', '—', '—']);
  await expect(page.getByText('全部已确认')).toHaveCount(0);
  held.resolve();
  await expect(bar.getByText(/^未关闭 \d/)).toBeVisible();
  await expect(card.locator('[data-part="figure"]')).toHaveText(/^\d/);

  await page.context().setOffline(true);
  await expect(bar.getByText(/自 .* 起未更新/)).toBeVisible();
  await expect(bar).toHaveAttribute('data-freshness', 'stale');
  await expect(card.getByText(/自 .* 起未更新/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(bar).toHaveAttribute('data-freshness', 'polling');
});

test('an alarm is seen, announced and acknowledged over an open form, which stays as it is [ALM-04, N23]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'electric');
  if (!device) throw new Error('The city has no quiet electric detector');
  await logIn(page, 'platform', '/fireresource/water');
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: '新建消防水源' }).click();
  const form = page.getByRole('dialog', { name: '新建消防水源' });
  const name = form.getByRole('textbox').first();
  await name.fill('东门水池');
  await report(city, [{ imei: device.imei, readings: { leakage: 430 } }]);
  const popups = page.getByRole('region', { name: '新报警' });
  await expect(page.getByRole('alert').filter({ hasText: device.placeName })).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(popups.locator(':focus')).toBeVisible();
  await popups.getByRole('button', { expanded: false }).press('Enter');
  const entry = popups.getByRole('listitem').filter({ hasText: device.placeName }).first();
  const answered = page.waitForResponse(/alarm\/acknowledge/);
  await entry.getByRole('button', { name: /^确认/ }).click();
  expect((await answered).ok()).toBe(true);
  await expect(form).toBeVisible();
  await expect(name).toHaveValue('东门水池');
});

test('the list shows which alarms nobody has acknowledged; one is acknowledged by keyboard, which keeps the focus and is said [ALM-01] [N23]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'electric');
  if (!device) throw new Error('The city has no quiet electric detector');
  await report(city, [{ imei: device.imei, readings: { leakage: 430 } }]);
  await logIn(page, 'platform', `/alarm-manage/alarmalrmlist?search=${encodeURIComponent(device.placeName)}`);
  const state = page.getByRole('grid').getByText('未确认', { exact: true }).first();
  await expect(state).toBeVisible();
  // without scrolling sideways
  const box = await state.boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(1366);

  await state.dblclick();
  await expect(page).toHaveURL(/\/alarmDetails\//);
  await page.getByRole('main').getByRole('button', { name: '确认', exact: true }).press('Enter');
  await expect(page.locator(':focus')).toHaveText('已确认');
  await expect(page.locator('[aria-live]').filter({ hasText: '已确认 1 条报警' })).not.toHaveCount(0);
});
