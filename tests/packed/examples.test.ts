import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { deviceKeyOf, fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';
import { launch } from '../../tooling/chromium.ts';
import { serveFolder } from '../../tooling/static-server.ts';
import { type Project, createProject } from './project.ts';

let project: Project;
let browser: Browser | undefined;
beforeAll(async () => {
  project = await createProject();
  for (const name of ['vite', 'server', 'live'])
    cpSync(join(import.meta.dirname, '../../docs/examples', name), join(project.folder, name), { recursive: true });
  browser = await chromium.launch(launch);
});
afterAll(async () => {
  await browser?.close();
  rmSync(project.folder, { recursive: true, force: true });
});

/** A page that remembers what the browser complained of. */
async function openPage(options: { javaScriptEnabled?: boolean } = {}): Promise<{ page: Page; complaints: string[] }> {
  if (!browser) throw new Error('no browser');
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { page, complaints };
}

const rootOf = (name: string): string => join(project.folder, name);

it('the example for Vite is built, drawn and used [LIB-03]', async () => {
  await build({ root: rootOf('vite'), configFile: false, logLevel: 'error' });
  const server: Server = await serveFolder(join(rootOf('vite'), 'dist'), 0);
  onTestFinished(() => void server.close());
  const { page, complaints } = await openPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.getByRole('columnheader', { name: 'Signal' }).click();
  await page.getByText('Low battery').waitFor();
  await page.getByRole('radio', { name: '繁體中文' }).check();
  await page.getByText('電量不足').waitFor();
  expect(complaints).toEqual([]);
});

it('the example for a server answers drawn and styled without any script, and the browser takes it over [LIB-03] [SHL-12]', async () => {
  const root = rootOf('server');
  await build({ root, configFile: false, logLevel: 'error' });
  await build({ root, configFile: false, logLevel: 'error', build: { ssr: 'src/server.tsx', outDir: 'dist/server' } });
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const address = line.toString().trim();

  const still = await openPage({ javaScriptEnabled: false });
  await still.page.goto(`${address}/?language=hk`);
  const badge = still.page.getByText('緊急');
  await badge.waitFor();
  expect(await badge.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(173, 18, 32)');

  const live = await openPage();
  await live.page.goto(`${address}/?language=cn`);
  await live.page.getByRole('checkbox', { name: 'Seen' }).check();
  await live.page.getByText('信号').first().waitFor();
  expect(live.complaints).toEqual([]);
});

/** A gateway with the fixture's tenants, in a folder that goes with the test. */
async function startGateway(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-example-'));
  const gateway = spawnGateway('tests/faults/gatewayMain.ts', { FOLDER: folder });
  onTestFinished(async () => {
    gateway.process.kill();
    await gateway.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return gateway.serving;
}

it('the live example signs in to a gateway, shows an alarm as it is raised, and acknowledges it [LIB-03] [ALM-06]', async () => {
  const url = await startGateway();
  vi.stubEnv('FIRELINE_GATEWAY', url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = rootOf('live');
  await build({ root, logLevel: 'error' });
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => server.close());

  const { page, complaints } = await openPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const signIn = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.getByLabel('User').fill('platform');
  await signIn('not this one');
  await page.getByText('wrong', { exact: false }).waitFor();
  await signIn(fixturePassword);
  await page.getByText('Live', { exact: true }).waitFor();

  await fetch(`${url}/smkgw/api/v1.0.0/ingest/readings`, {
    method: 'POST',
    headers: { authorization: deviceKeyOf('R001'), 'content-type': 'application/json' },
    body: JSON.stringify({ reports: [{ imei: imeiOf(3), kinds: ['leakage'] }] }),
  });
  const raised = page.getByRole('row').filter({ hasText: 'Leakage current' });
  await raised.getByRole('button', { name: 'Acknowledge' }).click();
  await raised.getByText('Acknowledged').waitFor();
  expect(complaints).toEqual([]);
});
