import { type InlineConfig, type Plugin, type Rolldown, build } from 'vite';

/** The page and its script, which waits for the words before it draws: what it waits for may not wait for it. */
const isPage = (id: string) => /\/(?:index\.html|main\.tsx)$/.test(id);

/**
 * What so many chunks share comes in one piece: by itself it is cut into a hundred files, of which a page requests most. A page of the
 * console took 129 requests, and takes 69.
 */
const commonMin = 16;

/** What a reader sees next, with all that it needs beyond the step before, in one chunk of that name. */
export interface LoadStep {
  readonly name: string;
  /** The ends of the paths of its modules. */
  readonly modules: readonly string[];
}

/**
 * Checks that each module of the steps is in the app: one that was renamed would be left out of its step.
 * @throws Error that names the step and the module
 */
export function checkSteps(steps: readonly LoadStep[], moduleIds: readonly string[]): void {
  for (const { name, modules } of steps)
    for (const end of modules)
      if (!moduleIds.some((id) => id.endsWith(end)))
        throw new Error(`The step ${name} names ${end}, and no module of the app ends so`);
}

/** Each module that a step needs, and the first step that does: those that the bundler, left to itself, puts into chunks that it needs. */
async function stepsOfModules(config: InlineConfig, steps: readonly LoadStep[]): Promise<ReadonlyMap<string, string>> {
  const settings = { ...config.build, write: false, sourcemap: false, minify: false };
  const built = (await build({ ...config, logLevel: 'error', build: settings })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((one) => one.type === 'chunk');
  checkSteps(
    steps,
    chunks.flatMap(({ moduleIds }) => moduleIds),
  );
  const stepOf = new Map<string, string>();
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { name, modules } of steps) {
    for (const chunk of chunks)
      if (chunk.moduleIds.some((id) => modules.some((end) => id.endsWith(end)))) needed.add(chunk);
    // a set grows while it is walked
    for (const { imports } of needed)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
    for (const id of [...needed].flatMap(({ moduleIds }) => moduleIds))
      if (!isPage(id) && !stepOf.has(id)) stepOf.set(id, name);
  }
  return stepOf;
}

/**
 * Brings the modules that an app needs before the login page into one chunk, and those that the first page after it needs beyond into another: all
 * that the modules of a step really use. Left to itself the bundler cuts what they share with later screens into dozens of small chunks,
 * which compress worse, and are cut finer with every screen that comes along; with what many screens share in one piece, the first page
 * fetches what only others need. What is really used only a build can tell, so that there is one more before, by the plain configuration.
 */
export function stepChunks(steps: readonly LoadStep[], plain: () => InlineConfig): Plugin {
  let stepOf: ReadonlyMap<string, string> = new Map();
  return {
    name: 'fireline-step-chunks',
    apply: 'build',
    async buildStart() {
      stepOf = await stepsOfModules(plain(), steps);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          ...steps.map(({ name }) => ({ name, test: (id: string) => stepOf.get(id) === name, priority: 1 })),
          { name: 'common', minShareCount: commonMin },
        ],
      },
    }),
  };
}
