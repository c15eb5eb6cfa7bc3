import type { Page } from 'playwright';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';

const alarmList = '/alarm-manage/alarmalrmlist';

/** Signs in as an operator does, and waits until the list of current alarms is whole and live. */
export async function openAlarmList(page: Page, origin: string): Promise<void> {
  await page.goto(origin + alarmList);
  await page.getByLabel('用户名').fill('platform');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(origin + alarmList);
  await page.getByText('实时').waitFor();
  await page.locator('[aria-label="状态栏"] li').first().waitFor();
  await page.locator('[role=grid]:not([aria-busy=true])').waitFor();
}
