import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from './build-packages.ts';
import { publishedPackages } from './exports.ts';
import { packPackage } from './pack.ts';

const root = join(import.meta.dirname, '..');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly repository?: unknown;
  readonly homepage?: unknown;
  readonly bugs?: unknown;
}
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest;

/**
 * Why the packages cannot be released as they are.
 * @param isRehearsal a rehearsal publishes nothing, and needs no address for the provenance
 */
export function releaseProblems(isRehearsal: boolean): string[] {
  const manifests = publishedPackages.map(manifestOf);
  const [first] = manifests;
  const problems = globSync('.changeset/*.md', { cwd: root }).map((file) => `${file} waits: npm run version`);
  for (const { name, version, repository } of manifests) {
    if (version !== first?.version) problems.push(`${name} is ${version}, not ${first?.version}`);
    const changelog = readFileSync(join(root, 'packages', name.replace(/^.*\//, ''), 'CHANGELOG.md'), 'utf8');
    if (!changelog.includes(`\n## ${version}\n`)) problems.push(`the changelog of ${name} says nothing of ${version}`);
    if (repository === undefined && !isRehearsal) problems.push(`${name} names no repository, which provenance needs`);
  }
  return problems;
}

/** The addresses that manifests lack while there is no public repository: none is made up. A release needs `repository`, the others help readers. */
export function missingAddresses(manifests: readonly Manifest[] = publishedPackages.map(manifestOf)): string[] {
  return manifests.flatMap((manifest) => {
    const missing = (['homepage', 'repository', 'bugs'] as const).filter((field) => manifest[field] === undefined);
    return missing.length === 0 ? [] : [`${manifest.name} does not name ${missing.join(', ')} yet`];
  });
}

// `npm run release -- --dry-run` rehearses; without it the packages are published, from a workflow that proves where they were built
if (import.meta.main) {
  const isRehearsal = process.argv.includes('--dry-run');
  const problems = releaseProblems(isRehearsal);
  for (const problem of problems) console.error(problem);
  if (isRehearsal) for (const line of missingAddresses()) console.warn(line);
  if (problems.length > 0) process.exit(1);
  await buildPackages();
  for (const name of publishedPackages) {
    const args = ['publish', packPackage(name), '--access', 'public', isRehearsal ? '--dry-run' : '--provenance'];
    const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
