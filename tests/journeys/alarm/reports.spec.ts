import { alarmCalls } from '@fireline/api/alarm';
import { analysisCalls } from '@fireline/api/analysis';
import { periodOf, shiftPeriod } from '@fireline/domain/analysis';
import { addDays, dayAt, startOfDay } from '@fireline/domain/lib';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

const today = dayAt(Date.now());
const running = periodOf('month', today);
const last = shiftPeriod(running, -1);

test('the report of last month says what the alarm list says, and lies on A4 with page numbers; a running month has none [ANA-01] [ANA-04]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', `/safetendency/report?key=${running.key}`);
  await expect(page.getByText('没有找到报告')).toBeVisible();
  await goTo(page, `/safetendency/report?key=${last.key}&scope=tenant`);
  await page.getByRole('main').getByRole('gridcell').first().click();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('table', { name: '评分构成' }).getByRole('row')).toHaveCount(7);

  const client = await clientOf(city);
  const reportId = Number(new URL(page.url()).searchParams.get('id'));
  const { content } = await client.send(analysisCalls.report, { reportId });
  const month = {
    from: new Date(startOfDay(last.from)).toISOString(),
    to: new Date(startOfDay(addDays(last.to, 1))).toISOString(),
  };
  const listed = await Promise.all(
    (['current', 'history'] as const).map((list) =>
      client.send(alarmCalls.list, { list, category: ['alarm'], drill: 'no', ...month }),
    ),
  );
  expect(content.alarms.total).toBe(listed.reduce((sum, { total }) => sum + total, 0));
  await expect(sheet.getByRole('group', { name: '报警', exact: true })).toContainText(
    content.alarms.total.toLocaleString('zh-CN'),
  );

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const cuts = await sheet
    .locator('figure')
    .evaluateAll((figures) => figures.map((one) => getComputedStyle(one).breakInside));
  expect(new Set(cuts)).toEqual(new Set(['avoid']));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ]);
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(String))).toEqual(new Set(['595,842']));

  await page.emulateMedia({ media: 'screen' });
  await goTo(page, '/main/analysis/infraredUsage');
  await expect(page.getByRole('heading', { level: 1, name: '红外使用率' })).toBeVisible();
});
