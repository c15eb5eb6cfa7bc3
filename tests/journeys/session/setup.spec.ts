import { expect, test } from 'playwright/test';
import { fillSetup, startEmpty } from '../emptyServer.ts';

test('an empty installation is set up with the code of its terminal, and its administrator sees an empty console [SHL-31]', async ({
  page,
}) => {
  const { url, code, stop } = await startEmpty();
  try {
    await page.goto(url);
    await page.waitForURL('**/setup');
    await fillSetup(page, 'AAAA-AAAA');
    const create = page.getByRole('button', { name: '创建租户' });
    await create.click();
    await expect(page.getByLabel('初始设置码', { exact: true })).toHaveAccessibleDescription(/不正确/);
    // what was typed stays, passwords too
    await expect(page.getByLabel('再次输入密码', { exact: true })).toHaveValue('Stairs-7-Red');
    // and after a reload, except for secrets
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('租户名称', { exact: true })).toHaveValue('海港物业');
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('陈安');
    for (const secret of ['初始设置码', '密码', '再次输入密码'])
      await expect(page.getByLabel(secret, { exact: true })).toHaveValue('');
    for (const name of ['密码', '再次输入密码']) await page.getByLabel(name, { exact: true }).fill('Stairs-7-Red');
    await page.getByLabel('初始设置码', { exact: true }).fill(code.toLowerCase());
    await create.click();
    await page.waitForURL('**/main');
    await expect(page.getByText('海港物业').first()).toBeVisible();
    // nobody sets it up again
    await page.goto(`${url}setup`);
    await page.waitForURL(/\/(login|main)/);
  } finally {
    await stop();
  }
});
