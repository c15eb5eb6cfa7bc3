import { type InspectionTaskDetail, inspectionCalls } from '@fireline/api/inspection';
import { siteCalls } from '@fireline/api/site';
import { addDays, dayAt } from '@fireline/domain/lib';
import { expect, type Page } from 'playwright/test';
import { type City, test } from '../city.ts';
import { clientOf, logIn, password } from '../world.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Gives an inspector of a unit that `maint` keeps the account, and plans a round of today for it. */
async function planRound(city: City, name: string): Promise<InspectionTaskDetail> {
  const platform = await clientOf(city);
  const { rows: lines } = await platform.send(inspectionCalls.lines, { pageSize: 50 });
  for (const { unitId, lineId } of lines) {
    const { rows: accounts } = await platform.send(siteCalls.inspectorAccounts, { unitId });
    const account = accounts.find(({ username }) => username === 'maint');
    const { rows: inspectors } = await platform.send(siteCalls.inspectors, { unitId });
    const inspector = inspectors.find(({ userId }) => userId === account?.userId) ?? inspectors[0];
    if (!account || !inspector) continue;
    const { inspectorId, revision } = inspector;
    if (inspector.userId !== account.userId)
      await platform.send(siteCalls.bindInspector, { unitId, inspectorId, revision, userId: account.userId });
    const today = dayAt(Date.now());
    const plan = { name, cycle: 'daily', lineId, inspectorId, validFrom: today, validTo: addDays(today, 30) };
    const { planId } = await platform.send(inspectionCalls.createPlan, {
      ...plan,
      route: '',
      status: 'enabled',
      onFailure: 'hazard',
      hazardLevel: 2,
      dueDays: 5,
      methods: [],
    });
    const { rows } = await platform.send(inspectionCalls.tasks, { planId: [planId], standing: ['running'] });
    return platform.send(inspectionCalls.task, { taskId: rows[0]?.taskId ?? 0 });
  }
  throw new Error('maint keeps no unit with a line');
}

const pointOf = (task: InspectionTaskDetail, at: number) => {
  const point = task.points[at];
  if (!point) throw new Error(`The round has no point ${at}`);
  return point;
};

async function openTask(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: '全部点位' })).toBeVisible();
}

test('an inspector logs in on the phone, walks to a point, and what fails is seen at the console with its picture [N24] [INS-05] [ALM-13]', async ({
  page,
  city,
}) => {
  const name = '旅程手机巡检';
  const task = await planRound(city, name);
  await page.goto('/public/patrol');
  await page.getByLabel('用户名').fill('maint');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await openTask(page, name);

  const [first, second] = [pointOf(task, 0), pointOf(task, 1)];
  const next = page.getByRole('region', { name: /^下一点 · 第 1\// });
  await expect(next.getByRole('heading', { name: first.name })).toBeVisible();
  await next.getByRole('button', { name: '打开' }).click();
  // without a label read it is said why
  await page.getByRole('button', { name: '其余合格' }).click();
  await expect(page.getByText('未扫码须说明原因，至少两个字')).toBeVisible();
  await page.getByRole('button', { name: '没有标签' }).click();
  const [item] = first.items;
  const box = page.getByRole('group', { name: item?.content ?? '', exact: true });
  await box.getByRole('radio', { name: '不合格' }).check({ force: true });
  await box.getByRole('button', { name: '压力不足' }).click();
  await box
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0001.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(box.getByRole('img', { name: '照片 1' })).toBeVisible();
  await page.getByRole('button', { name: '其余合格' }).click();
  await expect(page.getByRole('region', { name: /^下一点 · 第 2\// })).toContainText(second.name);
  await expect(page.getByText('在线 · 没有待上传')).toBeVisible();

  // nothing is wider than the smallest phone
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 1366, height: 768 });
  await logIn(page, 'platform', `/main/inspection/tasks/${task.taskId}`);
  const seen = page.getByRole('main').getByRole('region').first();
  await expect(seen.getByText('压力不足').first()).toBeVisible();
  await expect(seen.getByText('未扫码').first()).toBeVisible();
  await expect(seen.getByRole('img').first()).toBeVisible();
  await expect(seen.getByRole('link', { name: '查看隐患' }).first()).toBeVisible();
});

test('a round goes on without network through a reload, and arrives once when the network is back [N24] [INS-05]', async ({
  page,
  context,
  city,
}) => {
  const name = '旅程离线巡检';
  const task = await planRound(city, name);
  await logIn(page, 'maint', '/public/patrol');
  await expect(page.getByText('已可离线使用')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('离线 · 没有待上传')).toBeVisible();
  await openTask(page, name);
  const walk = async (at: number): Promise<void> => {
    const point = pointOf(task, at);
    await page.getByRole('button', { name: new RegExp(`^${at + 1}\\. `) }).click();
    await expect(page.getByRole('heading', { level: 1, name: point.name })).toBeVisible();
    await page.getByRole('button', { name: '标签损坏' }).click();
    await page.getByRole('button', { name: '其余合格' }).click();
    await expect(page.getByRole('heading', { name: '全部点位' })).toBeVisible();
  };
  await walk(0);
  const waits = (points: number) => task.points.slice(0, points).reduce((sum, { items }) => sum + items.length + 1, 0);
  await expect(page.getByText(`离线 · ${waits(1)} 条待上传`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`离线 · ${waits(1)} 条待上传`)).toBeVisible();
  await walk(1);
  await expect(page.getByText(`离线 · ${waits(2)} 条待上传`)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('在线 · 没有待上传')).toBeVisible();
  const seen = await (await clientOf(city)).send(inspectionCalls.task, { taskId: task.taskId });
  for (const at of [0, 1]) {
    const point = pointOf(seen, at);
    expect(point.items.map(({ outcome, results }) => [outcome, results.length])).toEqual(
      point.items.map(() => ['pass', 1]),
    );
    expect(point.scans.map(({ way, reason }) => [way, reason])).toEqual([['chosen', '标签损坏']]);
  }

  // what the gateway refuses stays with its reason, and keeps nothing else waiting
  const platform = await clientOf(city);
  const { rows: inspectors } = await platform.send(siteCalls.inspectors, { unitId: task.unitId });
  const other = inspectors.find(({ inspectorId }) => inspectorId !== task.inspectorId);
  await context.setOffline(true);
  await walk(2);
  await platform.send(inspectionCalls.reassignTasks, { taskIds: [task.taskId], inspectorId: other?.inspectorId ?? 0 });
  await context.setOffline(false);
  await expect(page.getByText(/条未被采用$/)).toBeVisible();
  await expect(page.getByText(new RegExp(`任务属于巡检员 ${other?.realName}`)).first()).toBeVisible();
});
