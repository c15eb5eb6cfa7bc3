// The product as a user starts it, on a fresh folder, with a city that is silent: the bench makes the alarms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '../../../apps/gateway/src/settings.ts';
import { start } from '../../../apps/gateway/src/start.ts';

export interface Started {
  readonly url: string;
  readonly deviceKey: string;
}
/** What it says first, and whenever it is asked for its processor time. */
export type FromGateway = Started | { readonly cpuMs: number };

const folder = mkdtempSync(join(tmpdir(), 'fireline-bench-'));
// the device key is told once, on the console: catch it there as an operator would copy it
const lines: string[] = [];
console.log = (...parts: unknown[]) => void lines.push(parts.join(' '));
const served = await start(settingsFrom({ ...process.env, FIRELINE_DATA: folder, FIRELINE_LIVE: 'off', PORT: '0' }));
const deviceKey = /Device key (\S+)/.exec(lines.join('\n'))?.[1];
if (!deviceKey) throw new Error('The first start told no device key');
process.on('SIGTERM', () => {
  void served.close().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 } satisfies FromGateway);
});
process.send?.({ url: served.url, deviceKey } satisfies FromGateway);
