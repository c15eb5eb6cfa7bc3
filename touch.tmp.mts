// what was changed, used by hand
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import * as tool from './tooling/chromium.ts';
mkdirSync('/tmp/final/acts', { recursive: true });
const browser = await chromium.launch(tool.launch);
const base = 'http://127.0.0.1:8099';
const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 160)));
await page.goto(base + '/login');
await page.locator('input[type=password]').fill('Fireline-2026!');
await page.locator('input[autocomplete=username], input[name=username]').first().fill('platform');
await page.locator('button[type=submit]').first().click();
await page.waitForURL(/main/);
const shot = (name: string) => page.screenshot({ path: `/tmp/final/acts/${name}.png` });
const step = async (name: string, work: () => Promise<unknown>) => { try { await work(); console.log('ok', name); } catch (e) { console.log('FAILED', name, String(e).slice(0, 300)); await shot(`failed-${name}`); } };
page.setDefaultTimeout(8000);
await step('analysis drawer', async () => {
  await page.goto(base + '/device/analysis'); const link = page.getByRole('link', { name: /^(移除|Removed) \d+/ }); await link.scrollIntoViewIfNeeded(); await page.waitForTimeout(500); await shot('a1bars'); await link.click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(900); await shot('a2drawer'); await page.keyboard.press('Escape'); await page.waitForTimeout(300); console.log('  focus after Escape:', await page.evaluate(() => document.activeElement?.textContent?.slice(0, 30)));
});
await step('hazard due reason', async () => {
  await page.goto(base + '/solution/hazard'); await page.getByRole('row').nth(1).click(); await page.waitForTimeout(1500); await shot('b1hazard'); await page.getByRole('button', { name: /^修改$/ }).first().click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(600); await shot('b2form');
  await page.keyboard.press('Escape');
});
await step('partner powers twice', async () => {
  for (const round of [1, 2]) { await page.goto(base + '/system/roles'); }
  for (const round of [1, 2]) { await page.getByRole('button', { name: '合作商权限' }).click(); const form = page.getByRole('dialog', { name: '合作商权限' }); await form.getByRole('checkbox', { name: '管理用户' }).setChecked(round === 2); await form.getByRole('button', { name: '保存' }).click(); await form.waitFor({ state: 'hidden' }); }
  await shot('c1roles');
});
await step('second editor', async () => {
  const other = await browser.newPage(); other.setDefaultTimeout(8000);
  await page.goto(base + '/project/list'); await page.getByRole('row').nth(1).click(); await page.waitForTimeout(1200); await shot('d0project'); 
  await page.getByRole('button', { name: /^修改/ }).first().click(); await page.getByRole('dialog').last().waitFor();
  await page.waitForTimeout(500); await shot('d1form'); await page.keyboard.press('Tab'); await page.keyboard.press('Tab'); await shot('d2tab'); await page.keyboard.press('Escape'); await other.close();
});
await step('history filters', async () => {
  await page.goto(base + '/alarm-manage/alarmhislist'); await page.getByRole('button', { name: /更多筛选/ }).click(); await page.waitForTimeout(500); await shot('e1more'); await page.goBack(); await page.waitForTimeout(500); await shot('e2back');
});
await step('bars of alarms open their list', async () => {
  await page.goto(base + '/alarm-manage/index'); await page.waitForTimeout(2000); await shot('g1alarms');
});
await browser.close();
