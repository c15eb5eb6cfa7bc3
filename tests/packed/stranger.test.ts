import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { build as bundle } from 'esbuild';
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

describe('the portal in a language of its own', () => {
  const folder = () => join(project.folder, 'japanese');
  beforeAll(() => {
    cpSync(join(import.meta.dirname, '../../docs/examples/japanese'), folder(), { recursive: true });
    for (const name of ['react-hook-form', '@hookform'])
      symlinkSync(
        join(import.meta.dirname, '../../node_modules', name),
        join(project.folder, 'node_modules', name),
        'junction',
      );
  });

  it('type-checks, its keys are keys of ours, and react-hook-form takes every field [LIB-03] [LIB-04] [SHL-12]', () => {
    const { compilerOptions } = JSON.parse(readFileSync(join(folder(), 'tsconfig.json'), 'utf8')) as {
      readonly compilerOptions: object;
    };
    const { status, output } = project.typecheck({ compilerOptions, include: ['japanese/src'] });
    expect(status, output).toBe(0);
  });

  it('speaks Japanese, is dark where the system is, and leads to the first wrong field [LIB-03] [LIB-04] [SHL-12]', async () => {
    await build({ root: folder(), configFile: false, logLevel: 'error' });
    const address = await serve(undefined, join(folder(), 'dist'));
    const page = await browser!.newPage({ colorScheme: 'dark' });
    onTestFinished(() => page.close());
    await page.goto(address);
    await page.getByRole('grid', { name: '発生中の警報' }).getByText('緊急').waitFor();
    expect(await page.locator('[data-fl-theme]').first().getAttribute('data-fl-theme')).toBe('dark');
    expect(await page.locator('[data-fl-theme]').first().getAttribute('lang')).toBe('ja');
    await page.getByText('12 階').first().waitFor();
    await page.getByRole('button', { name: '登録' }).click();
    await page.getByText('必須項目です').first().waitFor();
    expect(
      await page.getByRole('combobox', { name: '建物' }).evaluate((field) => field === document.activeElement),
    ).toBe(true);
  });
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
async function serve(policy: string | undefined, folder = join(project.folder, 'dist')): Promise<string> {
  const server: Server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, ...(policy !== undefined && { 'content-security-policy': policy }) };
    try {
      const body = readFileSync(join(folder, normalize(path)));
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

describe('the portal, built by esbuild', () => {
  const site = () => join(project.folder, 'esbuild');
  beforeAll(async () => {
    const main = readFileSync(join(project.folder, 'src/main.tsx'), 'utf8');
    project.write(
      'src/esbuild.tsx',
      `import { configureAssets } from '@fireline/ui/lib';\nconfigureAssets({ base: '/fireline/' });\n${main}`,
    );
    await bundle({
      entryPoints: [join(project.folder, 'src/esbuild.tsx')],
      outdir: site(),
      bundle: true,
      splitting: true,
      format: 'esm',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const html = readFileSync(join(project.folder, 'index.html'), 'utf8');
    project.write('esbuild/index.html', html.replace('/src/main.tsx', '/esbuild.js'));
  });

  it('shows map and plan once the files are copied and their place is named [LIB-03] [SIT-11] [PLN-02]', async () => {
    const { output, status } = project.node('node_modules/@fireline/ui/copy-assets.mjs', 'esbuild/fireline');
    expect(status, output).toBe(0);
    const { page, complaints } = await open(await serve(policies['styles of any kind'], site()));
    await isDrawn(page);
    expect(complaints).toEqual([]);
  });

  it('says what is missing where they are not there [LIB-03] [SIT-11] [PLN-02]', async () => {
    rmSync(join(site(), 'fireline'), { recursive: true });
    const { page } = await open(await serve(policies.none, site()));
    await page.getByText(/its file could not be loaded/).waitFor();
    await fillsForm(page);
  });
});

it('without the map library the page is built and shown, and its map names what to install [LIB-03] [SIT-11]', async () => {
  rmSync(join(project.folder, 'node_modules/@fireline/ui/node_modules/maplibre-gl'));
  await build({ root: project.folder, configFile: false, logLevel: 'error' });
  const { page, complaints } = await open(await serve(undefined));
  await page.getByText('The map did not open').waitFor();
  await page.getByText('2,000 units').waitFor();
  expect(complaints.join()).toContain('npm install maplibre-gl');
});
