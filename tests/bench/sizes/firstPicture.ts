import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
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

/** The budgets that tests/rules/budgets.test.ts guards. */
export const firstPictures = {
  publicDevice: { app: 'public-device', picture: 'device page', awaited: [words], budgetBytes: 85_000 },
  console: {
    app: 'console',
    picture: 'login screen',
    awaited: [words, ['/session/LoginScreen.tsx']],
    // it names the chunks of all pages: each page adds some bytes
    budgetBytes: 139_000,
  },
} as const satisfies Readonly<Record<string, FirstPicture>>;

async function chunksOf(app: AppName, drawing: Drawing | undefined): Promise<readonly Rolldown.OutputChunk[]> {
  const config = appConfig(app, drawing);
  const built = await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false },
  });
  return [built]
    .flat()
    .flatMap((one) =>
      'output' in one ? one.output.filter(({ type }) => type === 'chunk') : [],
    ) as Rolldown.OutputChunk[];
}

const gzipBytes = ({ code }: Rolldown.OutputChunk): number => gzipSync(code, { level: 9 }).length;

/** The chunk with all that it imports without `import()`, added to what is there already. */
function addWithImports(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  needed: Set<Rolldown.OutputChunk>,
): void {
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
export async function bytesBefore({ app, awaited }: FirstPicture, drawing?: Drawing): Promise<number> {
  const chunks = await chunksOf(app, drawing);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks) if (chunk.isEntry) addWithImports(chunk, byName, needed);
  for (const group of awaited) {
    const candidates = chunks.filter(({ facadeModuleId }) => group.some((name) => facadeModuleId?.endsWith(name)));
    const largest = candidates.toSorted((a, b) => gzipBytes(b) - gzipBytes(a))[0];
    // part of the entry already, or renamed: the second must not pass for the first
    const isInside = chunks.some(({ moduleIds }) => moduleIds.some((id) => group.some((name) => id.endsWith(name))));
    if (largest) addWithImports(largest, byName, needed);
    else if (!isInside) throw new Error(`${app} has no module ${group.join(' or ')}`);
  }
  return [...needed].reduce((sum, chunk) => sum + gzipBytes(chunk), 0);
}
