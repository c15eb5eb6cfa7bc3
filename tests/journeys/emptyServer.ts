import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { dataFolder } from './dataFolder.ts';

const main = fileURLToPath(new URL('../../apps/gateway/dist/main.js', import.meta.url));

/** A gateway of its own on an empty folder, and what its terminal shows. */
export async function startEmpty() {
  const { folder, remove } = dataFolder();
  const env = { ...process.env, FIRELINE_DATA: folder, FIRELINE_CITY: 'setup', PORT: '0' };
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
    remove();
  };
  return { ...(await promise), stop };
}

/** Fills the set-up page, and leaves it unsent. */
export async function fillSetup(page: Page, code: string): Promise<void> {
  const typed = {
    初始设置码: code,
    租户编号: 'R100',
    租户名称: '海港物业',
    用户名: 'ada',
    姓名: '陈安',
    密码: 'Stairs-7-Red',
    再次输入密码: 'Stairs-7-Red',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
}
