import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, type Words, languages } from '@fireline/domain/lib';
import type { Plugin, Rolldown } from 'vite';
import { root } from './root.ts';
import type { LoadStep } from './step-chunks.ts';
import { loadedWithoutWords } from './without-words.ts';

const virtual = '\0virtual:words/';
/** Whose screens bring their own words: the areas, but that of the pages before a login. */
const areas = globSync(`${root}apps/console/src/*/routes.ts`)
  .map((file) => basename(dirname(file)))
  .filter((area) => area !== 'session')
  .toSorted();
const parts = ['', '/home', '/more', ...areas.map((area) => `/${area}` as const)] as const;
type Part = (typeof parts)[number];
const areasId = `${virtual}areas`;
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

/** What the modules that are loaded at first and the modules of these names (the ends of their paths) consist of. */
function earlyChunks(
  chunks: readonly Rolldown.RenderedChunk[],
  first: readonly string[],
): ReadonlySet<Rolldown.RenderedChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const early = new Set(
    chunks.filter(
      (chunk) => chunk.isEntry || Object.keys(chunk.modules).some((id) => first.some((end) => id.endsWith(end))),
    ),
  );
  // a set grows while it is walked
  for (const { imports } of early)
    for (const name of imports) {
      const next = byName.get(name);
      if (next) early.add(next);
    }
  return early;
}

type ModuleOf = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
/** The area whose screens a file lists. */
const areaOf = (id: string): string | undefined => {
  const area = /\/apps\/console\/src\/(\w+)\/routes\.ts$/.exec(id)?.[1];
  return area !== undefined && areas.includes(area) ? area : undefined;
};
const isScreen = (id: string) => /Screens?\.tsx$/.test(id);

/** All that the modules import, at once or later, but for the screens that areas list. */
function reached(from: readonly string[], moduleOf: ModuleOf): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = moduleOf(id);
    const later = info?.dynamicallyImportedIds.filter((one) => areaOf(id) === undefined || !isScreen(one));
    for (const next of [...(info?.importedIds ?? []), ...(later ?? [])]) found.add(next);
  }
  return found;
}

/** The code of a rule or call that is left at run time: it names tables to type keys, and some put tables together. */
const valuesIn = (id: string, code: string): string =>
  /\/packages\/(?:domain|api)\//.test(id)
    ? code.replaceAll(/^import [^;]*;/gm, '').replaceAll(/\btypeof \w+/g, '')
    : code;

/** What a module says; nothing of what only hands on, or defines words. */
const spokenSourceOf = (id: string): string =>
  /\.tsx?$/.test(id) && !id.endsWith('/index.ts') && !isWordsFile(id) ? valuesIn(id, readFileSync(id, 'utf8')) : '';

/** The area that alone shows a table, by its screens; none where the frame or two areas do. What shows a table names it. */
function areasOfTables(entries: readonly string[], moduleOf: ModuleOf): ReadonlyMap<string, string | undefined> {
  const owners = new Map<string, string | undefined>();
  const note = (ids: Iterable<string>, area: string | undefined): void => {
    for (const id of ids) {
      for (const [name] of spokenSourceOf(id).matchAll(/\b\w+Words\b/g))
        owners.set(name, owners.has(name) && owners.get(name) !== area ? undefined : area);
    }
  };
  const frame = reached(entries, moduleOf);
  note(frame, undefined);
  for (const routes of frame) {
    const area = areaOf(routes);
    if (area === undefined) continue;
    const screens = moduleOf(routes)?.dynamicallyImportedIds.filter(isScreen) ?? [];
    note(reached(screens, moduleOf), area);
  }
  return owners;
}

/** Opens parts without a screen that brings words. */
const ofFrame = /\/(?:packages\/ui|apps\/console\/src\/(?:shell|session))\//;

