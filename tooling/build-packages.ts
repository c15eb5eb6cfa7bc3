import { spawn } from 'node:child_process';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { publishedPackages } from './exports.ts';
import { writeGuides, writeRequirements } from './guides.ts';
import { root } from './root.ts';

/** When the newest file that goes into a package was written. Types come from every package's source. */
const newestMs = (name: string): string => {
  const files = globSync(
    [
      `packages/${name}/{src,*.json,*.ts}`,
      'packages/*/src/**',
      ...(name === 'ui' ? ['.storybook/guides/{start,patterns}/*', 'docs/examples/*/{src,app}/**'] : []),
      'tooling/{guides,declarations,exports,minify-styles,pure-calls,root-entry,shared-unions,shrink,style-ids,tsup}.ts',
      'pnpm-lock.yaml',
      ...(name === 'domain' ? ['docs/requirements.source.json'] : []),
    ],
    { cwd: root },
  );
  return String(Math.max(...files.map((file) => statSync(root + file).mtimeMs)));
};

const readStamp = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // never built
  }
};

const run = async (command: string, cwd: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let output = '';
  const child = spawn(command, { shell: true, cwd });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  child.on('error', reject);
  child.on('close', (code) =>
    code === 0 ? resolve(undefined) : reject(new Error(`${command} in ${cwd} failed\n${output}`)),
  );
  await promise;
};

const buildPackage = async (name: string): Promise<void> => {
  const folder = `${root}packages/${name}`;
  const stampFile = `${folder}/dist/.built`;
  const stamp = newestMs(name);
  if (readStamp(stampFile) === stamp) return;
  console.log(`Building @fireline/${name}…`);
  await run('node_modules/.bin/tsup --silent', folder);
  if (name === 'ui') writeGuides();
  if (name === 'domain') writeRequirements();
  writeFileSync(stampFile, stamp);
};

/** Builds the published packages, unless a build is newer than everything it is made of. */
export const buildPackages = async (): Promise<void> => {
  // the others take their types from the domain's build
  await buildPackage('domain');
  await Promise.all(publishedPackages.map(buildPackage));
};

if (import.meta.main) await buildPackages();
