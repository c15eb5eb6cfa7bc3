import { readFile } from 'node:fs/promises';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

type Row = readonly (string | number | null)[];
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const bookOf = async (rows: readonly Row[]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: '单位', rows: rows.map((row) => [...row]) }] }));

const unit = (name: string, more: { mobiles?: string; org?: string; address?: string } = {}): Row => [
  name,
  '林经理',
  more.address ?? '后海大道2388号',
  more.mobiles ?? '(+86) 138 0013 8000；１３９００１３９０００',
  more.org ?? '南山区',
];
const head = ['企业全称', '联系人', '单位地址', '手机号码', '监管机构名称或编号'];

/** Gives the open import a file. */
async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: mediaType, buffer });
}

/** Saves what the button downloads. */
async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
const sheetsOf = async ({ bytes }: { readonly bytes: Buffer }) => (await readXlsx(new Uint8Array(bytes))).sheets;

test('a workbook of units: a header is given its meaning, bad rows are shown before anything is written, downloaded with reasons, corrected and sent again [SIT-06] [SIT-04] [DEV-26]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/unit/list');
  await page.getByRole('button', { name: '导入单位', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '导入单位' });
  const template = await saved(page, '下载模板');
  expect(template.name).toBe('联网单位导入模板.xlsx');
  const [sheet] = await sheetsOf(template);
  expect(sheet?.rows[0]).toContain('监管机构名称或编号');

  const rows = [
    head,
    unit('导入旅程一'),
    unit('导入旅程二', { mobiles: '1380013' }),
    unit('导入旅程三', { org: '没有的机构' }),
    unit('导入旅程四', { address: '' }),
  ];
  await give(page, '旅程单位.xlsx', await bookOf(rows));
  // the header is nobody's: it is recognised by its place, and given its meaning by hand
  await drawer.getByRole('combobox', { name: '企业全称 对应' }).click();
  await page.getByRole('option', { name: '不导入' }).click();
  await expect(drawer.getByText('还缺这些列：单位名称')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '检查', exact: true })).toBeDisabled();
  await drawer.getByRole('combobox', { name: '企业全称 对应' }).click();
  await page.getByRole('option', { name: /^单位名称/ }).click();
  await drawer.getByRole('button', { name: '检查', exact: true }).click();
  await expect(drawer.getByText('共 4 行，3 行有问题；尚未写入任何内容。')).toBeVisible();
  await expect(drawer.getByRole('grid')).toContainText('没有这个监管机构');
  await page.reload();
  await page.getByRole('searchbox').first().fill('导入旅程');
  await expect(page.getByRole('main')).not.toContainText('导入旅程一');

  await goTo(page, '/main/imports');
  await page.getByRole('button', { name: '导入单位', exact: true }).click();
  await give(page, '旅程单位.xlsx', await bookOf(rows));
  await drawer.getByRole('combobox', { name: '企业全称 对应' }).click();
  await page.getByRole('option', { name: /^单位名称/ }).click();
  await drawer.getByRole('button', { name: '检查', exact: true }).click();
  await drawer.getByRole('button', { name: '导入 4 行', exact: true }).click();
  const row = page.getByRole('main').getByRole('row').filter({ hasText: '旅程单位.xlsx' }).first();
  await expect(row).toContainText('已完成');
  await row.getByText('旅程单位.xlsx').click();
  const detail = page.getByRole('dialog', { name: '旅程单位.xlsx' });
  await expect(detail.getByText('导入成功 1 条，失败 3 条')).toBeVisible();

  const failed = await saved(page, '下载失败的行');
  const [book] = await sheetsOf(failed);
  const [failedHead = [], ...bad] = book?.rows ?? [];
  const at = (name: string): number => failedHead.indexOf(name);
  expect(bad.map((cells) => cells[at('原因')])).toEqual([
    expect.stringContaining('手机'),
    expect.stringContaining('没有这个监管机构'),
    expect.stringContaining('单位地址'),
  ]);
  const corrected = bad.map((cells) =>
    cells.map((cell, index) => {
      if (index === at('手机号码')) return '138 0013 8000';
      if (index === at('监管机构名称或编号')) return '南山区';
      return index === at('单位地址') ? '后海大道2388号' : cell;
    }),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '导入单位', exact: true }).click();
  await give(page, '单位-改正.xlsx', await bookOf([failedHead, ...corrected] as Row[]));
  await drawer.getByRole('button', { name: '检查', exact: true }).click();
  await expect(drawer.getByText('共 3 行，0 行有问题；尚未写入任何内容。')).toBeVisible();
  await drawer.getByRole('button', { name: '导入 3 行', exact: true }).click();
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: '单位-改正.xlsx' }).first()).toContainText(
    '已完成',
  );
  await goTo(page, '/unit/list?search=导入旅程');
  await expect(page.getByRole('main').getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
});
