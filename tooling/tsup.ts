import { writeDeclarations } from './declarations.ts';
import { subpathsOf } from './exports.ts';
import { minifyStylesInEsbuild } from './minify-styles.ts';

interface SourceMap {
  readonly mappings: string;
}
interface Chunk {
  readonly type: string;
  readonly code: string;
  readonly path: string;
  readonly map?: string | object | null;
}

/** What only runs where there is a component tree; a module that imports it is a client module. */
const clientOnly =
  /(?:from|import)\s*["'](?:react|react-dom|react-aria|react-stately|styled-components|downshift|lucide-react|@floating-ui\/react|@tanstack\/react-query|@visx\/[a-z]+)(?:\/[^"']*)?["']/;

const shiftedByOneLine = (map: Chunk['map']): object | undefined => {
  if (!map) return undefined;
  const parsed = (typeof map === 'string' ? JSON.parse(map) : map) as SourceMap;
  return { ...parsed, mappings: `;${parsed.mappings}` };
};

/**
 * Says `'use client'` where React is imported and nowhere else, so that a server component can still read tokens, rules and
 * words. The bundler drops the directives of single files when it joins them; this adds them to what comes out.
 */
const useClient = {
  name: 'fireline-use-client',
  renderChunk: (code: string, chunk: Chunk) =>
    chunk.path.endsWith('.js') && clientOnly.test(code)
      ? { code: `'use client';\n${code}`, map: shiftedByOneLine(chunk.map) }
      : undefined,
};

/**
 * How a package is built, read from its own `exports`: one entry per subpath, so that a new area or component needs a line
 * there (`pnpm run exports` writes it) and nothing here. Runs in the package's folder.
 */
export const libraryConfig = () => ({
  entry: Object.fromEntries(subpathsOf(process.cwd()).map(({ source, output }) => [output, source])),
  format: ['esm' as const],
  platform: 'neutral' as const,
  target: 'es2023' as const,
  tsconfig: 'tsconfig.build.json',
  sourcemap: true,
  clean: true,
  splitting: true,
  removeNodeProtocol: false,
  plugins: [useClient],
  esbuildPlugins: [minifyStylesInEsbuild],
  // not by the bundler: it takes half a minute a package where the compiler takes a second
  onSuccess: () => Promise.resolve(writeDeclarations()),
});
