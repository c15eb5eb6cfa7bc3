import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import * as tool from './tooling/chromium.ts';
const [out = '/tmp/shots', list = '', ...modes] = process.argv.slice(2);
const pages = readFileSync(list, 'utf8').trim().split('\n');
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(tool.launch);
const base = 'http://127.0.0.1:8099';
for (const mode of modes) {
  const [language, theme, size = '1366'] = mode.split('-') as [string, string, string];
  const width = Number(size), height = size === '390' ? 844 : 768;
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(base + '/login');
  const form = new URLSearchParams({ rentId: 'R001', username: 'platform', password: 'Fireline-2026!' });
  const login = await page.evaluate(async (body) => (await fetch('/smkgw/api/v1.0.0/auths/weak/login', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })).json(), form.toString());
  const token = login.data.token;
  await page.evaluate(async ({ token, language, theme }) => fetch('/smkgw/api/v1.0.0/userconfig/settings', { method: 'POST', headers: { 'content-type': 'application/json', authorization: token }, body: JSON.stringify({ theme, language }) }), { token, language, theme });
  // log in by the form
  await page.getByRole('textbox').nth(0).waitFor();
  const boxes = page.locator('input');
  await page.locator('input[type=password]').fill('Fireline-2026!');
  const user = page.locator('input[autocomplete=username], input[name=username]').first();
  await user.fill('platform');
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(/main/);
  for (const [at, line] of pages.entries()) {
    const [path, name = String(at)] = line.split(' ');
    try {
      await page.goto(base + path);
      await page.waitForTimeout(2200);
      await page.screenshot({ path: `${out}/${name}-${mode}.png`, fullPage: process.env.FULL === '1' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.log(name, mode, 'scrolls by', wide);
    } catch (error) { console.log(name, mode, String(error).slice(0, 200)); }
  }
  await context.close();
}
await browser.close();
