import type { Device } from '@fireline/api/device';
import { type Client, createClient } from '@fireline/api/lib';
import { type Page, expect } from 'playwright/test';
import type { City } from './city.ts';

export const password = 'Fireline-2026!';
export const apiBase = '/smkgw/api/v1.0.0';

/** Logs in on the login page, as a user does. */
export async function logInByHand(page: Page, username = 'platform', to = '/main'): Promise<void> {
  await page.goto(to);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname === new URL(to, page.url()).pathname);
}

interface Reply<T> {
  readonly code: string;
  readonly message: string;
  readonly data: T;
}

const account = (text: string): Readonly<Record<string, string>> => {
  const [username = '', rentId = 'R001'] = text.split('@');
  return { rentId, username, password };
};

/** Opens a page with a session of its own, without the login page in between. @param username of another tenant with its id: `platform@R000` */
export async function logIn(page: Page, username = 'platform', to = '/main'): Promise<void> {
  const answered = await page.request.post(`${apiBase}/auths/weak/login`, { form: account(username) });
  const session = JSON.stringify(((await answered.json()) as Reply<object>).data);
  // any small file of the server: the session is written for its origin
  await page.goto(URL.canParse(to) ? new URL('/favicon.svg', to).href : '/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('fireline.session', text), session);
  await page.goto(to);
}

/** Goes to another page inside the app, as a link of it does: a third of the work of loading the app again. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

async function call<T>({ url }: City, path: string, init: RequestInit = {}): Promise<T> {
  const reply = (await (await fetch(url + apiBase + path, init)).json()) as Reply<T>;
  if (reply.code !== '0000') throw new Error(`${path}: ${reply.code} ${reply.message}`);
  return reply.data;
}

/** A session beside the browser's, for what a journey has to know or do behind the scenes. */
export async function tokenOf(city: City, username = 'platform'): Promise<string> {
  const body = new URLSearchParams(account(username));
  return (await call<{ token: string }>(city, '/auths/weak/login', { method: 'POST', body })).token;
}

/** The same session as a client of all calls. */
export const clientOf = async (city: City, username = 'platform'): Promise<Client> =>
  clientWith(city, await tokenOf(city, username));

/** A client of the session that has the token. */
export const clientWith = ({ url }: City, token: string): Client =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'cn',
    session: { token: () => token, renew: () => Promise.resolve(false), onExpired: () => {} },
  });

/** The first devices of a type that are online and have no alarm. */
export async function quietDevices(city: City, type: string): Promise<readonly Device[]> {
  const authorization = await tokenOf(city);
  const { rows } = await call<{ rows: Device[] }>(city, `/device/all?deviceType=${type}&status=online`, {
    headers: { authorization },
  });
  return rows.filter((device) => device.alarmLevel === null);
}

/** The newest code that was sent to a mobile: without a carrier, codes are in the terminal of the gateway. */
export async function codeSentTo({ output }: City, mobile: string): Promise<string> {
  const codes = () => [...output().matchAll(/^Message to (\d+): \D*(\d{6})/gm)].filter(([, to]) => to === mobile);
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return codes().at(-1)?.[2] ?? '';
}

interface Report {
  readonly imei: string;
  readonly readings?: Readonly<Record<string, number>>;
  readonly kinds?: readonly string[];
}

/** Sends reports as devices do. */
export const report = (city: City, reports: readonly Report[]): Promise<{ accepted: number; raised: number }> =>
  call(city, '/ingest/readings', {
    method: 'POST',
    headers: { authorization: city.deviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ reports }),
  });
