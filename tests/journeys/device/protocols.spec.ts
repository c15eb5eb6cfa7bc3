import { type ChildProcess, spawn } from 'node:child_process';
import { deviceWords, deviceKeyWords } from '@fireline/domain/device';
import { type Page, expect } from 'playwright/test';
import { test } from '../city.ts';
import { goTo, logIn } from '../world.ts';

test.use({ gatewayWith: 'device protocols' });

/** The device that makers of devices play, as its command starts it. */
function play(args: readonly string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=fireline-source', 'apps/gateway/src/cli.ts', 'device', ...args],
    { env: { ...process.env, NODE_OPTIONS: '' } },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<string>((done) => child.once('close', () => done(text)));
  return { said: () => text, ended, stop: () => child.kill('SIGKILL') };
}

async function register(page: Page, type: 'smoke' | 'firehost', imei: string, name: string): Promise<void> {
  await goTo(page, '/device/index');
  await page.getByRole('button', { name: '登记设备' }).click();
  const form = page.getByRole('dialog', { name: '登记设备' });
  await form.getByRole('textbox', { name: 'IMEI' }).fill(imei);
  await form.getByRole('combobox', { name: '设备类型' }).click();
  await page.getByRole('option', { name: deviceWords[`device.type.${type}`].cn }).click();
  await form.getByRole('textbox', { name: '设备名称' }).fill(name);
  await form.getByRole('combobox', { name: '场所' }).fill('酒店');
  await page.getByRole('option', { name: /酒店/ }).first().click();
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(`已登记 ${name}`)).toBeVisible();
}

async function newKey(page: Page): Promise<ReturnType<Page['getByRole']>> {
  await goTo(page, '/system/keys');
  await page.getByRole('button', { name: '新建接入密钥' }).click();
  return page.getByRole('dialog', { name: '新建接入密钥' });
}

async function openDevice(page: Page, name: string): Promise<void> {
  await goTo(page, `/device/indexList?search=${name}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('gridcell').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** Opens the service of a device, and signs in again as one then has to. */
async function activate(page: Page, name: string): Promise<void> {
  await openDevice(page, name);
  await page.getByRole('tab', { name: '记录', exact: true }).click();
  await page.getByRole('tab', { name: '生命周期' }).click();
  await page.getByRole('button', { name: '开通服务' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '开通服务' }).click();
  await expect(page.getByText('开通服务成功，请重新登录')).toBeVisible();
  await logIn(page);
}

async function command(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: '控制', exact: true }).click();
  await page.getByRole('tab', { name: '远程控制' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下发' }).click();
}

async function expectAnswered(page: Page, name: string): Promise<void> {
  await expect(page.getByText('没有等待中的命令')).toBeVisible();
  await page.getByRole('tab', { name: '命令记录' }).click();
  const newest = page.getByRole('grid', { name: '命令记录' }).getByRole('row').nth(1);
  await expect(newest).toContainText(name);
  await expect(newest).toContainText('设备已响应');
}

test('a smoke detector is registered with a key, reports its fire through the broker, and answers a command [DEV-12] [DEV-13] [DEV-26] [ALM-01]', async ({
  page,
  city,
}) => {
  const imei = '490154203237526';
  await logIn(page);
  await register(page, 'smoke', imei, '总线烟感');
  await activate(page, '总线烟感');
  const form = await newKey(page);
  await form.getByRole('textbox', { name: '名称' }).fill('烟感网关');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  const secret = page.getByRole('dialog', { name: '烟感网关 的密钥' });
  const key = (await secret.locator('span').first().textContent()) ?? '';
  await secret.getByRole('button', { name: '关闭' }).click();
  const say = async (what: string) =>
    play(['--protocol', 'mqtt', '--url', city.mqtt, '--key', key, '--imei', imei, what]).ended;

  expect(await say('fire')).toContain('1 accepted, 0 refused, 1 alarms raised');
  await goTo(page, '/alarm-manage/alarmalrmlist?search=总线烟感');
  await expect(page.getByRole('row').filter({ hasText: '总线烟感' })).toContainText('烟雾');

  await openDevice(page, '总线烟感');
  await command(page, '消音');
  await expect(page.getByRole('list', { name: '等待中的命令' })).toContainText('排队中，等待设备上报');
  expect(await say('clear')).toMatch(/command \d+: silence, done/);
  await expectAnswered(page, '消音');
});

test('a fire panel is registered behind its transmission device, reports a fire in GB/T 26875.3, and answers a command [DEV-12] [DEV-13] [DEV-26] [ALM-01]', async ({
  page,
  city,
}) => {
  const imei = '490154203237534';
  const [, port = ''] = /GB\/T 26875\.3 on (\S+)/.exec(city.output()) ?? [];
  await logIn(page);
  await register(page, 'firehost', imei, '国标主机');
  await activate(page, '国标主机');
  const form = await newKey(page);
  await form.getByRole('combobox', { name: '接入方式' }).click();
  await page.getByRole('option', { name: deviceKeyWords['device.key.kind.transmission'].cn }).click();
  await form.getByRole('textbox', { name: '名称' }).fill('传输装置');
  await form.getByRole('textbox', { name: '装置地址' }).fill('4711');
  await form.getByRole('textbox', { name: '消防主机 IMEI' }).fill(imei);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('传输装置 已保存')).toBeVisible();

  const device = play(['--protocol', 'gb26875', '--url', port, '--address', '4711', 'fire', '--stay']);
  try {
    await expect.poll(device.said).toContain('fire: confirmed');
    await goTo(page, '/alarm-manage/alarmalrmlist?search=国标主机');
    await expect(page.getByRole('row').filter({ hasText: '国标主机' })).toBeVisible();
    await openDevice(page, '国标主机');
    await command(page, '立即采样');
    // the device receives it with its next report, of which it sends one every 20 s
    await expect(page.getByRole('list', { name: '等待中的命令' })).toContainText('排队中，等待设备上报');
    await expect(page.getByText('没有等待中的命令')).toBeVisible({ timeout: 60_000 });
    await expectAnswered(page, '立即采样');
  } finally {
    device.stop();
  }
});
