import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

/** A room of four walls, as CAD programs write it. */
const room = `${[
  '0 SECTION 2 ENTITIES',
  '0 LINE 8 WALL 10 0 20 0 11 9 21 0',
  '0 LINE 8 WALL 10 9 20 0 11 9 21 6',
  '0 LINE 8 WALL 10 9 20 6 11 0 21 6',
  '0 LINE 8 WALL 10 0 20 6 11 0 21 0',
  '0 ENDSEC 0 EOF',
]
  .join(' ')
  .replaceAll(' ', '\n')}\n`;

/** An archive with nothing in it: its end mark and no more. */
const emptyZip = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新建平面图' }).first().click();
  await page.getByRole('textbox', { name: '名称' }).fill(name);
  await page.getByRole('button', { name: '保存', exact: true }).click();
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a plan is created, its drawing looked at before it is sent, published, and opened [PLN-01] [PLN-02] [PLN-03] [N11]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/main/plan/list');
  await create(page, '旅程房间');
  const dialog = page.getByRole('dialog', { name: /上传图纸到/ });
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles({ name: 'room.pdf', mimeType: '', buffer: Buffer.from(room) });
  await expect(dialog).toContainText('文件格式错误，须为 .zip/.dxf');
  await choose.setInputFiles({ name: 'room.dxf', mimeType: '', buffer: Buffer.from('AC1032 renamed') });
  await expect(dialog).toContainText('DWG');
  await choose.setInputFiles({ name: 'room.zip', mimeType: '', buffer: emptyZip });
  await expect(dialog).toContainText('压缩包内没有 .dxf 文件');
  await expect(dialog.getByRole('button', { name: '上传并发布' })).toBeDisabled();
  await dialog.getByRole('button', { name: '换一个文件' }).click();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/upload')) sent += 1;
  });
  await choose.setInputFiles({ name: 'room.dxf', mimeType: '', buffer: Buffer.from(room) });
  await expect(dialog.getByRole('grid')).toContainText('WALL');
  expect(sent).toBe(0);
  await dialog.getByRole('button', { name: '上传并发布' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  await expect(rowOf(page, '旅程房间')).toContainText('发布完成');
  await rowOf(page, '旅程房间').dblclick();
  await expect(page).toHaveURL(/\/plan-monitor-detail\/\d+\?mode=view/);
  await expect(page.getByRole('heading', { name: '旅程房间' })).toBeVisible();

  await goTo(page, '/main/plan/records');
  await expect(rowOf(page, '旅程房间')).toContainText('room.dxf');
});

test('a plan that was deleted comes back when that is undone [PLN-01]', async ({ page }) => {
  await logIn(page, 'platform', '/main/plan/list');
  await create(page, '旅程撤销');
  await expect(page.getByRole('dialog', { name: /上传图纸到/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '旅程撤销的操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(rowOf(page, '旅程撤销')).toHaveCount(0);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(rowOf(page, '旅程撤销')).toBeVisible();
});
