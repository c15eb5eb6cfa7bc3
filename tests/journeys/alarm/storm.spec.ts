import { floodEnterAlarms } from '@fireline/domain/alarm';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn, quietDevices, report } from '../world.ts';

test('a fire of many detectors folds the overview by unit, loses none, and unfolds on demand [N06] [ALM-07]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', '/main');
  const figure = page.getByRole('group', { name: '未关闭报警' }).locator('[data-part="figure"]');
  await expect(figure).toHaveText(/^\d/);
  const before = Number((await figure.textContent())?.replaceAll(',', ''));
  const struck = (await quietDevices(city, 'smoke')).slice(0, floodEnterAlarms + 10);
  expect(struck.length).toBeGreaterThan(floodEnterAlarms);

  await report(
    city,
    struck.map(({ imei }) => ({ imei, readings: { smoke: 200 } })),
  );
  await expect(page.getByText(/^报警洪峰：60 秒内 \d+ 条/)).toBeVisible();
  const folded = page.getByRole('treegrid');
  await expect(folded).toBeVisible();
  await expect(figure).toHaveText((before + struck.length).toLocaleString('zh-CN'));
  await page.getByRole('button', { name: '逐条显示' }).click();
  await expect(folded).toHaveCount(0);
  await page.getByRole('button', { name: '按位置折叠' }).click();
  await expect(folded).toBeVisible();
});
