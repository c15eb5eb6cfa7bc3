import { renewalCalls } from '@fireline/api/renewal';
import { renewedUntil } from '@fireline/domain/device';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, logIn } from '../world.ts';
import { asShown } from './shownDays.ts';

const atOnce = 12;

test('a unit renews its devices together, pays by a code, and the open list shows the new last days [REN-01] [REN-02] [REN-04] [FIN-12]', async ({
  page,
  browser,
  city,
}) => {
  const unit = await clientOf(city, 'unit');
  const { rows, today } = await unit.send(renewalCalls.devices, { expiry: 'started', pageSize: 200 });
  const groups = [...Map.groupBy(rows, ({ deviceType, partnerId }) => `${deviceType} ${partnerId}`).values()];
  const [group = []] = groups.toSorted((a, b) => b.length - a.length);
  const devices = group.filter(({ reason }) => reason === null).slice(0, atOnce);
  const [first] = devices;
  if (!first) throw new Error('the unit has no device that can be renewed');
  const ends = devices.map((service) => renewedUntil(service, today, 12));
  const address = `/tariffCenter/renewal/devices?type=${first.deviceType}&expiry=started&size=50`;

  // somebody else looks at the same devices meanwhile
  const other = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  const watching = await other.newPage();
  await logIn(watching, 'unit', `/tariffCenter/renewal/devices?search=${first.imei}`);
  await expect(watching.getByRole('gridcell', { name: asShown(first.expiresOn) })).toBeVisible();

  await logIn(page, 'unit', address);
  for (const { name } of devices)
    await page
      .getByRole('checkbox', { name: `选择 ${name}`, exact: true })
      .first()
      .click();
  await page.getByRole('button', { name: '续费', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `续费 ${devices.length} 台设备` });
  await drawer.getByRole('radio', { name: /^1 年/ }).check();
  await expect(drawer.getByRole('region', { name: '到期日变化' })).toContainText(
    `${asShown(first.expiresOn)} → ${asShown(ends[0])}`,
  );
  await drawer.getByRole('button', { name: /^下单并支付/ }).click();

  await page.getByRole('button', { name: '显示二维码' }).click();
  const cashier = await page.getByRole('link', { name: '在本机支付' }).getAttribute('href');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const paying = await phone.newPage();
  await paying.goto(cashier ?? '');
  await paying.getByRole('button', { name: /^支付 / }).click();
  await expect(paying.getByRole('status')).toContainText('已支付');
  await expect(page.getByText('支付成功，已到账')).toBeVisible();

  await expect(watching.getByRole('gridcell', { name: asShown(ends[0]) })).toBeVisible();
  const renewed = new Map(
    (await unit.send(renewalCalls.devices, { pageSize: 200 })).rows.map((one) => [one.deviceId, one]),
  );
  expect(devices.map(({ deviceId }) => renewed.get(deviceId)?.expiresOn)).toEqual(ends);
  const { rows: bought } = await unit.send(renewalCalls.recharges, { kind: ['renewal'], pageSize: devices.length });
  expect(bought.every(({ result, isMisfit }) => result === 'success' && !isMisfit)).toBe(true);
  await Promise.all([phone.close(), other.close()]);
});
