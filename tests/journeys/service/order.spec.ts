import { deviceCalls } from '@fireline/api/device';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, logIn } from '../world.ts';

/** A text of the page, which the track may hold beside other places. */
const track = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('a unit reports a device that no diagnosis mends; the order is accepted, handed on, handled, closed and rated [SRV-01] [SRV-02] [SRV-05]', async ({
  page,
  browser,
  city,
}) => {
  test.setTimeout(180_000);
  const unit = await clientOf(city, 'unit');
  const { rows } = await unit.send(deviceCalls.list, { status: ['offline'], pageSize: 1 });
  const imei = rows[0]?.imei ?? '';
  const complaint = '换过电池，仍然离线';

  await logIn(page, 'unit', '/feeCenter/diagnosis');
  await page.getByRole('radio', { name: '设备问题' }).check();
  await page.getByRole('radio', { name: '设备离线' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('textbox', { name: /IMEI/ }).fill(imei);
  await page.getByRole('button', { name: '开始检查' }).click();
  await page.getByRole('button', { name: '仍未解决' }).click();
  await page.getByRole('main').getByRole('textbox').fill(complaint);
  await page.getByRole('radio', { name: '重要' }).check();
  await page.getByRole('main').getByRole('combobox').click();
  await page.getByRole('option', { name: '短信' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '生成工单' }).click();
  await page.getByRole('link', { name: '打开工单' }).click();
  await expect(page).toHaveURL(/\/workOrder\/detail\/\d+$/);
  const { pathname: address } = new URL(page.url());
  await track(page, complaint);

  const desk = { viewport: { width: 1366, height: 768 }, locale: 'zh-CN' };
  const [first, second] = [await browser.newContext(desk), await browser.newContext(desk)];
  const [one, two] = [await first.newPage(), await second.newPage()];
  await logIn(one, 'kefu1', address);
  await one.getByRole('button', { name: '受理', exact: true }).click();
  await expect(one.getByText(/已受理工单 W\d{6}-\d{4}/)).toBeVisible();
  await one.getByRole('button', { name: /的更多操作$/ }).click();
  await one.getByRole('menuitem', { name: '转单', exact: true }).click();
  const handing = one.getByRole('dialog');
  await handing.getByRole('combobox', { name: '客服' }).fill('KF002');
  await one.getByRole('option', { name: /KF002/ }).click();
  await handing.getByRole('button', { name: '转单', exact: true }).click();

  await logIn(two, 'kefu2', address);
  await two.getByRole('button', { name: '确认接收' }).click();
  await two.getByRole('alertdialog').getByRole('button', { name: '确认接收' }).click();
  await two.getByRole('button', { name: '处理', exact: true }).click();
  const step = two.getByRole('dialog');
  await step.getByRole('textbox', { name: '处理说明' }).fill('已上门更换天线');
  await step.getByRole('button', { name: '处理', exact: true }).click();
  // who reported it reads it on the open page
  await track(page, '已上门更换天线');
  await two.getByRole('button', { name: '关闭', exact: true }).click();
  const closing = two.getByRole('dialog');
  await closing.getByRole('radio', { name: '已解决' }).check();
  await closing.getByRole('button', { name: '关闭', exact: true }).last().click();

  await page.getByRole('radio', { name: /^非常满意/ }).check({ force: true });
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('感谢评价')).toBeVisible();
  await first.close();
  await second.close();
});
