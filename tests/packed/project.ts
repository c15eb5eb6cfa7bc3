import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildPackages } from '../../tooling/build-packages.ts';
import { publishedPackages } from '../../tooling/exports.ts';
import { packPackage } from '../../tooling/pack.ts';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, object>>;
}

export interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** An empty project somewhere else, with our packages installed as a stranger gets them. */
export interface Project {
  readonly folder: string;
  readonly installed: Readonly<
    Record<string, { readonly folder: string; readonly manifest: Manifest; readonly files: readonly string[] }>
  >;
  /** Runs a file of the project in plain Node: no loader, no condition, no setting of ours. */
  readonly node: (file: string, ...args: readonly string[]) => Run;
  readonly typecheck: (tsconfig: object) => Run;
  readonly write: (file: string, text: string) => void;
}

const root = join(import.meta.dirname, '../..');
const plainEnv = { ...process.env, NODE_OPTIONS: '' };

const run = (command: string, args: readonly string[], cwd: string): Run => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: plainEnv,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, output: stdout + stderr };
};

const link = (target: string, path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) symlinkSync(target, path, 'junction');
};

/** Unpacks a tarball and gives it what its own manifest declares, and nothing more: a forgotten dependency is not found. */
const install = (name: string, project: string) => {
  const tarball = packPackage(name);
  const folder = join(project, 'node_modules/@fireline', name);
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], project);
  const files = run('tar', ['-tzf', tarball], project).output.trim().split('\n');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (dependency.startsWith('@fireline/')) continue;
    link(join(root, 'packages', name, 'node_modules', dependency), join(folder, 'node_modules', dependency));
  }
  return { folder, manifest, files: files.map((file) => file.replace(/^package\//, '')) };
};

/** @param names the packages to install, all of them unless told */
export const createProject = async (names: readonly string[] = publishedPackages): Promise<Project> => {
  await buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'fireline-stranger-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  const installed = Object.fromEntries(names.map((name) => [name, install(name, folder)]));
  for (const name of ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom', '@types/node'])
    link(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    installed,
    write,
    node: (file, ...args) => run(process.execPath, [file, ...args], folder),
    typecheck: (tsconfig) => {
      write('tsconfig.json', JSON.stringify(tsconfig));
      return run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--pretty', 'false'], folder);
    },
  };
};
