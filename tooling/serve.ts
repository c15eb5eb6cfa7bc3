// `npm start`: builds what is not built, then starts the gateway, which serves everything on one origin.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// in a process of its own: what building takes of memory is no part of serving
const builder = fileURLToPath(new URL('build-apps.ts', import.meta.url));
const { status } = spawnSync(process.execPath, [...process.execArgv, builder], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import(new URL('../apps/gateway/dist/main.js', import.meta.url).href);
