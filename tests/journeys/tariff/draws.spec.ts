import { deviceCalls } from '@fireline/api/device';
import { tariffCalls } from '@fireline/api/tariff';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn, report } from '../world.ts';

test('an alarm draws the messages of a unit record by record; what it lacks its tenant pays, and no alarm waits [TAR-07] [TAR-08] [ALM-09]', async ({
  page,
  city,
}) => {
  const unit = await clientOf(city, 'unit');
  const left = async () => {
    const { balances } = await unit.send(tariffCalls.balances, {});
    return balances.find(({ resource }) => resource === 'sms')?.balance ?? 0;
  };
  const before = await left();
  const { rows } = await unit.send(deviceCalls.all, { status: ['online'] });
  const platform = await clientOf(city);
  // those to which their registration granted messages draw on their own first
  const own = await platform.send(tariffCalls.unitAccounts, { holderKind: ['device'], pageSize: 100 });
  const granted = new Set(own.rows.map(({ holderId }) => Number(holderId)));
  const quiet = rows.filter(
    ({ alarmLevel, deviceType, deviceId }) => alarmLevel === null && deviceType === 'smoke' && !granted.has(deviceId),
  );
  const [first, next] = quiet.slice(0, 2);
  if (!first || !next) throw new Error('two quiet smoke detectors of the unit were expected');

  const ofDevice = { deviceId: first.deviceId, holderKind: ['unit' as const], resource: 'sms' as const };
  const drawn = async () => platform.send(tariffCalls.unitRecords, ofDevice);
  const past = (await drawn()).total;
  await report(city, [{ imei: first.imei, kinds: ['smoke'] }]);
  await expect.poll(async () => (await drawn()).total).toBeGreaterThan(past);
  expect(await left()).toBeLessThan(before);
  await logIn(
    page,
    'platform',
    `/tariffCenter/resource/transactions?holderKind=unit&resource=sms&device=${first.deviceId}`,
  );
  const records = page.getByRole('main').getByRole('grid');
  await expect(async () => {
    await page.reload();
    // other devices of the unit may draw on it meanwhile
    const { total, rows: found } = await drawn();
    await expect(records.getByRole('gridcell', { name: '−1' })).toHaveCount(total);
    const after = (found[0]?.after ?? 0).toLocaleString('en');
    await expect(records.getByRole('gridcell', { name: after, exact: true })).toBeVisible();
  }).toPass();

  // the tenant takes back all but two
  await records.getByRole('gridcell', { name: '−1' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '收回' }).click();
  const form = page.getByRole('dialog', { name: /收回/ });
  await form.getByLabel('数量').fill(String((await left()) - 2));
  await form.getByLabel('原因').fill('季度末结清');
  await form.getByRole('button', { name: '收回', exact: true }).click();
  // another message of the unit may be on its way
  await expect.poll(left).toBeLessThanOrEqual(2);

  await report(city, [{ imei: next.imei, kinds: ['smoke'] }]);
  const ofTenant = { deviceId: next.deviceId, holderKind: ['tenant' as const], resource: 'sms' as const };
  await expect.poll(async () => (await platform.send(tariffCalls.unitRecords, ofTenant)).total).toBeGreaterThan(0);
  await goTo(page, `/tariffCenter/resource/transactions?holderKind=tenant&resource=sms&device=${next.deviceId}`);
  await expect(records.getByRole('gridcell', { name: next.name }).first()).toBeVisible();
});
