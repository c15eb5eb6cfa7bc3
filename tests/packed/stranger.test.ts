import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright';
import { build, createServer as createDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launch } from '../../tooling/chromium.ts';
import { type Project, createProject } from './project.ts';

let project: Project;
let browser: Browser | undefined;
beforeAll(async () => {
  project = await createProject();
  cpSync(join(import.meta.dirname, '../../docs/examples/portal'), project.folder, { recursive: true });
  project.write('src/forms.tsx', readFileSync(join(import.meta.dirname, 'forms.tsx.txt'), 'utf8'));
  // form libraries bring it
  const standard = join(import.meta.dirname, '../../packages/domain/node_modules/@standard-schema');
  symlinkSync(standard, join(project.folder, 'node_modules/@standard-schema'), 'junction');
  browser = await chromium.launch(launch);
});
afterAll(async () => {
  await browser?.close();
  rmSync(project.folder, { recursive: true, force: true });
});

it('the portal and forms for other form libraries type-check, strict and with exact optional properties [LIB-03] [SHL-25]', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(project.folder, 'tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: object;
  };
  const { status, output } = project.typecheck({ compilerOptions, include: ['src'] });
  expect(status, output).toBe(0);
});

const nonce = 'c3RyYW5nZXI';
const policies = {
  none: undefined,
  'a nonce for styles': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:`,
  'styles of any kind': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:",
  'trusted types': "require-trusted-types-for 'script'",
} as const;
const types: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Serves the built portal under a content policy. */
async function serve(policy: string | undefined): Promise<string> {
  const server: Server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, ...(policy !== undefined && { 'content-security-policy': policy }) };
    try {
      const body = readFileSync(join(project.folder, 'dist', normalize(path)));
      response.writeHead(200, headers);
      const script = `<head><script nonce="${nonce}">window.__webpack_nonce__ = '${nonce}';</script>`;
      const hasScript = path === '/index.html' && policy?.includes(nonce);
      response.end(hasScript ? body.toString().replace('<head>', script) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

async function open(address: string): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  if (!browser) throw new Error('no browser');
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  await page.getByRole('columnheader', { name: 'Signal' }).waitFor();
  return { page, complaints };
}

/** The map's points and the plan are drawn by workers, from data that the package brings. */
async function isDrawn(page: Page): Promise<void> {
  await page.locator('[data-map="ready"] [data-part="points"][data-symbols="3"]').waitFor();
  await page.getByText('Built-in district outlines').waitFor();
  await page.getByText('2,000 units').waitFor();
}

/** Fills in the form wrongly, then rightly. */
async function fillsForm(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: 'Harbour Tower' }).click();
  await page.getByLabel('Name').fill('Li Min');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please check what is marked').waitFor();
  await page.getByLabel('Mobile').fill('13800138000');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Li Min inspects unit 2').waitFor();
}

describe('the portal, built by Vite without a setting', () => {
  beforeAll(async () => {
    await build({ root: project.folder, configFile: false, logLevel: 'error' });
  });

  it.each(['none', 'a nonce for styles', 'styles of any kind'] as const)(
    'shows table, map, plan and form under a content policy of %s [LIB-03] [SIT-11] [PLN-02]',
    async (name) => {
      const { page, complaints } = await open(await serve(policies[name]));
      await isDrawn(page);
      await fillsForm(page);
      const button = page.getByRole('button', { name: 'Save' });
      // the brand's colour, once the pointer is off the button
      await page.mouse.move(0, 0);
      await expect
        .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor), { timeout: 20_000 })
        .toBe('rgb(122, 31, 162)');
      expect(complaints).toEqual([]);
    },
  );

  it('stays usable where the page lets no worker start, and says what is missing [LIB-03] [SIT-11] [PLN-02]', async () => {
    const { page } = await open(await serve(policies['trusted types']));
    await page.getByText('The map did not open').waitFor();
    await page.getByText(/Drawing did not start/).waitFor();
    await fillsForm(page);
  });
});

it('the portal works on the server that Vite runs for development [LIB-03] [SIT-11]', async () => {
  const server = await createDevServer({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  await server.listen();
  onTestFinished(() => server.close());
  const { page } = await open(server.resolvedUrls?.local[0] ?? '');
  await isDrawn(page);
});

it('without the map library the page is built and shown, and its map names what to install [LIB-03] [SIT-11]', async () => {
  rmSync(join(project.folder, 'node_modules/@fireline/ui/node_modules/maplibre-gl'));
  await build({ root: project.folder, configFile: false, logLevel: 'error' });
  const { page, complaints } = await open(await serve(undefined));
  await page.getByText('The map did not open').waitFor();
  await page.getByText('2,000 units').waitFor();
  expect(complaints.join()).toContain('npm install maplibre-gl');
});
