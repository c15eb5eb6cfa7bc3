import { expect } from 'playwright/test';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { test } from '../city.ts';
import { clientOf, codeSentTo, logIn, password } from '../world.ts';

test('a newcomer registers with a code; the form says what is missing, the overview what it sees, and when the next code may follow [SES-04] [SES-07] [SES-12] [SHL-01]', async ({
  page,
  city,
}) => {
  const mobile = '13912345678';
  await page.goto('/login');
  await page.getByRole('link', { name: '注册账号' }).click();
  await expect(page).toHaveURL('/register?tenant=R001');
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('用户名').fill('newcomer7');
  await page.getByLabel('密码', { exact: true }).fill('Stairs-7-Red');
  await page.getByLabel('再次输入密码').fill('Stairs-7-Red');
  await field('姓名').fill('陈住户');
  await field('身份证号').fill('110105194912310021');
  await field('手机号').fill('139 1234 5678');
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText(/验证码已发送，5 分钟内有效/)).toBeVisible();
  await field('验证码').fill(await codeSentTo(city, mobile));
  await page.getByRole('button', { name: '注册', exact: true }).click();
  // what was typed stays beside what is wrong with it
  await expect(field('身份证号')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox', { name: /我同意/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(field('姓名')).toHaveValue('陈住户');
  // and after a reload, except for secrets
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field('姓名')).toHaveValue('陈住户');
  await expect(field('手机号')).toHaveValue('139 1234 5678');
  await expect(field('验证码')).toHaveValue('');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Stairs-7-Red');
  await page.getByLabel('密码', { exact: true }).fill('Stairs-7-Red');
  await page.getByLabel('再次输入密码').fill('Stairs-7-Red');
  await field('验证码').fill(await codeSentTo(city, mobile));
  await field('身份证号').fill('11010519491231002X');
  await page.getByRole('checkbox', { name: /我同意/ }).check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page).toHaveURL('/main');
  await expect(page.getByText('您的账号还没有绑定单位或场所')).toBeVisible();

  await page.getByRole('button', { name: /账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('link', { name: '忘记密码' }).click();
  await field('手机号').fill(mobile);
  await page.getByRole('button', { name: '发送验证码' }).click();
  // a code for something else is counted for itself
  await expect(page.getByText(/如果该号码可用，验证码已发送/)).toBeVisible();
  await page.reload();
  await field('手机号').fill(mobile);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText(/请在 \d+ 秒后再发送验证码/)).toBeVisible();
});

test('somebody who forgot the password sets another by a code, and logs in by the next one without it [SES-12]', async ({
  page,
  city,
}) => {
  await page.goto('/login');
  const platform = await clientOf(city);
  const { rows } = await platform.send(sessionCalls.users, { kind: 'unit', state: 'active', pageSize: 50 });
  // lists answer masks
  const whole = await Promise.all(
    rows.map(async ({ userId, username }) => {
      const asked = { subject: 'user' as const, id: userId, fields: ['mobile'] };
      const { values } = await platform.send(sessionCalls.showPersonal, asked);
      return { username, mobile: values.mobile?.[0] ?? '' };
    }),
  );
  const numbers = whole.map(({ mobile }) => mobile);
  const [one, other] = whole.filter(
    ({ mobile }) => mobile !== '' && numbers.indexOf(mobile) === numbers.lastIndexOf(mobile),
  );
  if (!one || !other) throw new Error('The city has no two people with a number of their own');
  await page.getByRole('link', { name: '忘记密码' }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('手机号').fill(one.mobile);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await field('验证码').fill(await codeSentTo(city, one.mobile));
  await page.getByLabel('新密码').fill('Stairs-7-Red');
  await page.getByLabel('再次输入密码').fill('Stairs-7-Red');
  await page.getByRole('button', { name: '重设密码' }).click();
  await expect(page.getByText(/密码已重设/)).toBeVisible();
  await page.getByRole('link', { name: '密码登录' }).click();
  await field('用户名').fill(one.username);
  await page.getByLabel('密码', { exact: true }).fill('Stairs-7-Red');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/main');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?by=code&to=%2Fdevice%2FindexList');
  await field('手机号').fill(other.mobile);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await field('验证码').fill(await codeSentTo(city, other.mobile));
  await page.getByRole('button', { name: '用验证码登录' }).click();
  await expect(page).toHaveURL('/device/indexList');
});

test('a browser changes to an account and back; each keeps its settings, and logging out of one leaves the other [SES-04] [SHL-01] [SHL-29]', async ({
  page,
}) => {
  await logIn(page, 'unit', '/main');
  await page.getByRole('button', { name: '显示设置' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await page.getByRole('button', { name: /账号/ }).click();
  await page.getByRole('menuitem', { name: '切换用户' }).click();
  await page.getByRole('button', { name: '登录其他账号' }).click();
  await page.getByLabel('用户名').fill('agent');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const theme = page.locator('[data-fl-theme]').first();
  await expect(theme).toHaveAttribute('data-fl-theme', 'light');

  await page.goto('/changeUser');
  await expect(page.getByRole('button', { name: /^切换到/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^切换到/ }).click();
  await expect(page).toHaveURL('/main');
  await expect(theme).toHaveAttribute('data-fl-theme', 'dark');
  await page.getByRole('button', { name: /账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  // the other session is open still
  const token = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fireline.accounts') ?? '[]') as {
      session: { token: string } | null;
    }[];
    return kept.flatMap(({ session }) => session?.token ?? []);
  });
  expect(token).toHaveLength(1);
  const reply = await page.request.get('/smkgw/api/v1.0.0/authen/me', { headers: { authorization: token[0] ?? '' } });
  expect(((await reply.json()) as { data: { username: string } }).data.username).toBe('agent');
});

test('a member with an account sees a banner of the place above its own, and sees it once a code that came to its number is entered [SIT-02] [SES-12]', async ({
  page,
  city,
}) => {
  await logIn(page, 'resident', '/place/list');
  const { rows } = await (await clientOf(city, 'resident')).send(siteCalls.memberships, {});
  const unproven = rows.find(({ verifiedAt }) => verifiedAt === null);
  if (!unproven) throw new Error('The city has no place for which its resident is not verified');
  const { memberId, placeName } = unproven;
  const asked = { subject: 'member' as const, id: memberId, fields: ['phone'] };
  const { values } = await (await clientOf(city)).send(sessionCalls.showPersonal, asked);
  const told = page.getByText(`您被添加为“${placeName}”的成员`);
  const row = page.getByRole('row').filter({ hasText: placeName });
  await expect(told).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: '认证' }).first().click();
  const form = page.getByRole('dialog', { name: `认证：${placeName}` });
  await form.getByRole('button', { name: '发送验证码' }).click();
  await expect(form.getByText(/验证码已发送/)).toBeVisible();
  await form.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(city, values.phone?.[0] ?? ''));
  await form.getByRole('button', { name: '认证', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(told).toHaveCount(0);
  await expect(row).toBeVisible();
});
