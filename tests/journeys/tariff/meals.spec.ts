import { deviceCalls } from '@fireline/api/device';
import { renewalCalls } from '@fireline/api/renewal';
import { tariffCalls } from '@fireline/api/tariff';
import { renewedUntil } from '@fireline/domain/device';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, logIn } from '../world.ts';
import { asShown } from './shownDays.ts';

test('a unit puts storage and watermark of a camera and messages into one basket, which outlives a login, pays it, and sees both days [REN-06] [DEV-20] [FIN-12]', async ({
  page,
  browser,
  city,
}) => {
  const unit = await clientOf(city, 'unit');
  const { rows } = await unit.send(renewalCalls.media, { pageSize: 200 });
  const camera = rows.find(({ reason, sold, ordered }) => reason === null && sold.length === 2 && ordered.length === 0);
  if (!camera) throw new Error('the unit has no camera that can be renewed');
  const quoted = await unit.send(renewalCalls.mediaQuote, { deviceIds: [camera.deviceId] });
  const ends = {
    cloud: renewedUntil({ expiresOn: camera.cloudUntil, anchorDay: camera.cloudAnchor }, quoted.today, 12),
    watermark: renewedUntil({ expiresOn: camera.watermarkUntil, anchorDay: camera.watermarkAnchor }, quoted.today, 12),
  };
  const { packages } = await unit.send(tariffCalls.packages, {});
  const sms = packages.find(({ resource }) => resource === 'sms');
  if (!sms) throw new Error('no messages are on sale');
  const smsOf = async () =>
    (await unit.send(tariffCalls.balances, {})).records.find(({ orderId }) => orderId !== null)?.amount;

  await logIn(page, 'unit', '/renew/setmeal?part=media');
  await page.getByRole('combobox', { name: '摄像机' }).fill(camera.name);
  await page
    .getByRole('option', { name: new RegExp(`^${camera.name} · `) })
    .first()
    .click();
  await page.getByRole('radio', { name: /^云存储和水印/ }).check();
  await page.getByRole('radio', { name: /^12 个月/ }).check();
  await page.getByRole('button', { name: '放入购物篮' }).click();
  const basket = page.getByRole('region', { name: '购物篮' });
  await expect(basket.getByRole('status')).toHaveText('2 / 20 项');

  // the same person at the same browser finds the basket after a new login
  await logIn(page, 'unit', '/renew/setmeal?part=sms');
  await expect(basket.getByRole('status')).toHaveText('2 / 20 项');
  await page.getByRole('radio', { name: new RegExp(`^${sms.quantity.toLocaleString('zh-CN')} 条短信`) }).check();
  await page.getByRole('button', { name: '放入购物篮' }).click();
  await expect(basket).toContainText(`→ ${asShown(ends.cloud)}`);
  await expect(basket).toContainText(`→ ${asShown(ends.watermark)}`);
  await basket.getByRole('button', { name: /^下单并支付/ }).click();

  await page.getByRole('button', { name: '显示二维码' }).click();
  const cashier = await page.getByRole('link', { name: '在本机支付' }).getAttribute('href');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const paying = await phone.newPage();
  await paying.goto(cashier ?? '');
  await paying.getByRole('button', { name: /^支付 / }).click();
  await expect(paying.getByRole('status')).toContainText('已支付');
  await expect(page.getByText('支付成功，已到账')).toBeVisible();
  expect(await smsOf()).toBe(sms.quantity);
  const running = await unit.send(deviceCalls.mediaServices, { deviceId: camera.deviceId });
  expect([running.cloudUntil, running.watermarkUntil]).toEqual([ends.cloud, ends.watermark]);

  await page.goto(`/tariffCenter/renewal/resources?search=${camera.imei}`);
  await expect(page.getByRole('gridcell', { name: asShown(ends.cloud) }).first()).toBeVisible();
  await page.goto(`/device/detail/${camera.deviceId}?part=cloud`);
  const day = (text: string) => {
    const [year, month, date] = text.split('-').map(Number);
    return new RegExp(`${year}.*${month}.*${date}`);
  };
  await expect(page.getByText(day(ends.cloud)).first()).toBeVisible();
  await expect(page.getByText(day(ends.watermark)).last()).toBeVisible();
  await phone.close();
});
