import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build as bundle } from 'esbuild';
import { type Browser, type Page, chromium } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deviceKeyOf, fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { spawnGateway } from '../fixtures/gatewayProcess.ts';
import { launch } from '../../tooling/chromium.ts';
import { serveFolder } from '../../tooling/static-server.ts';
import { type Project, createProject } from './project.ts';

let project: Project;
let browser: Browser | undefined;
beforeAll(async () => {
  project = await createProject();
  for (const name of ['vite', 'server', 'live', 'elsewhere'])
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

const repository = join(import.meta.dirname, '../..');
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

it('a page without React mounts a component, updates it and takes it away [LIB-03]', async () => {
  await build({ root: rootOf('elsewhere'), configFile: false, logLevel: 'error' });
  const server: Server = await serveFolder(join(rootOf('elsewhere'), 'dist'), 0);
  onTestFinished(() => void server.close());
  const { page, complaints } = await openPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.locator('#badge').getByText('Critical').waitFor();
  await page.locator('#worse').click();
  await page.locator('#badge').getByText('Major').waitFor();
  await page.locator('#away').click();
  await page.waitForFunction(() => document.querySelector('#badge')?.childElementCount === 0);
  expect(complaints).toEqual([]);
});

it('the guides lie in the package of the components, each whole [LIB-03]', () => {
  const docs = join(project.folder, 'node_modules/@fireline/ui/docs');
  const guides = globSync('*.md', { cwd: docs });
  expect(guides).toEqual(expect.arrayContaining(['Forms.md', 'LiveData.md', 'OtherFrameworks.md', 'Patterns.md']));
  for (const guide of guides) {
    const text = readFileSync(join(docs, guide), 'utf8');
    expect(text, guide).toMatch(/^# /);
    expect(text, guide).not.toMatch(/^<(Code|Meta|Story|Markdown)|\?raw'/m);
  }
});

it('no text of a package leads to a place that a partner does not have [LIB-03]', () => {
  const dead = Object.values(project.installed).flatMap(({ folder }) =>
    globSync(['README.md', 'docs/*.md', 'src/*/*.usage.md'], { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !target.startsWith('https:') && !existsSync(join(folder, dirname(file), target)))
        .map((target) => `${file}: ${target}`),
    ),
  );
  expect(dead).toEqual([]);
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

describe('what the page of a component offers to be copied', () => {
  const sources = globSync('packages/ui/src/[A-Z]*/*.example.tsx', { cwd: repository });
  const names = sources.map((file) => basename(file, '.example.tsx')).toSorted();
  beforeAll(() => {
    mkdirSync(rootOf('copied'));
    for (const file of sources) cpSync(join(repository, file), join(rootOf('copied'), basename(file)));
    // form libraries bring it
    const standard = join(repository, 'packages/domain/node_modules/@standard-schema');
    symlinkSync(standard, join(project.folder, 'node_modules/@standard-schema'), 'junction');
  });

  it('type-checks as it is pasted, strict and with exact optional properties [LIB-01] [LIB-03]', () => {
    const { compilerOptions } = JSON.parse(
      readFileSync(join(repository, 'docs/examples/portal/tsconfig.json'), 'utf8'),
    ) as { readonly compilerOptions: object };
    const { status, output } = project.typecheck({ compilerOptions, include: ['copied'] });
    expect(status, output).toBe(0);
  });

  it('is drawn by a server in plain Node, each with something in it [LIB-01] [LIB-03]', async () => {
    const imports = names.map((name) => `import { Example as ${name} } from './${name}.example.tsx';`);
    project.write(
      'copied/server.js',
      `${imports.join('\n')}
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const drawn = Object.entries({ ${names.join(', ')} }).map(([name, Example]) => {
        try {
          return [name, renderToString(createElement(Example))];
        } catch (error) {
          return [name, String(error)];
        }
      });
      console.log(JSON.stringify(Object.fromEntries(drawn)));`,
    );
    await bundle({
      entryPoints: [join(rootOf('copied'), 'server.js')],
      outfile: join(rootOf('copied'), 'server.mjs'),
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      logLevel: 'error',
    });
    const { output, status } = project.node('copied/server.mjs');
    expect(status, output).toBe(0);
    const drawn = JSON.parse(output) as Readonly<Record<string, string>>;
    expect(Object.keys(drawn)).toEqual(names);
    const content = (html: string): string =>
      /data-fl-theme=[^>]*>(.*)<div data-fl-overlays/s.exec(html)?.[1]?.replaceAll(/<style.*?<\/style>/gs, '') ?? '';
    const amiss = Object.entries(drawn).filter(([, html]) => !/<\w/.test(content(html)));
    expect(amiss).toEqual([]);
  });
});
