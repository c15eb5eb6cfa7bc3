import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test('an organisation is created, moved, moved back and deleted; its districts are found [ORG-01] [ORG-02] [ORG-03] [SHL-08]', async ({
  page,
}) => {
  await logIn(page, 'platform', '/system/orgs?org=440304');
  const title = (name: string) => page.getByRole('heading', { name, level: 2 });
  const way = page.getByRole('navigation', { name: '所在位置' });
  await expect(title('福田区')).toBeVisible();
  await page.getByRole('button', { name: '新建下级' }).click();
  const form = page.getByRole('dialog', { name: '在 福田区 下新建机构' });
  await form.getByRole('textbox', { name: '机构名称' }).fill('旅程街道');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(title('旅程街道')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: '旅程街道' })).toBeVisible();

  await page.getByRole('button', { name: '移动', exact: true }).click();
  const move = page.getByRole('dialog', { name: '移动 旅程街道' });
  await expect(move).toContainText('将移动 1 个机构、0 个单位');
  await move.getByRole('combobox', { name: '移到' }).click();
  await page.getByRole('searchbox').last().fill('罗湖');
  // what was found is marked inside its name
  await page
    .getByRole('treeitem')
    .filter({ hasText: /^罗湖区$/ })
    .click();
  await move.getByRole('button', { name: '移动', exact: true }).click();
  await expect(way).toContainText('罗湖区');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(way).toContainText('福田区');

  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(title('福田区')).toBeVisible();
  await expect(page.getByRole('treeitem', { name: '旅程街道' })).toHaveCount(0);

  // what still has organisations under it says how many
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText(/还有 6 个下级机构/)).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();

  await goTo(page, '/system/orgs?org=44');
  await page.getByRole('button', { name: '添加全部区划' }).click();
  // what can be taken back is offered in dialogs of its own
  const question = page.getByRole('alertdialog').filter({ hasText: '广州市' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('treeitem', { name: '广州市' })).toHaveCount(0);
  await question.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('treeitem', { name: '广州市' })).toBeVisible();
});
