import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { root } from '../../../tooling/root.ts';
import { type AppName, type Drawing, appConfig } from '../../../tooling/vite-app.ts';

export interface FirstPicture {
  readonly app: AppName;
  /** What the reader sees when all of it has come. */
  readonly picture: string;
  /** Modules fetched by `import()` that the picture waits for as well; of those that are one per language the largest counts. */
  readonly awaited: readonly (readonly string[])[];
  readonly budgetBytes: number;
}

const words = ['virtual:words/cn', 'virtual:words/hk', 'virtual:words/en'];
const homeWords = words.map((name) => `${name}/home`);

/** The budgets that tests/rules/budgets.test.ts guards. */
export const firstPictures = {
  publicDevice: {
    app: 'public-device',
    picture: 'device page',
    awaited: [words, ['/public/DeviceScreen.tsx']],
    budgetBytes: 85_000,
  },
  patrol: {
    app: 'public-device',
    picture: "inspector's phone",
    awaited: [words, ['/inspection/PatrolScreen.tsx']],
    budgetBytes: 85_000,
  },
  console: {
    app: 'console',
    picture: 'login screen',
    awaited: [words, ['/session/LoginScreen.tsx']],
    // it names the chunks of all pages, and the rows of all pages are one table: each page adds some bytes; what a failed fetch offers is part of it
    budgetBytes: 147_000,
  },
  /** Somebody signed in comes back to an empty cache. */
  consoleMain: {
    app: 'console',
    picture: 'first page, signed in',
    awaited: [words, homeWords, ['/shell/frame/Frame.tsx'], ['/shell/home/MainScreen.tsx']],
    budgetBytes: 372_000,
  },
} as const satisfies Readonly<Record<string, FirstPicture>>;

interface Chunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module that an `import()` of it names, and all that are in it. */
  readonly facade: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly code: string;
}

/** Builds the app in memory. */
export async function buildChunks(app: AppName, drawing?: Drawing): Promise<readonly Chunk[]> {
  const config = appConfig(app, drawing);
  const built = (await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false },
  })) as Rolldown.RolldownOutput;
  return built.output
    .filter((one) => one.type === 'chunk')
    .map(({ facadeModuleId, moduleIds, ...chunk }) => ({ ...chunk, facade: facadeModuleId ?? '', modules: moduleIds }));
}

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

interface MapFile {
  readonly sources: readonly string[];
}

/** Reads the build of the app that `tooling/build-apps.ts` left. */
export function builtChunks(app: AppName): readonly Chunk[] {
  const dist = join(root, 'apps', app, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  return Object.entries(manifest)
    .filter(([, { file }]) => file.endsWith('.js'))
    .map(([facade, { file, isEntry = false, imports = [] }]) => {
      const map = join(dist, `${file}.map`);
      // a chunk of words is written by the build itself and has none
      const { sources } = (existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] }) as MapFile;
      return {
        fileName: file,
        isEntry,
        facade,
        modules: sources,
        imports: imports.flatMap((key) => manifest[key]?.file ?? []),
        code: readFileSync(join(dist, file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
      };
    });
}

const gzipBytes = ({ code }: Chunk): number => gzipSync(code, { level: 9 }).length;

/** The chunk with all that it imports without `import()`, added to what is there already. */
function addWithImports(chunk: Chunk, byName: ReadonlyMap<string, Chunk>, needed: Set<Chunk>): void {
  if (needed.has(chunk)) return;
  needed.add(chunk);
  for (const name of chunk.imports) {
    const next = byName.get(name);
    if (next) addWithImports(next, byName, needed);
  }
}

/**
 * Bytes of JavaScript, gzipped, between the address and the picture: the entry with all that it imports at once, and the
 * chunks that the picture waits for.
 */
export function bytesBefore({ app, awaited }: FirstPicture, chunks: readonly Chunk[]): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Chunk>();
  for (const chunk of chunks) if (chunk.isEntry) addWithImports(chunk, byName, needed);
  for (const group of awaited) {
    const candidates = chunks.filter(({ facade }) => group.some((name) => facade.endsWith(name)));
    const largest = candidates.toSorted((a, b) => gzipBytes(b) - gzipBytes(a))[0];
    // in a chunk with others; or renamed, which must not pass for that
    const around = chunks.find(({ modules }) => modules.some((id) => group.some((name) => id.endsWith(name))));
    const chunk = largest ?? around;
    if (!chunk) throw new Error(`${app} has no module ${group.join(' or ')}`);
    addWithImports(chunk, byName, needed);
  }
  return [...needed].reduce((sum, chunk) => sum + gzipBytes(chunk), 0);
}
