// What each subpath of the published packages adds to a page: minified, gzipped, without React and styled-components.
//   node tooling/sizes.ts           prints the table
//   node tooling/sizes.ts DataTable prints the lines whose name holds the word
//   node tooling/sizes.ts --check   fails where a subpath outgrew its budget in sizes.json, or has none
//   node tooling/sizes.ts --write   sets the budgets anew: today's size and a tenth
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, type Rolldown, build } from 'vite';
import { buildPackages } from './build-packages.ts';
import { publishedPackages, subpathsOf } from './exports.ts';

const root = join(import.meta.dirname, '..');
const budgetFile = join(import.meta.dirname, 'sizes.json');
const brought = /^(react|react-dom|styled-components)(\/|$)/;

/** What is small for itself must not bring the rest of its subpath. */
const singleExports = [{ package: 'ui', output: 'tokens/index', name: 'token' }];

interface Size {
  readonly name: string;
  /** Downloaded before the subpath can be used. */
  readonly firstBytes: number;
  /** Downloaded when it is asked for. */
  readonly laterBytes: number;
}

const gzipBytes = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** The chunks that an entry needs at once: itself and what it imports without `import()`. */
const neededAtOnce = (chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] => {
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of needed)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(next);
  return chunks.filter(({ fileName }) => needed.has(fileName));
};

const fileAddress = /(?<!new Worker\()new URL\((?=["'][^"']+["'], import\.meta\.url\))/g;
/** Files that are fetched or started by their address stay files, as in a page: a build as a library would put them into the code. */
const filesApart: Plugin = {
  name: 'fireline-files-apart',
  enforce: 'pre',
  transform: (code) => code.replaceAll(fileAddress, 'new URL(/* @vite-ignore */ '),
};

/** @param exported measured alone; else all that the subpath exports */
const measure = async (folder: string, output: string, name: string, exported?: string): Promise<Size> => {
  const file = join(folder, 'dist', `${output}.js`);
  const alone: Plugin = {
    name: 'fireline-one-export',
    resolveId: (id) => (id.endsWith('one-export.js') ? id : undefined),
    load: (id) => (id.endsWith('one-export.js') ? `export { ${exported} } from ${JSON.stringify(file)}` : undefined),
  };
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [filesApart, alone],
    build: {
      write: false,
      minify: true,
      lib: { entry: exported === undefined ? file : join(folder, 'one-export.js'), formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: brought },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const first = neededAtOnce(chunks);
  return {
    name,
    firstBytes: gzipBytes(first),
    laterBytes: gzipBytes(chunks.filter((chunk) => !first.includes(chunk))),
  };
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

await buildPackages();
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;
const sizes: Size[] = [];
const word = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? '';
for (const name of publishedPackages) {
  const folder = join(root, 'packages', name);
  for (const { subpath, output } of subpathsOf(folder)) {
    const path = `@fireline/${name}${subpath.slice(1)}`;
    if (path.includes(word)) sizes.push(await measure(folder, output, path));
    for (const single of singleExports)
      if (single.package === name && single.output === output && path.includes(word))
        sizes.push(await measure(folder, output, `${path}#${single.name}`, single.name));
  }
}
console.log('kB gz   later   budget');
for (const { name, firstBytes, laterBytes } of sizes) {
  const budget = budgets[name];
  console.log(`${kB(firstBytes)} ${kB(laterBytes)}  ${budget === undefined ? '   none' : kB(budget)}  ${name}`);
}
if (process.argv.includes('--write')) {
  const rounded = sizes.map(({ name, firstBytes }) => [name, Math.ceil((firstBytes * 1.1) / 100) * 100]);
  // with a word only the lines that were measured change
  const kept = word === '' ? {} : budgets;
  writeFileSync(budgetFile, `${JSON.stringify({ ...kept, ...Object.fromEntries(rounded) }, null, 2)}\n`);
}
if (process.argv.includes('--check')) {
  const over = sizes.filter(({ name, firstBytes }) => firstBytes > (budgets[name] ?? 0));
  for (const { name } of over)
    console.error(`${name} is over its budget: make it smaller, or say in the commit why it may grow and run --write`);
  process.exitCode = over.length > 0 ? 1 : 0;
}
