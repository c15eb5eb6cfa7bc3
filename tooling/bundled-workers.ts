import { type Plugin, build, defaultClientConditions } from 'vite';

const worker = /\/packages\/ui\/src\/\w+\/\w+Worker\.ts\?worker_file/;

/**
 * Hands a worker out in one piece, as it is shipped. Module by module, as a server for development does it, each worker that a test starts
 * asks for a hundred files first.
 */
export function bundledWorkers(): Plugin {
  return {
    name: 'fireline-bundled-workers',
    enforce: 'pre',
    apply: 'serve',
    async load(id) {
      if (!worker.test(id)) return undefined;
      const [input = ''] = id.split('?');
      const made = await build({
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: ['fireline-source', ...defaultClientConditions] },
        build: { write: false, minify: false, rolldownOptions: { input, output: { codeSplitting: false } } },
      });
      const [output] = 'output' in made ? made.output : [];
      if (!output) throw new Error(`nothing came of ${input}`);
      for (const file of output.moduleIds) this.addWatchFile(file);
      return output.code;
    },
  };
}