/**
 * Lets a reader download one language. People write `words.ts` with all three side by side; an app's build empties those
 * modules (the app hands `translate` to its provider, which does not look at them) and gathers the words of the modules it
 * really uses into `virtual:words/cn`, `/hk` and `/en`: chunks of their own, with a default export of key → text.
 * With steps given, those hold only what the entry and the modules of the first say, and `virtual:words/cn/home` what those of the second
 * say beyond; what the screens of one area alone say is in `virtual:words/cn/{area}` and its likes, which `virtual:words/areas` loads, and the
 * rest in `virtual:words/cn/more`.
 * Dev mode leaves the modules alone and offers every table.
 */
export function splitWords([first, home]: readonly LoadStep[] = []): Plugin {
  const used = new Map<string, Words>();
  let isBuild = false;
  /** The tables that are left in the output, by their part: a file may have more than the app uses. */
  function tablesByPart(
    chunks: readonly Rolldown.RenderedChunk[],
    moduleOf: ModuleOf,
  ): (part: Part) => readonly Words[] {
    const early = first && earlyChunks(chunks, first.modules);
    const atHome = earlyChunks(chunks, home?.modules ?? []);
    const entries = chunks.flatMap(({ isEntry, facadeModuleId }) =>
      isEntry && facadeModuleId ? [facadeModuleId] : [],
    );
    const owners = first ? areasOfTables(entries, moduleOf) : new Map<string, string | undefined>();
    // who shows a table is found by its name: one that two files use tells no area
    const names = [...used.keys()].map((key) => key.slice(key.lastIndexOf('#') + 1));
    const isTwice = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
    const partOf = (chunk: Rolldown.RenderedChunk, table: string): string => {
      if (!early || early.has(chunk)) return '';
      if (atHome.has(chunk)) return '/home';
      const area = isTwice(table) ? undefined : owners.get(table);
      return area === undefined ? '/more' : `/${area}`;
    };
    const all = chunks.flatMap((chunk) =>
      Object.entries(chunk.modules).flatMap(([file, { renderedExports }]) =>
        renderedExports.flatMap((name) => {
          const table = used.get(`${file}#${name}`);
          return table ? [{ name, part: partOf(chunk, name), table }] : [];
        }),
      ),
    );
    if (home) {
      const ids = new Set([...(early ?? []), ...atHome].flatMap(({ modules }) => Object.keys(modules)));
      const others = all.filter(({ part }) => part !== '' && part !== '/home').map(({ name }) => name);
      const found = loadedWithoutWords({
        early: ids,
        isChecked: (id) => ofFrame.test(id),
        lateTables: new Set(others),
        sourceOf: spokenSourceOf,
        moduleOf,
      });
      if (found.length > 0) throw new Error(`The first pages load without waiting for words:\n${found.join('\n')}`);
    }
    return (part) => all.flatMap((one) => (one.part === part ? [one.table] : []));
  }
  let tablesOfPart: ReturnType<typeof tablesByPart> | undefined;
  return {
    name: 'fireline-split-words',
    enforce: 'pre',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },
    buildStart() {
      tablesOfPart = undefined;
    },
    resolveId: (id) => (id.startsWith(virtual.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      if (id === areasId) {
        const loadOf = (language: Language, area: string) =>
          `${language}: () => import('virtual:words/${language}/${area}')`;
        const inEach = areas.map((area) => `${area}: { ${languages.map((one) => loadOf(one, area)).join(', ')} }`);
        return `export default { ${isBuild ? inEach.join(', ') : ''} }`;
      }
      const file = wordFiles.find((each) => id === each.id);
      if (!file) return undefined;
      if (isBuild) return `export default JSON.parse('${file.placeholder}')`;
      if (file.part !== '') return 'export default {}';
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
      tablesOfPart ??= tablesByPart(Object.values(chunks), (id) => this.getModuleInfo(id));
      const text = JSON.stringify(JSON.stringify(inLanguage(tablesOfPart(file.part), file.language)));
      // the placeholder stands in a quoted string, whichever quotes the bundler chose
      return { code: code.replace(new RegExp(`(['"\`])${file.placeholder}\\1`), () => text), map: null };
    },
  };
}
