// Publishes the built Storybook to Chromatic where CHROMATIC_PROJECT_TOKEN is set; says so and passes where it is not.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('chromatic: skipped, CHROMATIC_PROJECT_TOKEN is not set (the local visual baselines do not need it)');
  process.exit(0);
}
if (!existsSync('storybook-static/index.json')) {
  console.error('chromatic: run `pnpm build-storybook` first');
  process.exit(1);
}
const args = [
  '--storybook-build-dir',
  'storybook-static',
  '--exit-zero-on-changes',
  'main',
  '--no-interactive',
  ...process.argv.slice(2),
];
const child = spawn('chromatic', args, { stdio: 'inherit', detached: true, shell: process.platform === 'win32' });
const limitS = Number(process.env.CHROMATIC_TIMEOUT_S ?? 900);
const timer = setTimeout(() => {
  console.error(`chromatic: no answer in ${limitS} s, stopped (is the network there?)`);
  if (child.pid) process.kill(-child.pid, 'SIGKILL');
  process.exit(1);
}, limitS * 1000);
child.on('exit', (code) => {
  clearTimeout(timer);
  process.exit(code ?? 1);
});
