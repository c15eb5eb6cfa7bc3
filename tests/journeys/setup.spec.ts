import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';

const main = fileURLToPath(new URL('../../apps/gateway/dist/main.js', import.meta.url));

/** A gateway of its own on an empty folder, and what its terminal shows. */
async function startEmpty() {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-journey-'));
  const env = { ...process.env, FIRELINE_DATA: folder, FIRELINE_DEMO: 'setup', PORT: '0' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly url: string; readonly code: string }>();
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const [code, url] = [/set-up code (\S+)/.exec(shown)?.[1], /Console\s+(\S+)/.exec(shown)?.[1]];
    if (code && url) resolve({ url, code });
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  void ended.then(() => reject(new Error(`The gateway ended: ${shown}`)));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...(await promise), stop };
}

test('an empty installation is set up with the code of its terminal, and its administrator sees an empty console [SHL-31]', async ({
  page,
}) => {
  const { url, code, stop } = await startEmpty();
  try {
    await page.goto(url);
    await page.waitForURL('**/setup');
    const typed = {
      初始设置码: 'AAAA-AAAA',
      租户编号: 'R100',
      租户名称: '海港物业',
      用户名: 'ada',
      姓名: '陈安',
      密码: 'Stairs-7-Red',
      再次输入密码: 'Stairs-7-Red',
    };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    const create = page.getByRole('button', { name: '创建租户' });
    await create.click();
    await expect(page.getByLabel('初始设置码', { exact: true })).toHaveAccessibleDescription(/不正确/);
    // what was typed stays, passwords too
    await expect(page.getByLabel('再次输入密码', { exact: true })).toHaveValue('Stairs-7-Red');
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
