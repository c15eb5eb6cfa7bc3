import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

test('the head office sets a price for partners from tomorrow with its impact shown; the partner sees what it will pay, its dealer only its own price, and neither sets it [TAR-02] [TAR-04] [DEV-23] [N19]', async ({
  page,
  browser,
}) => {
  await logIn(page, 'platform', '/deviceService/dealerPrice');
  await page.getByRole('button', { name: '统一定价' }).click();
  const form = page.getByRole('dialog', { name: '统一定价' });
  await form.getByRole('textbox', { name: '流量模式，3 年的价格' }).fill('333.33');
  await form.getByRole('button', { name: '试算影响' }).click();
  const impact = page.getByRole('dialog', { name: /^改价影响/ });
  await expect(impact).toContainText('新价 ¥333.33');
  await expect(impact).toContainText('合计：我方');
  await impact.getByRole('button', { name: '保存价格' }).click();
  await expect(form).toContainText('流量模式 · 3 年 ¥333.33');

  const coming = '/deviceService/superiorPrice?changed=coming&priced=flow';
  const below = await browser.newContext({ locale: 'zh-CN' });
  const partner = await below.newPage();
  await logIn(partner, 'agent_head', coming);
  await expect(partner.getByRole('gridcell', { name: /¥333\.33/ })).toBeVisible();
  // the dealer below buys from its partner: what that one pays is not its to see
  const dealer = await below.newPage();
  await logIn(dealer, 'agent', '/deviceService/superiorPrice?priced=flow');
  await expect(dealer.getByRole('gridcell', { name: '3 年' }).first()).toBeVisible();
  await expect(dealer.getByText('¥333.33')).toHaveCount(0);
  // messages are priced by the tenant: a dealer looks
  await dealer.goto('/tariffCenter/price/tenant');
  await expect(dealer.getByRole('gridcell', { name: '短信' }).first()).toBeVisible();
  await expect(dealer.getByRole('button', { name: '试算影响' })).toHaveCount(0);
  await below.close();
});
