import { alarmCalls } from '@fireline/api/alarm';
import { planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { type Page, expect } from 'playwright/test';
import { type City, test } from '../city.ts';
import { clientOf, clientWith, goTo, logIn, password, quietDevices, report } from '../world.ts';

/** Ends the session of the page at the gateway, as its expiry does: the page learns it by push, or with its next call. */
async function endSession(page: Page, city: City): Promise<void> {
  const token = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('fireline.session') ?? '{}') as { token?: string };
    return stored.token ?? '';
  });
  await clientWith(city, token).send(sessionCalls.logout, {});
}

async function logInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('用户名').fill('platform');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const question = (page: Page) => page.getByRole('alertdialog', { name: '有未保存的内容，要离开吗？' });
const stay = async (page: Page): Promise<void> => {
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: '继续编辑' }).click();
  await expect(question(page)).toBeHidden();
};

test('what is placed on a plan outlives links, Back, a reload and the end of the session [PLN-04, SHL-04]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/main');
  const { rows } = await (await clientOf(city)).send(planCalls.monitor, {});
  const plan = rows.find((one) => 'devices' in one && one.devices > 0);
  if (!plan) throw new Error('The city has no plan with devices');
  await goTo(page, '/plan-monitor');
  await goTo(page, `/plan-monitor-detail/${plan.layerId}?mode=edit`);
  const unsaved = page.getByText('1 处未保存');
  // before the drawing is seen, keys go from device to device
  await expect(page.getByRole('toolbar', { name: '编辑平面图设备' })).toBeVisible();
  await page.locator('[data-cursor]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(unsaved).toBeVisible();

  await page.getByRole('link', { name: '首页' }).click();
  await stay(page);
  await page.goBack();
  await stay(page);
  await expect(page).toHaveURL(/mode=edit/);
  await expect(unsaved).toBeVisible();

  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText(/已恢复 .* 未保存的内容/)).toBeVisible();
  await expect(unsaved).toBeVisible();

  await endSession(page, city);
  await logInAgain(page);
  await expect(page).toHaveURL(/mode=edit/);
  await expect(unsaved).toBeVisible();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/\/main$/);
});

test('a remark outlives the end of the session, and another person who closes the alarm first [ALM-03, SHL-04]', async ({
  page,
  city,
}) => {
  const [device] = (await quietDevices(city, 'smoke')).slice(-1);
  if (!device) throw new Error('The city has no quiet smoke detector');
  await report(city, [{ imei: device.imei, readings: { smoke: 180 } }]);
  await logIn(page, 'platform', '/main');
  const client = await clientOf(city);
  const { rows } = await client.send(alarmCalls.list, { list: 'current', deviceId: device.deviceId });
  const alarmId = rows[0]?.alarmId ?? 0;
  await goTo(page, `/alarmDetails/${alarmId}/current`);
  const remark = page.getByRole('textbox', { name: /备注/ });
  await page.getByRole('radio', { name: '误报' }).check();
  await remark.fill('厨房油烟');

  await endSession(page, city);
  await logInAgain(page);
  await expect(remark).toHaveValue('厨房油烟');
  await expect(page.getByRole('radio', { name: '误报' })).toBeChecked();

  await client.send(alarmCalls.handle, { alarmId, closing: 'manual', remark: '' });
  await expect(page.getByRole('alert').filter({ hasText: /已由 .+ 关闭/ })).toContainText(
    /关闭时间：\d{4}\/\d\d\/\d\d/,
  );
  await expect(remark).toHaveValue('厨房油烟');
  await expect(remark).not.toBeEditable();
  await page.getByRole('button', { name: '丢弃草稿' }).click();
  await expect(remark).toBeHidden();
});
