import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { root } from './root.ts';
import { type AppName, appConfig, apps } from './vite-app.ts';
import { gatewayConfig } from './vite-gateway.ts';

const sources = ['packages/domain/src', 'packages/api/src', 'packages/ui/src', 'tooling'];

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(path)
      .filter((name) => name !== 'dist' && name !== 'node_modules')
      .map((name) => newest(join(path, name))),
  );
}

const stampFileOf = (app: string): string => join(root, 'apps', app, 'dist/.built');
const stampOf = (app: string): string =>
  String(Math.max(...[...sources, `apps/${app}`, 'pnpm-lock.yaml'].map((path) => newest(join(root, path)))));
const isBuiltWith = (app: string, stamp: string): boolean =>
  existsSync(stampFileOf(app)) && readFileSync(stampFileOf(app), 'utf8') === stamp;

/** Whether the build of an app is newer than every source file it is made of. */
export const isBuilt = (app: string): boolean => isBuiltWith(app, stampOf(app));

/** Builds an app unless {@link isBuilt}. */
async function buildApp(app: string, config: () => InlineConfig): Promise<void> {
  const stamp = stampOf(app);
  if (isBuiltWith(app, stamp)) return;
  console.log(`Building ${app}…`);
  await build({ ...config(), logLevel: 'warn' });
  writeFileSync(stampFileOf(app), stamp);
}

export async function buildApps(): Promise<void> {
  for (const app of Object.keys(apps) as AppName[]) await buildApp(app, () => appConfig(app));
  await buildApp('gateway', () => gatewayConfig);
}

if (import.meta.main) await buildApps();
