#!/usr/bin/env node
// `npm start` and `npm test` on a fresh clone: needs Node.js 18 or newer and npm, nothing else.
// Installs the dependencies with the pinned pnpm when they are missing or outdated, then runs tooling/<first argument>
// on the Node.js that came with them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [script, ...rest] = process.argv.slice(2);

// npm's own settings are not pnpm's, and would be taken for them
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(config|package|lifecycle)_/i.test(key)),
);
env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

const stampFile = join(root, 'node_modules/.fireline-installed');
const manifests = [
  'pnpm-lock.yaml',
  'package.json',
  ...['packages/domain', 'packages/api', 'packages/ui', 'apps/console', 'apps/public-device', 'apps/gateway'].map(
    (p) => `${p}/package.json`,
  ),
];
const stamp = createHash('sha256')
  .update(manifests.map((file) => readFileSync(join(root, file), 'utf8')).join('\0'))
  .digest('hex');
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Installing the dependencies (first time: about a minute)…');
  const args = ['--yes', '--loglevel=error', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env, shell: isWindows });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stampFile, stamp);
}

const carried = join(root, 'node_modules/.bin/node');
const [major, minor] = process.versions.node.split('.').map(Number);
if (!existsSync(carried) && (major < 22 || (major === 22 && minor < 18))) {
  console.error(
    `Fireline needs Node.js 22.18 or newer; this is ${process.version}. Install a newer one from https://nodejs.org and run again.`,
  );
  process.exit(1);
}
// a server that streams large files lives longer on little: a fifth less memory, and no fewer replies a second
const memory = script === 'serve.ts' ? ['--max-semi-space-size=2'] : [];
const child = spawn(
  existsSync(carried) && !isWindows ? carried : process.execPath,
  ['--conditions=fireline-source', ...memory, join(root, 'tooling', script), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, '--conditions=fireline-source'].filter(Boolean).join(' ') },
  },
);
// Ctrl-C reaches the child by itself, which then closes in good order: wait for it.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
