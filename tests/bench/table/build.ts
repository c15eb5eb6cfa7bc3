import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type Rolldown, build, defaultClientConditions } from 'vite';
import { shrinkInVite } from '../../../tooling/shrink.ts';
import { splitWords } from '../../../tooling/split-words.ts';

const here = import.meta.dirname;
const benchRoot = join(here, '..');
const root = join(benchRoot, '../..');
/** Built pages, one folder per contender. */
export const pagesFolder = join(root, 'node_modules/.cache/fireline-bench/table');

/** Installs the rivals by the exact versions of tests/bench/package.json, once. */
export async function installRivals(): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(benchRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const isThere = await Promise.all(
    Object.entries(dependencies).map(async ([name, version]) => {
      const manifest = join(benchRoot, 'node_modules', name, 'package.json');
      return existsSync(manifest) && (await readFile(manifest, 'utf8')).includes(`"version": "${version}"`);
    }),
  );
  if (isThere.every(Boolean)) return;
  console.log('Installing the rivals …');
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--no-package-lock',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
    ],
    { cwd: benchRoot, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the rivals could not be installed');
}

const isEntry = (file: string): boolean => /\.tsx?$/.test(file) && !/^(data|frame|harness|shell)\./.test(file);

/** Contender → its source file. */
export async function contenders(): Promise<ReadonlyMap<string, string>> {
  const files = await Promise.all(
    ['page', 'rivals'].map(async (folder) =>
      (await readdir(join(here, folder))).map((file) => join(here, folder, file)),
    ),
  );
  const entries = files.flat().filter((file) => isEntry(file.slice(file.lastIndexOf('/') + 1)));
  return new Map(entries.map((file) => [file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''), file]));
}

const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** Bytes after gzip of the styles and of what the page loads to start: the entry and all it imports statically. */
function weigh(files: Rolldown.RolldownOutput['output']): number {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const started = new Set([...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of started) for (const imported of chunks.get(name)?.imports ?? []) started.add(imported);
  const scripts = [...started].map((name) => gzipped(chunks.get(name)?.code ?? ''));
  const styles = files.map((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? gzipped(file.source) : 0,
  );
  return [...scripts, ...styles].reduce((sum, bytes) => sum + bytes, 0);
}

/** Builds one contender's page as it would be shipped; answers its weight. */
export async function buildPage(name: string, source: string): Promise<number> {
  const outDir = join(pagesFolder, name);
  const page = join(pagesFolder, `${name}.html`);
  await mkdir(pagesFolder, { recursive: true });
  await rm(outDir, { recursive: true, force: true });
  const script = relative(root, source);
  await writeFile(
    page,
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${name}</title><body style="margin:0"><div id="root"></div><script type="module" src="/${script}"></script>`,
  );
  const result = await build({
    root,
    configFile: false,
    // a reader downloads one language of our words
    plugins: [react(), ...(name.startsWith('fireline') ? [shrinkInVite(), splitWords()] : [])],
    base: './',
    logLevel: 'error',
    // the rivals' folder may hold a React of its own: two of them would not work together
    resolve: {
      conditions: ['fireline-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    build: {
      modulePreload: false,
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: page },
    },
  });
  if (!('output' in result)) throw new TypeError('one page makes one output');
  return weigh(result.output);
}
