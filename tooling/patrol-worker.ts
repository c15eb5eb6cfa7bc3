import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin, Rolldown } from 'vite';

const screen = '/inspection/PatrolScreen.tsx';
const scanner = '/inspection/scan/Scanner.tsx';
/** What the page fetches besides: the languages, and the reader of labels. */
const besides = [/virtual:words\//, /\/decodeWorker/];

/** The chunks of these modules with all that they import at once. */
function chunksFor(bundle: Rolldown.OutputBundle, isWanted: (chunk: Rolldown.OutputChunk) => boolean): Set<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const needed = new Set(chunks.filter(isWanted).map(({ fileName }) => fileName));
  // a set grows while it is walked
  for (const name of needed) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) needed.add(next);
  }
  return needed;
}

/**
 * Writes the service worker of the inspector's phone, `patrol-sw.js`: one plain script without imports, with the names of all files that a start
 * without network needs.
 * @param source the path of its TypeScript
 * @spec N24
 */
export const patrolWorker = (source: string): Plugin => ({
  name: 'fireline-patrol-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = chunksFor(
      bundle,
      ({ isEntry, moduleIds }) =>
        isEntry ||
        moduleIds.some((id) => id.endsWith(screen) || id.endsWith(scanner) || besides.some((one) => one.test(id))),
    );
    const assets = Object.values(bundle)
      .filter((one) => one.type === 'asset' && one.fileName.includes('decodeWorker') && one.fileName.endsWith('.js'))
      .map(({ fileName }) => fileName);
    const files = [...chunks, ...assets].toSorted().map((file) => `/public/${file}`);
    const code = stripTypeScriptTypes(readFileSync(source, 'utf8'));
    const version = createHash('sha256').update(files.join()).update(code).digest('hex').slice(0, 12);
    const head = `const patrolFiles = ${JSON.stringify(files)};\nconst patrolVersion = '${version}';\n`;
    this.emitFile({ type: 'asset', fileName: 'patrol-sw.js', source: head + code });
  },
});
