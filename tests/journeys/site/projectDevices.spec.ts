import { siteCalls } from '@fireline/api/site';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

test('devices leave a project and come back by their IMEIs; one that is refused has its reason [SIT-08] [SHL-09]', async ({
  page,
  city,
}) => {
  await logIn(page, 'agent', '/project/list');
  const client = await clientOf(city, 'agent');
  const { rows } = await client.send(siteCalls.projects, {
    state: ['running', 'ending'],
    sort: 'devices',
    order: 'desc',
  });
  const projectId = rows[0]?.projectId ?? 0;
  const [device] = (await client.send(siteCalls.projectDevices, { projectId })).rows;
  const imei = device?.imei ?? '';

  await goTo(page, `/project/device/${projectId}?search=${imei}`);
  await page.getByRole('row').filter({ hasText: imei }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '移出项目' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移出项目' }).click();
  await expect(page.getByText('已移出 1 台设备')).toBeVisible();

  await goTo(page, `/project/device/${projectId}`);
  await page.getByRole('button', { name: '加入设备' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: '粘贴设备号' }).fill(`${imei} 490154203237518`);
  await drawer.getByRole('button', { name: '加入粘贴的设备' }).click();
  const refused = drawer.getByRole('row').filter({ hasText: '490154203237518' });
  await expect(refused).toContainText('没有这台设备');
  await expect(drawer.getByRole('row').filter({ hasText: imei })).toContainText('完成');
  const there = await client.send(siteCalls.projectDevices, { projectId, search: imei });
  expect(there.total).toBe(1);
});
