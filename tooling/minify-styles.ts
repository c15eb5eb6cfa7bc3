import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** styled.div`…`, styled(Box)`…`, css`…`: a template whose values are plain names. */
const template =
  /((?:styled(?:\.\w+|\([^`]*?\))(?:\.attrs\([^`]*?\))?|\bcss|\bkeyframes|\bcreateGlobalStyle)`)((?:[^`$\\]|\\.|\$(?!\{)|\$\{[^{}`]*\})*)`/g;
const value = /(\$\{[^{}`]*\})/;

const smaller = (style: string): string =>
  style
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1');
const lineBreaks = (text: string): number => text.split('\n').length - 1;

/**
 * Takes comments and indentation out of the styles of a module, as nobody reads them in a browser. Every line of code stays on its
 * line, so that source maps hold: the line breaks that were inside a template stand behind it.
 */
export const minifyStyles = (code: string): string =>
  code.replaceAll(template, (whole: string, tag: string, body: string) => {
    const short = body
      .split(value)
      .map((part, at) => (at % 2 === 0 ? smaller(part) : part))
      .join('');
    const minified = `${tag}${short}\``;
    return minified + '\n'.repeat(lineBreaks(whole) - lineBreaks(minified));
  });

const ours = /\/(packages|apps)\/[^/]+\/src\/.*\.tsx?$/;

/** For builds by Vite: apps and Storybook. */
export const minifyStylesInVite = (): Plugin => ({
  name: 'fireline-minify-styles',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (ours.test(id) ? { code: minifyStyles(code), map: null } : undefined),
});

interface EsbuildBuild {
  onLoad(
    options: { readonly filter: RegExp },
    load: (args: { readonly path: string }) => { readonly contents: string; readonly loader: 'ts' | 'tsx' },
  ): void;
}

/** For the packages, built by esbuild. */
export const minifyStylesInEsbuild = {
  name: 'fireline-minify-styles',
  setup: (build: EsbuildBuild): void =>
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, ({ path }) => ({
      contents: minifyStyles(readFileSync(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
};
