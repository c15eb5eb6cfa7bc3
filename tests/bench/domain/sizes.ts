import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { subpathsOf } from '../../../tooling/exports.ts';
import { splitWords } from '../../../tooling/split-words.ts';
import { type Row, rounded } from '../lib/suite.ts';

const folder = join(import.meta.dirname, '../../../packages/domain');
const entry = '\0entry';

interface Download {
  readonly codeBytes: number;
  /** The words that the code can say, in one language. */
  readonly wordsBytes: number;
}

const gzipBytes = (chunk: Rolldown.OutputChunk | undefined): number =>
  chunk ? gzipSync(chunk.code, { level: 9 }).length : 0;

/** What a page downloads for code that imports from the package: minified, gzipped, its words in English. */
async function downloadOf(code: string): Promise<Download> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['fireline-source'] },
    plugins: [
      {
        name: 'fireline-bench-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      splitWords(),
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: { code: entry, words: 'virtual:words/en' }, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk');
  const named = (name: string) => chunks.find((chunk) => chunk.name === name);
  return { codeBytes: gzipBytes(named('code')), wordsBytes: gzipBytes(named('words')) };
}

const kB = (bytes: number): number => rounded(bytes / 1000, 1);
const row = (what: string, { codeBytes, wordsBytes }: Download, targetKb: number | ''): Row => ({
  what,
  'kB without words': kB(codeBytes),
  'kB words, one language': kB(wordsBytes),
  'target kB': targetKb,
});

/** One function, the whole package, and each area by itself. */
export async function sizes(): Promise<Row[]> {
  const areas = subpathsOf(folder).map(({ subpath, source }) => ({
    name: subpath.slice(2),
    file: join(folder, source),
  }));
  const device = areas.find(({ name }) => name === 'device')?.file;
  const whole = areas.map(({ file }, at) => `export * as area${at} from '${file}'`).join(';');
  const rows = [
    row('deviceStatus', await downloadOf(`export { deviceStatus } from '${device}'`), 1),
    row('whole package', await downloadOf(whole), 25),
  ];
  for (const { name, file } of areas) rows.push(row(name, await downloadOf(`export * from '${file}'`), ''));
  return rows;
}
