import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicCalls } from '@fireline/api/public';
import { expect } from 'playwright/test';
import { test } from '../city.ts';
import { apiBase, clientOf, logIn } from '../world.ts';

interface Key {
  readonly keyId: string;
  readonly secret: string;
}

/** A partner's site: its server exchanges key and secret for a token, its page frames a piece and hands the token to it. */
function partnerSite(gateway: string): Server & { key?: Key } {
  const site: Server & { key?: Key } = createServer((request, response) => {
    const { keyId = '', secret = '' } = site.key ?? {};
    if (request.url === '/token') {
      const body = JSON.stringify({ keyId, secret, pieces: ['alarms'] });
      const headers = { 'content-type': 'application/json' };
      void fetch(`${gateway}${apiBase}/public/embedToken`, { method: 'POST', headers, body })
        .then((reply) => reply.text())
        .then((text) => response.setHeader('content-type', 'application/json').end(text));
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><h1>Partner</h1>
      <iframe title="piece" width="600" height="600" src="${gateway}/public/embed/alarms?key=${keyId}"></iframe>
      <script>
        addEventListener('message', async ({ data, source, origin }) => {
          if (origin !== '${gateway}' || !/ready|tokenExpiring/.test(data.type)) return;
          const reply = await (await fetch('/token')).json();
          document.body.dataset.code = reply.code;
          if (reply.code === '0000') source.postMessage({ type: 'fireline.token', token: reply.data.token }, origin);
        });
      </script>`);
  });
  return site;
}

test('a partner embeds the current alarms from a listed origin alone, until the key is disabled [PUB-06] [PUB-07]', async ({
  page,
  browser,
  baseURL,
  city,
}) => {
  const site = partnerSite(baseURL ?? '');
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const name = `物业大屏 ${port}`;

  await logIn(page, 'platform', '/system/tenant');
  await page.getByRole('link', { name: '嵌入密钥' }).click();
  await page.getByRole('button', { name: '新建嵌入密钥' }).first().click();
  const form = page.getByRole('dialog', { name: '新建嵌入密钥' });
  await form.getByRole('textbox', { name: '名称' }).fill(name);
  await form.getByRole('textbox', { name: '允许的网址' }).fill(origin);
  await form.getByRole('combobox', { name: '可嵌入的内容' }).click();
  await page.getByRole('option', { name: '当前报警' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存' }).click();
  const once = page.getByRole('dialog', { name: `${name} 的密码` });
  const [secret = ''] = /[\w-]{43}/.exec((await once.textContent()) ?? '') ?? [];
  await once.getByRole('button', { name: '关闭' }).click();
  const client = await clientOf(city, 'platform');
  const [key] = (await client.send(publicCalls.embedKeys, { search: name })).rows;
  site.key = { keyId: key?.keyId ?? '', secret };

  const host = await browser.newPage({ locale: 'zh-CN' });
  await host.goto(origin);
  const piece = host.frameLocator('iframe');
  await expect(piece.getByRole('heading', { name: /^当前报警 \d+$/ })).toBeVisible();

  // another origin frames nothing, though its server holds the key
  const foreign = await browser.newPage({ locale: 'zh-CN' });
  await foreign.goto(`http://localhost:${port}`);
  await expect(foreign.getByRole('heading', { name: 'Partner' })).toBeVisible();
  await expect(foreign.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  await expect(foreign.locator('body')).not.toHaveAttribute('data-code');

  await page.getByRole('gridcell', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByText(`${name} 已停用`)).toBeVisible();
  await host.reload();
  await expect(host.getByRole('heading', { name: 'Partner' })).toBeVisible();
  await expect(host.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  const refused = (await (await host.request.get(`${origin}/token`)).json()) as { code: string };
  expect(refused.code).toBe('public.embed.disabled');
  await Promise.all([host.close(), foreign.close()]);
  await new Promise((resolve) => site.close(resolve));
});
