// Dev mode: the gateway restarts and the apps reload by themselves when a source file changes.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { root } from './root.ts';
import { type AppName, appConfig, apps } from './vite-app.ts';

const gatewayPort = Number(process.env.PORT ?? 8080);
const target = `http://127.0.0.1:${gatewayPort}`;
const gateway = spawn(
  process.execPath,
  ['--conditions=fireline-source', '--watch', '--watch-preserve-output', `${root}apps/gateway/src/main.ts`],
  {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(gatewayPort) },
  },
);
process.on('SIGINT', () => {}); // Ctrl-C reaches the gateway by itself; it closes its database first
process.on('SIGTERM', () => gateway.kill('SIGTERM'));
gateway.on('exit', (code) => process.exit(code ?? 0));

for (const app of Object.keys(apps) as AppName[]) {
  const server = await createServer({
    ...appConfig(app),
    server: {
      host: '127.0.0.1',
      port: apps[app].devPort,
      strictPort: true,
      proxy: { '/smkgw': target, '/websock': { target, ws: true } },
    },
  });
  await server.listen();
  console.log(`${app}: http://127.0.0.1:${apps[app].devPort}${apps[app].base} (hot reload)`);
}
