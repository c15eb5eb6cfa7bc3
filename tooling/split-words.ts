import { globSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Language, type Words, languages } from '@fireline/domain/lib';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const virtual = '\0virtual:words/';
const parts = ['', '/more'] as const;
type Part = (typeof parts)[number];
const wordFiles = languages.flatMap((language) =>
  parts.map((part) => ({
    language,
    part,
    id: `${virtual}${language}${part}`,
    placeholder: `__FIRELINE_WORDS_${language}${part}__`,
  })),
);
const isWordsFile = (file: string) => /\/src\/(?:.+\/)?words\.ts$/.test(file);

/** The tables of a words file; the time stamp lets dev mode see an edit. */
const tablesOf = async (file: string) =>
  (await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)) as Readonly<Record<string, Words>>;

const inLanguage = (tables: Iterable<Words>, language: Language) =>
  Object.fromEntries(
    [...tables].flatMap((table) => Object.entries(table).map(([key, phrase]) => [key, phrase[language]])),
  );

/** The chunks whose words belong into the part. */
function chunksOf(
  part: Part,
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
  first: readonly string[] | undefined,
): readonly Rolldown.RenderedChunk[] {
  const all = Object.values(chunks);
  if (!first) return part === '' ? all : [];
  const early = new Set(
    all.filter(
      (chunk) => chunk.isEntry || Object.keys(chunk.modules).some((id) => first.some((end) => id.endsWith(end))),
    ),
  );
  // a set grows while it is walked
  for (const { imports } of early)
    for (const name of imports) {
      const next = chunks[name];
      if (next) early.add(next);
    }
  return all.filter((chunk) => early.has(chunk) === (part === ''));
}

/**
 * Lets a reader download one language. People write `words.ts` with all three side by side; an app's build empties those
 * modules (the app hands `translate` to its provider, which does not look at them) and gathers the words of the modules it
 * really uses into `virtual:words/cn`, `/hk` and `/en`: chunks of their own, with a default export of key → text.
 * With `first` given, those hold only what the entry and the modules of those names (the ends of their paths) say, and the rest is in
 * `virtual:words/cn/more` and its likes. Dev mode leaves the modules alone and offers every table.
 */
export function splitWords(first?: readonly string[]): Plugin {
  const used = new Map<string, Words>();
  let isBuild = false;
  /** The tables that are left in the output: a file may have more than the app uses. */
  const tablesIn = (chunks: readonly Rolldown.RenderedChunk[]): Words[] =>
    chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .flatMap(([file, { renderedExports }]) => renderedExports.map((name) => used.get(`${file}#${name}`)))
      .filter((table) => table !== undefined);
  return {
    name: 'fireline-split-words',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(virtual.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      const file = wordFiles.find((each) => id === each.id);
      if (!file) return undefined;
      if (isBuild) return `export default JSON.parse('${file.placeholder}')`;
      if (file.part === '/more') return 'export default {}';
      const tables: Words[] = [];
      for (const source of globSync(`${root}{packages,apps}/*/src/**/words.ts`)) {
        this.addWatchFile(source);
        tables.push(...Object.values(await tablesOf(source)));
      }
      return `export default ${JSON.stringify(inLanguage(tables, file.language))}`;
    },
    async transform(_code, id) {
      const file = id.split('?')[0] ?? id;
      if (!isBuild || !isWordsFile(file)) return undefined;
      const tables = await tablesOf(file);
      for (const [name, table] of Object.entries(tables)) used.set(`${file}#${name}`, table);
      return {
        code: Object.keys(tables)
          .map((name) => `export const ${name} = {};`)
          .join('\n'),
        map: null,
      };
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      const file = wordFiles.find((each) => code.includes(each.placeholder));
      if (!file) return undefined;
      const tables = tablesIn(chunksOf(file.part, chunks, first));
      const text = JSON.stringify(JSON.stringify(inLanguage(tables, file.language)));
      // the placeholder stands in a quoted string, whichever quotes the bundler chose
      return { code: code.replace(new RegExp(`(['"\`])${file.placeholder}\\1`), () => text), map: null };
    },
  };
}
