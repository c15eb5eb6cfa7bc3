import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { subpathsOf } from './exports.ts';

/** What somebody who took a name from the package without a subpath should have written. */
const examples: Readonly<Record<string, string>> = {
  '@fireline/domain': `import { deviceStatus } from '@fireline/domain/device'`,
  '@fireline/api': `import { alarmCalls } from '@fireline/api/alarm'`,
  '@fireline/ui': `import { Button } from '@fireline/ui/Button'`,
};

/**
 * The sentence that an import of the root throws.
 * @throws Error if no example of the package stands here
 */
export function rootSentence(name: string, subpaths: readonly string[]): string {
  const example = examples[name];
  if (example === undefined) throw new Error(`tooling/root-entry.ts has no example of an import of ${name}`);
  return `${name} has no root entry. Name a subpath, such as: ${example}. Subpaths: ${subpaths.join(', ')}. What each holds is in the README of the package.`;
}

/** The names that files in the working folder export, whose modules are JavaScript. */
async function exportedNames(files: readonly string[]): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [...files],
    outdir: 'unused',
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
  });
  return [...new Set(Object.values(metafile.outputs).flatMap(({ exports }) => exports))].toSorted();
}

const isWorker = ({ subpath }: { readonly subpath: string }): boolean => subpath.endsWith('Worker');

/**
 * Writes what `import '@fireline/ui'` and its likes find: the packages have no root entry, and this one throws the sentence that says so. It
 * exports each name of the subpaths, for a name that is not there would stop an import before the sentence is thrown. To the compiler it
 * exports none of them, so that editors suggest the subpaths alone.
 */
export async function writeRootEntry(): Promise<void> {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string };
  const subpaths = subpathsOf(process.cwd()).filter((one) => !isWorker(one));
  const names = await exportedNames(subpaths.map(({ output }) => `dist/${output}.js`));
  const sentence = rootSentence(
    name,
    subpaths.map(({ subpath }) => subpath.slice(2)),
  );
  writeFileSync(
    'dist/root.js',
    `throw new Error(${JSON.stringify(sentence)});\nvar none;\nexport { ${names.map((each) => `none as ${each}`).join(', ')} };\n`,
  );
  writeFileSync(
    'dist/root.d.ts',
    `/**\n * ${sentence}\n * @deprecated\n */\nexport declare const importBySubpath: never;\n`,
  );
}
