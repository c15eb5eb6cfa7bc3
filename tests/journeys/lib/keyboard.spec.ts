import { pinyinOf } from '@fireline/domain/lib';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn, quietDevices } from '../world.ts';

test('pages and devices are reached, and the appearance changed, by keyboard alone; the keys are listed [SHL-13, DEV-12]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'smoke');
  if (!device) throw new Error('The city has no quiet smoke detector');
  await logIn(page, 'platform', '/main');
  await expect(page.getByRole('button', { name: '查找与命令' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/device\/index/);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').blur();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(help).toContainText('在此页面查找');
  await page.keyboard.press('Escape');

  const palette = page.getByRole('combobox', { name: '查找与命令' });
  await page.keyboard.press('Control+k');
  await palette.fill('夜间');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-fl-theme=night]').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette.fill(device.imei);
  await expect(page.getByRole('option', { name: device.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/device/detail/${device.deviceId}$`));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toContainText('夜间');
});

test('the palette finds places with all that belongs to them, pages by sound, and opens what a scanner reads [SHL-30, DEV-12]', async ({
  page,
  city,
}) => {
  const [device] = await quietDevices(city, 'smoke');
  if (!device) throw new Error('The city has no quiet smoke detector');
  await logIn(page, 'platform', '/main');
  await expect(page.getByRole('button', { name: '查找与命令' })).toBeVisible();
  const palette = page.getByRole('combobox', { name: '查找与命令' });
  await page.keyboard.press('Control+k');
  await palette.fill(device.placeName);
  for (const group of ['设备', '场所', '建筑'])
    await expect(page.getByRole('listbox').getByText(group, { exact: true })).toBeVisible();
  const [named = ''] = /\p{Script=Han}{3,}/u.exec(device.placeName) ?? [];
  await palette.fill(pinyinOf(named).split(' ')[1] ?? '');
  await expect(page.getByRole('option', { name: device.placeName }).first()).toBeVisible();
  await palette.fill('yhrz');
  await expect(page.getByRole('option').first()).toContainText('用户日志');
  await palette.fill('xjcs');
  await expect(page.getByRole('option').first()).toContainText('新建场所');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '新建场所' })).toBeVisible();
  await expect(page).toHaveURL(/\/place\/list$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await palette.fill('');
  await palette.pressSequentially(`${device.imei}\n`, { delay: 3 });
  await expect(page).toHaveURL(new RegExp(`/device/detail/${device.deviceId}$`));
});

test('the history of alarms is narrowed to days that are typed or offered, and a day that is none is not asked for [ALM-01, SHL-25]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/alarm-manage/alarmhislist');
  const days = page.getByRole('group', { name: '报警时间', exact: true });
  await days.getByRole('button').last().click();
  await page.getByRole('button', { name: '最近 7 天' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  const asked = page.url();
  await days.getByRole('spinbutton').first().focus();
  await page.keyboard.type('1980');
  await expect(days).toHaveAttribute('data-problem', '');
  expect(page.url()).toBe(asked);
});

test('the first Tab leads past the menu, and a page that is opened by keyboard has the focus and says its name [N23, SHL-20]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/alarm-manage/alarmalrmlist');
  await page.reload();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(3).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/alarmDetails/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('[data-fl-said]')).toHaveText('报警详情');
});

test('at 400 % zoom an alarm is read at first view, with its state, under nothing; a phone has one banner at most [N23] [SHL-21] [SHL-30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await logIn(page, 'platform', '/alarm-manage/alarmalrmlist');
  const state = page
    .getByRole('grid')
    .getByText(/^(未确认|已确认)$/)
    .first();
  await expect(state).toBeInViewport({ ratio: 1 });
  const isUncovered = state.evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (cell.contains(seen) || seen.contains(cell));
  });
  expect(await isUncovered).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/当前窗口小于/)).toBeHidden();
  expect(
    await page
      .locator('[data-tone]')
      .filter({ hasText: /音频|窗口/ })
      .count(),
  ).toBeLessThanOrEqual(1);
});
