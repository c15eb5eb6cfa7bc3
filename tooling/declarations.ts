import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedUnions } from './shared-unions.ts';

/** `from './status.ts'`, `import('./status.ts')`, `import './status.ts'` */
const relativeSpecifier = /(from |import\(|import )(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\2/g;

/**
 * Writes the type declarations of the package in the working folder, one per source file, with maps into the shipped source:
 * an editor jumps to the code itself. The compiler keeps `.ts` in specifiers; readers of a package find `.js`.
 */
export const writeDeclarations = (): void => {
  const { status, stdout } = spawnSync(join('../../node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`No declarations in ${process.cwd()}\n${stdout}`);
  for (const file of globSync('dist/**/*.d.ts')) {
    writeFileSync(file, sharedUnions(readFileSync(file, 'utf8').replaceAll(relativeSpecifier, '$1$2$3.js$2')));
  }
};
