// Runs before all faults. Their gateways are built once: from its sources each of a hundred starts takes twice as long.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type Plugin } from 'vite';
import { root } from '../../tooling/root.ts';
import { gatewayConfig } from '../../tooling/vite-gateway.ts';

/** Beside the gateway's packages, which stay outside of what is built. */
const folder = join(root, 'apps/gateway/node_modules/.cache/faults');
const sources = [
  'tests/faults/clockMain.ts',
  'tests/faults/gatewayMain.ts',
  'tests/faults/moneyMain.ts',
  'tests/faults/patrols/makerMain.ts',
  'tests/faults/phone/gatewayMain.ts',
  'tests/faults/phone/phoneMain.ts',
  'tests/faults/rolloutMain.ts',
  'tests/faults/seedMain.ts',
  'tests/faults/sendingMain.ts',
];
const nameOf = (source: string): string => source.replaceAll('/', '_').replace(/\.ts$/, '');

/** Sources read files beside themselves, and what is built of them lies elsewhere; threads lie beside what is built. */
const besideSource: Plugin = {
  name: 'fireline-beside-source',
  transform: (code, id) =>
    code.includes('new Worker(')
      ? undefined
      : code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..'))),
};

/** Names the built file of each source in the environment of all workers. */
export default async function buildMains(): Promise<void> {
  const input = Object.fromEntries(sources.map((source) => [nameOf(source), join(root, source)]));
  await build(
    mergeConfig(gatewayConfig, {
      plugins: [besideSource],
      logLevel: 'warn',
      build: { outDir: folder, rollupOptions: { input } },
    }),
  );
  const built = sources.map((source) => [source, join(folder, `${nameOf(source)}.js`)]);
  const commands = ['main', 'cli'].map((name) => [`apps/gateway/src/${name}.ts`, join(folder, `${name}.js`)]);
  process.env.FIRELINE_BUILT_MAINS = JSON.stringify(Object.fromEntries([...built, ...commands]));
}
