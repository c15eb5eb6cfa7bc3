import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { minifyStyles } from './minify-styles.ts';
import { markPureCalls } from './pure-calls.ts';
import { nameStyles } from './style-ids.ts';

const shrink = (code: string): string => markPureCalls(minifyStyles(code));
const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|null)`;
/** What only a gateway reads of a call: what the OpenAPI document and the user log say of it. */
const ofGateway = new RegExp(String.raw`,\s*(?:summary|logs):\s*${text}`, 'g');
const isCalls = /\/packages\/api\/src\/\w+\/calls\.ts$/;
const ours = /\/(packages|apps)\/[^/]+\/src\/.*\.tsx?$/;

/**
 * For builds by Vite: apps and Storybook.
 * @param hasGateway the page holds a gateway of its own
 */
export const shrinkInVite = ({ hasGateway = false } = {}): Plugin => ({
  name: 'fireline-shrink',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    ours.test(id)
      ? { code: shrink(isCalls.test(id) && !hasGateway ? code.replaceAll(ofGateway, '') : code), map: null }
      : undefined,
});

interface EsbuildBuild {
  onLoad(
    options: { readonly filter: RegExp },
    load: (args: { readonly path: string }) => { readonly contents: string; readonly loader: 'ts' | 'tsx' },
  ): void;
}

/** For the packages, built by esbuild. */
export const shrinkInEsbuild = {
  name: 'fireline-shrink',
  setup: (build: EsbuildBuild): void =>
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => ({
      contents: nameStyles(shrink(readFileSync(path, 'utf8')), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
};
