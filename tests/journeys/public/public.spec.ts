import { type Browser, expect, type Page } from 'playwright/test';
import { type City, test } from '../city.ts';
import { apiBase, quietDevices, report, tokenOf } from '../world.ts';

/** A phone of a reader abroad: its own zone is not that of the places. */
const onPhone = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN', timezoneId: 'Europe/London' });

/** A fresh alarm of a quiet device, and the link that opens it. */
async function alarmWithLink(page: Page, city: City): Promise<{ placeName: string; path: string; alarmTime: string }> {
  const [device] = await quietDevices(city, 'smoke');
  if (!device) throw new Error('The city has no quiet smoke detector');
  await report(city, [{ imei: device.imei, readings: { smoke: 190 } }]);
  const headers = { authorization: await tokenOf(city) };
  const list = await page.request.get(`${apiBase}/alarm/list?deviceId=${device.deviceId}`, { headers });
  const { data } = (await list.json()) as { data: { rows: { alarmId: number; alarmTime: string }[] } };
  const [alarm] = data.rows;
  const made = await page.request.post(`${apiBase}/public/link`, {
    headers,
    form: { subject: 'alarm', id: alarm?.alarmId ?? 0 },
  });
  const link = (await made.json()) as { data: { path: string } };
  return { placeName: device.placeName, path: link.data.path, alarmTime: alarm?.alarmTime ?? '' };
}

test('a link opens the notice of an alarm, with the time where it is and whom to call; its status says why, by keyboard too [PUB-01, N13]', async ({
  page,
  browser,
  city,
}) => {
  const { placeName, path, alarmTime } = await alarmWithLink(page, city);
  const phone = await onPhone(browser);
  await phone.goto(path);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('烟雾报警');
  const inChina = new Date(alarmTime).toLocaleTimeString('sv-SE', { timeZone: 'Asia/Shanghai' });
  await expect(phone.locator('h1 ~ p time')).toContainText(inChina);
  await expect(phone.getByText(placeName).first()).toBeVisible();
  await expect(phone.getByText('尚无人确认')).toBeVisible();
  await expect(phone.getByRole('link', { name: /^拨打 154/ })).toHaveAttribute('href', /^tel:\+86154\d{8}$/);

  const status = phone.getByRole('button', { name: /在线/ });
  await status.focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('dialog')).toContainText('为什么是“在线”');
  await phone.getByText('判定过程').press('Enter');
  await expect(phone.getByRole('row', { name: '设备在线 是 成立 → 在线' })).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(status).toBeFocused();
  await phone.close();
});

test('a phone without network keeps what it showed and says since when; it recovers by itself [PUB-05, N05]', async ({
  page,
  browser,
  city,
}) => {
  const { path } = await alarmWithLink(page, city);
  const phone = await onPhone(browser);
  await phone.goto(path);
  await expect(phone.getByText('尚无人确认')).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: '刷新' }).click();
  await expect(phone.getByText('手机没有网络')).toBeVisible();
  await expect(phone.getByText(/起未更新/).first()).toBeVisible();
  await expect(phone.getByText('尚无人确认')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('手机没有网络')).toBeHidden();
  await expect(phone.getByText(/^\d+秒前更新/)).toBeVisible();
  await phone.close();
});
