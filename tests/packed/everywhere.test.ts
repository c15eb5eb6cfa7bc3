import { readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../tooling/chromium.ts';
import { fileExports } from '../../tooling/exports.ts';
import { serveFolder } from '../../tooling/static-server.ts';
import { type Project, createProject } from './project.ts';

let project: Project;
beforeAll(async () => {
  project = await createProject(['domain']);
  project.write('everyArea.js', readFileSync(join(import.meta.dirname, 'everyArea.js.txt'), 'utf8'));
});
afterAll(() => rmSync(project.folder, { recursive: true, force: true }));

const everyAnswer = {
  answers: {
    alarm: 'AUTO',
    analysis: [34, 33, 33],
    building: [2, 1, -1],
    device: 'signalOffline',
    finance: 700,
    inspection: 'FLP1.r1.7.1.signature',
    lib: [34, 33, 33],
    log: { name: { before: 'a', after: 'b' } },
    message: 1,
    org: '00000000',
    plan: 'form.required',
    public: 7 * 86_400_000,
    record: 'aB',
    renewal: 95_000,
    role: true,
    service: 'processing',
    session: '13800138000',
    shell: '/plan-monitor-detail/7',
    site: '116.397441,39.907901',
    tariff: 1900,
    'plan/archive': 'plan.zip.damaged',
    'plan/drawing': { LINE: 1 },
    'site/sheets': ['01', '2'],
  },
  taken: { unitId: 3, realName: 'Li Min', mobile: '13800138000' },
  codes: ['realName: form.required'],
  told: ['realName: 必須填寫'],
};

it('the example names every subpath of the domain', () => {
  const subpaths = Object.keys(project.installed.domain?.manifest.exports ?? {}).filter(
    (subpath) => fileExports[subpath] === undefined,
  );
  expect(Object.keys(everyAnswer.answers).map((area) => `./${area}`)).toEqual(subpaths);
});

it('alone in an empty project, the domain answers in Node, and a Standard Schema reader validates with its forms [LIB-03] [SHL-25]', () => {
  project.write('node.js', `import { use } from './everyArea.js'; console.log(JSON.stringify(use()));`);
  const { status, output } = project.node('node.js');
  expect(status, output).toBe(0);
  expect(JSON.parse(output)).toEqual(everyAnswer);
});

describe('built into a page', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    project.write(
      'index.html',
      '<!doctype html><meta charset="utf-8"><title>stranger</title><script type="module" src="./page.js"></script>',
    );
    project.write(
      'page.js',
      `import { use } from './everyArea.js';
       globalThis.inPage = use;
       globalThis.inWorker = () => new Promise((resolve, reject) => {
         const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
         worker.onmessage = ({ data }) => resolve(data);
         worker.onerror = ({ message }) => reject(new Error(message));
         worker.postMessage('go');
       });`,
    );
    project.write('worker.js', `import { use } from './everyArea.js'; onmessage = () => postMessage(use());`);
    await build({
      root: project.folder,
      configFile: false,
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir: 'built' },
    });
    server = await serveFolder(join(project.folder, 'built'), 0);
    browser = await chromium.launch(launch);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it.each(['inPage', 'inWorker'] as const)('the domain answers the same %s of a browser [LIB-03]', async (where) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const answer = await page.evaluate(
      (name) => (globalThis as unknown as Record<string, () => unknown>)[name]?.(),
      where,
    );
    expect(errors).toEqual([]);
    expect(answer).toEqual(everyAnswer);
  });
});
