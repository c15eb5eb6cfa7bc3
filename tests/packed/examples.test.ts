import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launch } from '../../tooling/chromium.ts';
import { serveFolder } from '../../tooling/static-server.ts';
import { type Project, createProject } from './project.ts';

let project: Project;
let browser: Browser | undefined;
beforeAll(async () => {
  project = await createProject(['domain', 'ui']);
  for (const name of ['vite', 'server'])
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
