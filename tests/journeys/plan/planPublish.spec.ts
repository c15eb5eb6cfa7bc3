import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceCalls } from '@fireline/api/device';
import type { Client } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { type Page, expect } from 'playwright/test';
import { bigDrawing } from '../../fixtures/bigDrawing.ts';
import { dxfText } from '../../fixtures/plans.ts';
import { type City, holdPipe, test } from '../city.ts';
import { cutLine } from '../cutLine.ts';
import { clientOf, logIn } from '../world.ts';

test.use({ gatewayWith: 'held plans' });

const list = '/main/plan/list';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const detailOf = async (client: Client, layerId: number) => (await client.send(planCalls.detail, { layerId })) as Plan;

/** A plan of its own for each journey; what is seen of it is done in the browser. */
async function planOf(city: City, name: string) {
  const client = await clientOf(city);
  const { layerId } = await client.send(planCalls.create, { name });
  return { client, layerId };
}

async function choose(page: Page, name: string, drawing: Buffer): Promise<void> {
  await page.getByRole('button', { name: `${name}的操作` }).click();
  await page.getByRole('menuitem', { name: '上传图纸' }).click();
  await page
    .getByRole('dialog', { name: /上传图纸到/ })
    .locator('input[type=file]')
    .setInputFiles({ name: 'floor.dxf', mimeType: '', buffer: drawing });
}
const uploadButton = (page: Page) => page.getByRole('button', { name: '上传并发布' });

test('a plan is published again: what is carried and what lost its place is listed, and it is rolled back [N12] [PLN-03]', async ({
  page,
  city,
}) => {
  await logIn(page, 'platform', list);
  const name = '旅程版本';
  const { client, layerId } = await planOf(city, name);
  await client.send(planCalls.upload, { layerId, file: new File([dxfText(1000, ['WALL', 'DOOR'])], 'first.dxf') });
  await client.send(planCalls.publish, { layerId });
  await expect.poll(async () => (await detailOf(client, layerId)).versionNo).toBe(1);
  const { rows } = await client.send(deviceCalls.list, { pageSize: 2 });
  const [carried, orphan] = rows;
  if (!carried || !orphan) throw new Error('The city has no two devices');
  await client.send(planCalls.savePoints, {
    layerId,
    revision: (await client.send(planCalls.points, { layerId })).revision,
    points: [
      { deviceId: carried.deviceId, layer: 'WALL', x: 10, y: 10 },
      { deviceId: orphan.deviceId, layer: 'DOOR', x: 20, y: 20 },
    ],
  });
  await client.send(planCalls.saveResources, {
    layerId,
    revision: 0,
    resources: [{ resourceId: 1, kind: 'exit', name: '东门', layer: '', x: 900, y: 900 }],
  });

  await page.reload();
  await choose(page, name, Buffer.from(dxfText(500, ['WALL'])));
  await uploadButton(page).click();
  await expect.poll(async () => (await detailOf(client, layerId)).versionNo).toBe(2);

  const versions = page.getByRole('dialog', { name: `“${name}”的版本` });
  await page.getByRole('button', { name: `${name}的操作` }).click();
  await page.getByRole('menuitem', { name: '版本' }).click();
  await expect(versions.getByRole('row', { name: /^DOOR 1 — 删除/ })).toBeVisible();
  await expect(versions.getByText('1 台设备位置不变')).toBeVisible();
  await expect(versions.getByRole('listitem').filter({ hasText: orphan.name })).toContainText('图层 DOOR');
  await expect(versions.getByRole('listitem').filter({ hasText: '东门' })).toContainText('位置在新图范围之外');
  await versions.getByRole('button', { name: '回退到第 1 版' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '回退', exact: true }).click();
  await expect(versions.getByRole('combobox', { name: '到' })).toContainText('第 3 版');
  await expect(versions.getByText('2 台设备位置不变')).toBeVisible();
  await expect(versions.getByText('1 处标注位置不变')).toBeVisible();
  const { points } = await client.send(planCalls.points, { layerId });
  expect(points.map((point) => point.orphan)).toEqual([null, null]);
});

test('an upload whose line breaks at 99 % is told, leaves nothing behind, and goes through when it is sent again [PLN-02]', async ({
  page,
  baseURL,
  city,
}) => {
  const line = await cutLine(baseURL ?? '');
  await logIn(page, 'platform', `${line.url}${list}`);
  const name = '旅程断线';
  const { client, layerId } = await planOf(city, name);
  const files = join(city.folder, 'files', 'plans', String(layerId));
  await page.reload();
  const drawing = Buffer.concat([...bigDrawing(4_000_000)]);
  await choose(page, name, drawing);
  const dialog = page.getByRole('dialog', { name: /上传图纸到/ });
  await expect(dialog.getByRole('grid')).toContainText('WALL');
  line.cutAfter(drawing.length * 0.99);
  await uploadButton(page).click();
  await expect(dialog.getByText(/原来的图纸没有改变/)).toBeVisible();
  expect((await detailOf(client, layerId)).file).toBeNull();
  await expect.poll(() => readdirSync(files)).toEqual([]);

  line.mend();
  await uploadButton(page).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText('发布完成');
  expect((await detailOf(client, layerId)).file?.sizeBytes).toBe(drawing.length);
  expect(readdirSync(files).filter((file) => file.endsWith('.part'))).toEqual([]);
  line.close();
});

test('a tab that is closed while its plan is published is opened again: the server goes on, and tells how far it is [PLN-03]', async ({
  page,
  context,
  city,
}) => {
  await logIn(page, 'platform', list);
  const name = '旅程关闭';
  await planOf(city, name);
  await page.reload();
  // the reading waits for a writer of this pipe
  const pipe = holdPipe(city.folder);
  execFileSync('mkfifo', [pipe]);
  await choose(page, name, Buffer.from(dxfText(500, ['WALL'])));
  const begun = page.waitForResponse((response) => response.url().endsWith('/publish'));
  await uploadButton(page).click();
  await begun;
  await page.close();

  const next = await context.newPage();
  await next.goto(list);
  await expect(rowOf(next, name)).toContainText('发布中');
  await writeFile(pipe, '');
  await expect(rowOf(next, name)).toContainText('发布完成');
  await rm(pipe);
});
