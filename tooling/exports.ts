import { existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordTables, writeWordTables } from './wordTables.ts';

/** One subpath of a published package, as its package.json says it. */
export interface Subpath {
  /** `./DeviceStatusTag` */
  readonly subpath: string;
  /** `./src/DeviceStatusTag/index.ts` */
  readonly source: string;
  /** `DeviceStatusTag/index`: where it lands below dist, without an ending. */
  readonly output: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly 'fireline-source': string }>>;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The subpaths that a package exports, in the order of its package.json. */
export const subpathsOf = (folder: string): Subpath[] =>
  Object.entries(readManifest(folder).exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return [];
    const source = target['fireline-source'];
    return [{ subpath, source, output: source.replace(/^\.\/src\/(.+)\.ts$/, '$1') }];
  });

const lineFor = (source: string) => {
  const output = source.replace(/^\.\/src\/(.+)\.ts$/, '$1');
  return { 'fireline-source': source, types: `./dist/${output}.d.ts`, default: `./dist/${output}.js` };
};

/** `./src/plan/drawing/index.ts`: a noun inside an area that is used by itself, and is named by the package. */
const isTopIndex = (source: string): boolean => /^\.\/src\/[^/]+\/index\.ts$/.test(source);

/** `./src/PlanCanvas/planWorker.ts`: a script that pages start in a worker, so each has an address of its own. */
const workersOf = (folder: string) =>
  globSync('src/*/*Worker.ts', { cwd: folder }).map((file) => {
    const source = `./${file.replaceAll('\\', '/')}`;
    return [source.replace(/^\.\/src\/(.+)\.ts$/, './$1'), lineFor(source)] as const;
  });

/** What no folder stands behind: the build writes what says that there is no root entry, and tools read the manifest. */
export const fileExports: Readonly<Record<string, string>> = {
  '.': './dist/root.js',
  './package.json': './package.json',
};

/** The exports map a package should have: a line for each folder with an index, then its workers and what it names itself. */
export const wantedExports = (folder: string): Manifest['exports'] => {
  const { exports } = readManifest(folder);
  const folders = readdirSync(join(folder, 'src'))
    .filter((name) => existsSync(join(folder, 'src', name, 'index.ts')))
    .map((name) => [`./${name}`, lineFor(`./src/${name}/index.ts`)] as const);
  const files = Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || isTopIndex(target['fireline-source'])
      ? []
      : [[subpath, lineFor(target['fireline-source'])] as const],
  );
  const byName = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  return {
    ...Object.fromEntries(folders.toSorted(byName)),
    ...Object.fromEntries([...files, ...workersOf(folder)].toSorted(byName)),
    ...fileExports,
  };
};

/** Rewrites the exports of a package; answers whether anything changed. */
export const writeExports = (folder: string): boolean => {
  const file = join(folder, 'package.json');
  const text = readFileSync(file, 'utf8');
  const wanted = `${JSON.stringify({ ...JSON.parse(text), exports: wantedExports(folder) }, null, 2)}\n`;
  if (wanted === text) return false;
  writeFileSync(file, wanted);
  return true;
};

export const publishedPackages = ['domain', 'api', 'ui'] as const;

// `pnpm run exports`: after adding an area, a component or a table of words
if (import.meta.main) {
  if (writeWordTables()) console.log(`${wordTables}: rewritten`);
  for (const name of publishedPackages) {
    if (writeExports(`packages/${name}`)) console.log(`packages/${name}/package.json: exports rewritten`);
  }
}
