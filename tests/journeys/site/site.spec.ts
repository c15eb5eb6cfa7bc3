import { type Page, expect } from 'playwright/test';
import { type City, test } from '../city.ts';
import { apiBase, goTo, logIn, tokenOf } from '../world.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const find = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('searchbox', { name: /搜索名称/ }).fill(name);
  await expect(page).toHaveURL(/search=/);
};

test('a hydrant is put on record with the map picker, wrong coordinates told; it is on the list, on the map, and in the browser of another [BLD-05] [SIT-09] [SIT-10] [ROL-06]', async ({
  page,
  browser,
}) => {
  const name = '旅程消火栓';
  await logIn(page, 'platform', '/fireresource/hydrant');
  await page.getByRole('button', { name: '新建消火栓' }).first().click();
  const form = page.getByRole('dialog', { name: '新建消火栓' });
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByRole('textbox', { name: '名称' })).toBeFocused();
  await form.getByRole('textbox', { name: '名称' }).fill(name);

  const coordinates = form.getByRole('textbox', { name: '经纬度' });
  await coordinates.fill('199,99');
  await coordinates.press('Enter');
  await expect(form).toContainText('-180');
  await expect(coordinates).toHaveValue('199,99');
  await coordinates.fill('114.0579,22.5431');
  await coordinates.press('Enter');
  await expect(form).toContainText('福田区');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();

  await find(page, name);
  await expect(rowOf(page, name)).toContainText('福田区');
  await page.getByRole('button', { name: '地图', exact: true }).click();
  await page.getByRole('button', { name: '列表', exact: true }).last().click();
  await page
    .getByRole('region', { name: /视野内 .+ 处/ })
    .getByRole('button', { name })
    .first()
    .click();
  await page.getByRole('region', { name }).getByRole('button', { name: '查看详情' }).click();
  await expect(page.getByRole('dialog', { name })).toContainText('114.0579, 22.5431');

  // a public one is seen by a unit and kept by the platform; a unit finds no way to change it
  const other = await browser.newPage();
  await logIn(other, 'unit', '/fireresource/hydrant');
  await find(other, name);
  await rowOf(other, name).click();
  const seen = other.getByRole('dialog', { name });
  await expect(seen).toContainText('只能查看');
  await expect(seen.getByRole('button', { name: '删除' })).toHaveCount(0);
  await other.close();

  await page.getByRole('dialog', { name }).getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`已删除“${name}”`)).toBeVisible();
  await goTo(page, `/fireresource/hydrant?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
});

interface Floors {
  readonly building: { readonly name: string };
  readonly floors: readonly {
    readonly floor: number;
    readonly plans: readonly { readonly versionId: number | null }[];
  }[];
}

/** A floor of the city that has a published plan, and its building. */
async function plannedFloor(page: Page, city: City): Promise<{ buildingId: number; floor: number; top: number }> {
  const headers = { authorization: await tokenOf(city) };
  const ask = async <T>(path: string): Promise<T> =>
    ((await (await page.request.get(apiBase + path, { headers })).json()) as { data: T }).data;
  const { rows } = await ask<{ rows: { buildingId: number }[] }>('/building/list?pageSize=200&sort=devices&order=desc');
  for (const { buildingId } of rows) {
    const { floors } = await ask<Floors>(`/building/${buildingId}`);
    const found = floors.find(({ plans }) => plans.some(({ versionId }) => versionId !== null));
    if (found) return { buildingId, floor: found.floor, top: floors[0]?.floor ?? 1 };
  }
  throw new Error('The city has no building with a published plan');
}

test('a building tells what is on record, stands floor by floor with the devices of the chosen one, and leads to its plan; a change is kept [BLD-01] [BLD-02] [BLD-04]', async ({
  page,
  city,
}) => {
  const { buildingId, floor, top } = await plannedFloor(page, city);
  await logIn(page, 'platform', `/buildings/details/${buildingId}?floor=${floor}`);
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).toContainText(floor < 0 ? `地下 ${-floor} 层` : `${floor} 层`);
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^在线率/ })).toHaveAttribute(
    'href',
    new RegExp(`building=${buildingId}`),
  );
  // the floor below, by its key, and back: the address names it
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(new RegExp(`floor=${floor}$`));
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(`floor=${floor}$`));
  await page.getByRole('tab', { name: '基本信息' }).click();
  await expect(page.getByText('耐火等级')).toBeVisible();

  await page.getByRole('button', { name: '修改', exact: true }).click();
  const form = page.getByRole('dialog', { name: /修改/ });
  const number = form.getByRole('textbox', { name: '建筑编号' });
  await expect(number).toBeVisible();
  await number.fill('旅程-88');
  await form.getByRole('textbox', { name: '地上层数' }).fill('1');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toContainText('不能减去');
  await form.getByRole('textbox', { name: '地上层数' }).fill(String(top));
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('旅程-88')).toBeVisible();
  await page.getByRole('tab', { name: /^楼层/ }).click();
  await page.locator('a[href*=plan-monitor-detail]').first().click();
  await expect(page).toHaveURL(/\/plan-monitor-detail\/\d+/);
});

test('organisations are compared on a map and in figures, from the city down; an organisation sees its own part [ORG-04] [SIT-11] [PLN-06]', async ({
  page,
  browser,
}) => {
  await logIn(page, 'platform', '/main/plan/map?show=devices');
  const parts = page.getByRole('grid');
  await expect(parts.getByRole('row').nth(1)).toBeVisible();
  const district = (await parts.getByRole('row').nth(1).getByRole('gridcell').first().textContent()) ?? '';
  await parts.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/org=\d{6}/);
  await expect(page.getByRole('figure', { name: new RegExp(district) })).toBeVisible();
  await page.getByRole('link', { name: '在监控地图中打开' }).click();
  await expect(page).toHaveURL(/\/monitor-page\?at=/);

  const other = await browser.newPage();
  await logIn(other, 'org', '/main/plan/map');
  await expect(other.getByRole('figure')).toBeVisible();
  // nothing above its own is offered
  await expect(other.getByRole('navigation').getByRole('link', { name: '深圳市' })).toHaveCount(0);
  await other.close();
});
