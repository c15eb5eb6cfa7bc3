import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { siteCalls } from '@fireline/api/site';
import { imageCompressAboveBytes } from '@fireline/domain/shell';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { clientOf, goTo, logIn } from '../world.ts';

const word = (value: number): Buffer => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);
const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind), data]);
  return Buffer.concat([word(data.length), body, word(crc32(body))]);
};

/** A PNG of noise, as heavy as a photo. */
function noisyPicture(width: number, height: number): Buffer {
  const rows = randomBytes(height * (1 + width * 3));
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  const head = Buffer.concat([word(width), word(height), Buffer.from([8, 2, 0, 0, 0])]);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

const typeDay = async (page: Page, field: string, day: string): Promise<void> => {
  const group = page.getByRole('dialog').getByRole('group', { name: field });
  await group.getByRole('spinbutton').first().click();
  await page.keyboard.type(day.replaceAll('-', ''));
};

test('a partner puts a project on record with a large photo, which arrives small, and deletes it [SIT-08] [SHL-09] [SHL-28] [SHL-26]', async ({
  page,
  city,
}) => {
  const name = '旅程智慧消防改造';
  await logIn(page, 'agent', '/project/list');
  await page.getByRole('button', { name: '新建项目' }).click();
  const form = page.getByRole('dialog', { name: '新建项目' });
  await form.getByRole('textbox', { name: '项目' }).fill(name);
  await form.getByRole('combobox', { name: '合作商' }).fill('鹏');
  await page.getByRole('option', { name: /^鹏/ }).first().click();
  await typeDay(page, '开始', '2026-01-01');
  await typeDay(page, '结束', '2026-01-01');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('结束必须晚于开始').first()).toBeVisible();
  await typeDay(page, '结束', '2099-12-31');
  const buffer = noisyPicture(1000, 800);
  expect(buffer.length).toBeGreaterThan(2 * imageCompressAboveBytes);
  await form.locator('input[type=file]').first().setInputFiles({ name: '安装.png', mimeType: 'image/png', buffer });
  await expect(form.getByText(/1 \/ 4 张/)).toBeVisible();
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已保存 ${name}`)).toBeVisible();

  const client = await clientOf(city, 'agent');
  const { rows } = await client.send(siteCalls.projects, { search: name });
  const { blob } = await client.download(siteCalls.projectImage, { imageId: rows[0]?.photos[0] ?? '' });
  expect(blob.size).toBeLessThanOrEqual(imageCompressAboveBytes);

  await goTo(page, `/project/list?search=${encodeURIComponent(name)}`);
  await page.getByRole('gridcell', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('img', { name: '安装照片 1' })).toBeVisible();
  await drawer.getByRole('button', { name: /更多操作$/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`已删除 ${name}`)).toBeVisible();
  await expect(page.getByRole('gridcell', { name, exact: true })).toHaveCount(0);
});
