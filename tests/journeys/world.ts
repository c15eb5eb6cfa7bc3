import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Device } from '@fireline/api/device';
import { type Client, createClient } from '@fireline/api/lib';
import { type Page, expect } from 'playwright/test';

/** Where the server leaves what only its operator knows. */
export const stateFile = fileURLToPath(new URL('../../test-results/journeys-state.json', import.meta.url));
/** What the server wrote into its terminal since it started. */
export const terminalFile = fileURLToPath(new URL('../../test-results/journeys-terminal.txt', import.meta.url));
/** While there is a pipe of this name in the server's folder, no plan is read. */
export const holdPipe = (folder: string): string => join(folder, 'hold');
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

const call = async <T>(
  page: Page,
  path: string,
  init: { method?: string; headers?: Record<string, string>; data?: unknown } = {},
): Promise<T> => {
  const response = await page.request.fetch(apiBase + path, init);
  const reply = (await response.json()) as { code: string; message: string; data: T };
  if (reply.code !== '0000') throw new Error(`${path}: ${reply.code} ${reply.message}`);
  return reply.data;
};

async function loggedIn(page: Page, account: string): Promise<{ readonly token: string }> {
  const [username = '', rentId = 'R001'] = account.split('@');
  const form = new URLSearchParams({ rentId, username, password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return call(page, '/auths/weak/login', { method: 'POST', headers, data: form });
}

/** Opens a page with a session of its own, without the login page in between. @param username of another tenant with its id: `platform@R000` */
export async function logIn(page: Page, username = 'platform', to = '/main'): Promise<void> {
  const session = await loggedIn(page, username);
  // any small file of the server: the session is written for its origin
  await page.goto(URL.canParse(to) ? new URL('/favicon.svg', to).href : '/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('fireline.session', text), JSON.stringify(session));
  await page.goto(to);
}

/** A session beside the browser's, for what a journey has to know or do behind the scenes. */
export const tokenOf = async (page: Page, username = 'platform'): Promise<string> =>
  (await loggedIn(page, username)).token;

/** The same session as a client of all calls. */
export const clientOf = async (page: Page, username = 'platform'): Promise<Client> =>
  clientWith(page, await tokenOf(page, username));

/** A client of the session that has the token. */
export function clientWith(page: Page, token: string): Client {
  return createClient({
    baseUrl: new URL(apiBase, page.url()).href,
    language: () => 'cn',
    session: { token: () => token, renew: () => Promise.resolve(false), onExpired: () => {} },
  });
}

/** What the server told of itself when it started. */
export const serverState = () =>
  JSON.parse(readFileSync(stateFile, 'utf8')) as { readonly deviceKey: string; readonly folder: string };

/** The first devices of a type that are online and have no alarm. */
export async function quietDevices(page: Page, type: string): Promise<readonly Device[]> {
  const authorization = await tokenOf(page);
  const { rows } = await call<{ rows: Device[] }>(page, `/device/all?deviceType=${type}&status=online`, {
    headers: { authorization },
  });
  return rows.filter((device) => device.alarmLevel === null);
}

/** The newest code that was sent to a mobile. */
export async function codeSentTo(mobile: string): Promise<string> {
  const codes = () =>
    [...readFileSync(terminalFile, 'utf8').matchAll(/^Message to (\d+): \D*(\d{6})/gm)].filter(
      ([, to]) => to === mobile,
    );
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return codes().at(-1)?.[2] ?? '';
}

interface Report {
  readonly imei: string;
  readonly readings?: Readonly<Record<string, number>>;
  readonly kinds?: readonly string[];
}

/** Sends reports as devices do. */
export async function report(page: Page, reports: readonly Report[]): Promise<{ accepted: number; raised: number }> {
  const { deviceKey } = serverState();
  return call(page, '/ingest/readings', { method: 'POST', headers: { authorization: deviceKey }, data: { reports } });
}
