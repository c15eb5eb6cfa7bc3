import { build } from 'esbuild';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { writeDeclarations } from './declarations.ts';
import { subpathsOf } from './exports.ts';
import { writeRootEntry } from './root-entry.ts';
import { shrinkInEsbuild } from './shrink.ts';

interface SourceMap {
  readonly mappings: string;
}
interface Chunk {
  readonly type: string;
  readonly code: string;
  readonly path: string;
  readonly map?: string | object | null;
}

/** What only runs where there is a component tree; a module that imports it is a client module. */
const clientOnly =
  /(?:from|import)\s*["'](?:react|react-dom|react-aria|react-stately|styled-components|downshift|lucide-react|@floating-ui\/react|@tanstack\/react-query|@visx\/[a-z]+)(?:\/[^"']*)?["']/;

const shiftedByOneLine = (map: Chunk['map']): object | undefined => {
  if (!map) return undefined;
  const parsed = (typeof map === 'string' ? JSON.parse(map) : map) as SourceMap;
  return { ...parsed, mappings: `;${parsed.mappings}` };
};

/**
 * Says `'use client'` where React is imported and nowhere else, so that a server component can still read tokens, rules and
 * words. The bundler drops the directives of single files when it joins them; this adds them to what comes out.
 */
const useClient = {
  name: 'fireline-use-client',
  renderChunk: (code: string, chunk: Chunk) =>
    chunk.path.endsWith('.js') && clientOnly.test(code)
      ? { code: `'use client';\n${code}`, map: shiftedByOneLine(chunk.map) }
      : undefined,
};

const workerAddress = /new URL\((["'])(?:\.{1,2}\/)+(\w+Worker)\.ts\1, import\.meta\.url\)/g;
/**
 * Built into the package instead of installed with it: only a few kB of each are used, by few pages, and a worker that imports them needs no
 * setting of a bundler.
 */
const builtIn: readonly string[] = ['@zip.js/zip.js', 'hucre'];

/** What is built in, with its licence, as its licence asks. `folders`: of packages. */
const writeLicences = (folders: readonly string[]): void => {
  const texts = folders.flatMap((folder) => {
    const [file] = globSync(`${folder}/{LICENSE,LICENCE,license}*`);
    const name = folder.replace(/^.*node_modules\//, '');
    return file === undefined ? [] : [`${name}\n\n${readFileSync(file, 'utf8').trim()}\n`];
  });
  if (texts.length > 0) writeFileSync('dist/LICENCES.txt', texts.join('\n\n'));
};

/** The worker of the map library, in the source where the workspace has it, in the package beside its code. */
const mapWorkerSource = 'node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs';
const mapWorkerAddress =
  /new URL\((["'])(?:\.\.\/)+node_modules\/maplibre-gl\/dist\/maplibre-gl-worker\.mjs\1, import\.meta\.url\)/g;
const mapWorkerTarget = 'MapBase/mapWorker.js';
const dataAddress = /new URL\((["'])\.\/(\w+\.(?:bin|txt))\1, import\.meta\.url\)/g;
const isWorker = ({ output }: { readonly output: string }): boolean => output.endsWith('Worker');
/**
 * Builds each worker in one piece, so that a page whose bundler knows nothing of workers has only to copy it.
 * @returns the folders of the packages that are in them
 */
async function buildWorkers(): Promise<string[]> {
  const workers = subpathsOf(process.cwd()).filter(isWorker);
  if (workers.length === 0) return [];
  const made = await build({
    entryPoints: workers.map(({ source, output }) => ({ in: source, out: output })),
    outdir: 'dist',
    bundle: true,
    minify: true,
    sourcemap: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['fireline-source'],
    metafile: true,
    logLevel: 'warning',
  });
  const folders = Object.keys(made.metafile.inputs).map(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0],
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** Files that code fetches from beside itself, below src. */
const dataFiles = (): string[] => globSync('**/*.{bin,txt}', { cwd: 'src' });

/** Code may land in a shared chunk above its folder: addresses of workers and data are written anew from where it landed. */
const addressFiles = {
  name: 'fireline-files-beside',
  renderChunk: (code: string, chunk: Chunk) => {
    const workers = subpathsOf(process.cwd()).map(({ output }) => `${output}.js`);
    const written = (all: string, quote: string, target: string | undefined): string => {
      if (target === undefined) return all;
      const path = relative(dirname(chunk.path), join('dist', target)).replaceAll('\\', '/');
      return `new URL(${quote}${path.startsWith('.') ? path : `./${path}`}${quote}, import.meta.url)`;
    };
    const addressed = code
      .replaceAll(mapWorkerAddress, (all, quote: string) => written(all, quote, mapWorkerTarget))
      .replaceAll(workerAddress, (all, quote: string, name: string) =>
        written(
          all,
          quote,
          workers.find((each) => basename(each) === `${name}.js`),
        ),
      )
      .replaceAll(dataAddress, (all, quote: string, name: string) =>
        written(
          all,
          quote,
          dataFiles().find((each) => basename(each) === name),
        ),
      );
    return addressed === code ? undefined : { code: addressed, map: chunk.map };
  },
};

const copyData = (): void => {
  for (const file of dataFiles()) {
    mkdirSync(join('dist', dirname(file)), { recursive: true });
    copyFileSync(join('src', file), join('dist', file));
  }
  // in one piece, as the map library ships it: a bundler has only to copy it
  if (existsSync(mapWorkerSource) && existsSync('dist/MapBase'))
    copyFileSync(mapWorkerSource, join('dist', mapWorkerTarget));
};

/**
 * How a package is built, read from its own `exports`: one entry per subpath, so that a new area or component needs a line
 * there (`pnpm run exports` writes it) and nothing here. Runs in the package's folder.
 */
export const libraryConfig = () => ({
  entry: Object.fromEntries(
    subpathsOf(process.cwd())
      .filter((each) => !isWorker(each))
      .map(({ source, output }) => [output, source]),
  ),
  format: ['esm' as const],
  platform: 'neutral' as const,
  target: 'es2023' as const,
  tsconfig: 'tsconfig.build.json',
  sourcemap: true,
  clean: true,
  splitting: true,
  removeNodeProtocol: false,
  noExternal: [...builtIn],
  plugins: [addressFiles, useClient],
  esbuildPlugins: [shrinkInEsbuild],
  // not by the bundler: it takes half a minute a package where the compiler takes a second
  onSuccess: async () => {
    copyData();
    const inWorkers = await buildWorkers();
    writeLicences([...new Set([...builtIn.map((name) => `node_modules/${name}`), ...inWorkers])]);
    writeDeclarations();
    await writeRootEntry();
  },
});
