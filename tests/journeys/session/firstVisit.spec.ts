import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { logIn } from '../world.ts';

/** Texts and labels on the page that are keys: the words of those are not there. */
const keysOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.body.innerText, ...named].flatMap((text) => text.match(/\b[A-Za-z]{2,}(?:\.[A-Za-z]\w*)+/g) ?? []);
  });

test('a first visit of the main page fetches what it shows and no more, and what opens from it brings its words [SHL-12] [SHL-20]', async ({
  page,
}) => {
  // what is fetched ahead brings all words, and comes when the browser is idle: some time
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  let fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      fetched.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  const main = page.getByRole('main');
  const expectFirstPage = async (): Promise<void> => {
    await expect(main.getByRole('group', { name: '未关闭报警' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await keysOn(page)).toEqual([]);
    expect(fetched).toEqual(expect.arrayContaining(['/assets/first', '/assets/home']));
    // what pages share, and what they say
    expect(fetched.filter((path) => /\/(?:more|common)$/.test(path))).toEqual([]);
  };
  await logIn(page, 'platform', '/main');
  await expectFirstPage();

  for (const item of ['我的设置', '修改密码', '登录的设备']) {
    fetched = [];
    // the words that one item brought are there for the next
    await page.reload();
    await expectFirstPage();
    await page.getByRole('button', { name: /^账号/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    expect(await keysOn(page)).toEqual([]);
    expect(fetched).toContain('/assets/more');
  }
});
