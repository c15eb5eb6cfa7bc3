import { type InlineConfig, type Plugin, type Rolldown, build } from 'vite';

/** The page and its script, which waits for the words before it draws: what it waits for may not wait for it. */
const isPage = (id: string) => /\/(?:index\.html|main\.tsx)$/.test(id);

/**
 * What so many chunks share comes in one piece: by itself it is cut into a hundred files, of which a page requests most. A page of the
 * console took 129 requests, and takes 69.
 */
const commonMin = 16;

/** The modules that the bundler, left to itself, puts into chunks that the first picture needs. */
async function firstModules(config: InlineConfig, screens: readonly string[]): Promise<ReadonlySet<string>> {
  const settings = { ...config.build, write: false, sourcemap: false, minify: false };
  const built = (await build({ ...config, logLevel: 'error', build: settings })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === 'chunk');
  const isScreen = (id: string) => screens.some((end) => id.endsWith(end));
  const needed = new Set(chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(isScreen)));
  // a set grows while it is walked
  for (const { imports } of needed) for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds).filter((id) => !isPage(id)));
}

/**
 * Brings what an app needs before its first picture into one chunk: all that the entry and the modules of these names (the ends of
 * their paths) really use. Left to itself the bundler cuts what they share with later screens into dozens of small chunks, which
 * compress worse, and are cut finer with every screen that comes along. What is really used only a build can tell, so that there is
 * one more before, by the plain configuration.
 */
export function firstChunk(screens: readonly string[], plain: () => InlineConfig): Plugin {
  let needed: ReadonlySet<string> = new Set();
  return {
    name: 'fireline-first-chunk',
    apply: 'build',
    async buildStart() {
      needed = await firstModules(plain(), screens);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'first', test: (id) => needed.has(id), priority: 1 },
          { name: 'common', minShareCount: commonMin },
        ],
      },
    }),
  };
}
