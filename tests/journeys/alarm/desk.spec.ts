import { deviceCalls } from '@fireline/api/device';
import { type Page, expect } from 'playwright/test';
import { type City, test } from '../city.ts';
import { clientOf, goTo, logIn, report } from '../world.ts';

const list = '/alarm-manage/alarmalrmlist';

/** Quiet detectors of the unit that the unit's account looks after. */
async function ownDetectors(city: City) {
  const { rows } = await (
    await clientOf(city, 'unit')
  ).send(deviceCalls.all, { deviceType: ['smoke'], status: ['online'] });
  const quiet = rows.filter(({ alarmLevel }) => alarmLevel === null).slice(0, 3);
  expect(quiet).toHaveLength(3);
  return quiet;
}
const press = (page: Page, keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
/** Chooses a result and closes, by keys. */
async function closeTogether(page: Page, remark: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /一并处理/ });
  await dialog.getByRole('radio', { name: '误报' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('textbox').focus();
  await page.keyboard.type(remark);
  await dialog.getByRole('button', { name: '关闭报警' }).focus();
  await page.keyboard.press('Enter');
}

test('a new alarm is found and handled by four keys and a remark [ALM-03, ALM-04, ALM-11]', async ({ page, city }) => {
  const [detector] = await ownDetectors(city);
  const { name = '', imei = '' } = detector ?? {};
  await logIn(page, 'platform', list);
  const preview = page.getByRole('region', { name: '报警预览' });
  await expect(preview.getByRole('link', { name: '打开报警页面' })).toBeVisible();
  await report(city, [{ imei, readings: { smoke: 190 } }]);
  await expect(page.getByRole('group', { name: '新报警' }).getByText(/紧急 · 烟雾报警/)).toBeVisible();
  // what is new is the first when the desk is opened
  await goTo(page, '/main');
  await goTo(page, list);
  await expect(preview.getByText(name)).toBeVisible();
  await press(page, ['h', '2']);
  await expect(page.getByRole('radio', { name: '误报' })).toBeChecked();
  await page.keyboard.type('蒸汽');
  await press(page, ['Tab', 'Enter']);
  await expect(page.getByText(/^报警将在 [1-7] 秒后关闭$/)).toBeVisible();
  await expect(page.getByText('报警已关闭')).toBeVisible();
  await expect(preview.getByText(/^该报警已由 .+ 关闭$/)).toBeVisible();
});

test('the desk by keys alone: walk, acknowledge, handle a group while a colleague handles one of it, take it back [ALM-03, ALM-04, ALM-11]', async ({
  page,
  browser,
  city,
}) => {
  const detectors = await ownDetectors(city);
  const [first] = detectors;
  const { unitName = '' } = first ?? {};
  const query = `?group=unit&kind=smoke&state=open&search=${encodeURIComponent(unitName)}`;
  await logIn(page, 'platform', list + query);
  await expect(page.getByText('实时', { exact: true }).first()).toBeVisible();
  await report(
    city,
    detectors.map(({ imei }) => ({ imei, readings: { smoke: 190 } })),
  );
  const grid = page.getByRole('treegrid');
  await expect(
    grid
      .getByRole('row')
      .filter({ hasText: first?.name ?? '' })
      .first(),
  ).toBeVisible();

  // the header of the group first, then its worst alarm
  await press(page, ['j']);
  const preview = page.getByRole('region', { name: '报警预览' });
  await expect(preview.getByRole('heading', { level: 2 })).toContainText(unitName);
  await press(page, ['j']);
  await expect(preview.getByRole('link', { name: '打开报警页面' })).toBeVisible();
  await expect(preview.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(preview.getByRole('region', { name: '附近设备' })).toBeVisible();

  // the group is asked about as it stands, and meanwhile a colleague closes one of it
  await press(page, ['k', 'h']);
  await expect(page.getByRole('dialog', { name: /一并处理/ })).toBeVisible();
  const other = await browser.newPage();
  await logIn(
    other,
    'unit',
    new URL(`${list}?kind=smoke&state=open&search=${encodeURIComponent(detectors[1]?.name ?? '')}`, page.url()).href,
  );
  await expect(
    other
      .getByRole('row')
      .filter({ hasText: detectors[1]?.name ?? '' })
      .first(),
  ).toBeVisible();
  await press(other, ['j', ' ']);
  await other.getByRole('button', { name: '处理所选' }).focus();
  await press(other, ['Enter']);
  await closeTogether(other, '试验按钮');
  await expect(other.getByText('已关闭 1 条报警')).toBeVisible();

  await closeTogether(page, '全楼检修');
  await expect(page.getByText(/^1 条未能关闭$/)).toBeVisible();
  await expect(page.getByText(/该报警已由 .+ 关闭/)).toBeVisible();
  const undo = page.getByRole('button', { name: '撤销', exact: true });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^已撤销，\d+ 条报警恢复原状$/)).toBeVisible();
  await other.close();

  // what was taken back stands again, and its track keeps both
  await goTo(page, `${list}?kind=smoke&state=open&search=${encodeURIComponent(first?.name ?? '')}`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: first?.name ?? '' })
      .first(),
  ).toBeVisible();
  const link = preview.getByRole('link', { name: '打开报警页面' });
  const opened = (await link.getAttribute('href')) ?? '';
  const acknowledged = page.waitForResponse(/alarm\/acknowledge/);
  await press(page, ['a']);
  expect((await acknowledged).ok()).toBe(true);
  await goTo(page, opened);
  await expect(page).toHaveURL(/\/alarmDetails\/\d+\/current/);
  const main = page.getByRole('main');
  await expect(main.getByText('已确认').first()).toBeVisible();
  await expect(main.getByText('撤销关闭')).toBeVisible();
  await expect(main.getByText('全楼检修')).toBeVisible();
  // whom to call stands above the fold
  const phone = main.locator('a[href^="tel:"]').first();
  await expect(phone).toBeInViewport();
  await expect(main.getByRole('region', { name: '最近的消防资源' })).toBeInViewport();
});
