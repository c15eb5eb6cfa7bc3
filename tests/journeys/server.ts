// The product as a user starts it, on a fresh folder with a small, silent city: journeys make their own life.
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '../../apps/gateway/src/settings.ts';
import { start } from '../../apps/gateway/src/start.ts';
import { stateFile } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-journeys-'));
// the device key is told once, on the console: catch it there as an operator would copy it
const lines: string[] = [];
const log = console.log;
console.log = (...parts: unknown[]) => {
  lines.push(parts.join(' '));
  log(...parts);
};
const served = await start(
  settingsFrom({ ...process.env, FIRELINE_DATA: folder, FIRELINE_DEVICES: '300', FIRELINE_LIVE: 'off' }),
);
console.log = log;
const deviceKey = /Device key (\S+)/.exec(lines.join('\n'))?.[1];
if (!deviceKey) throw new Error('The first start told no device key');
mkdirSync('test-results', { recursive: true });
writeFileSync(stateFile, JSON.stringify({ deviceKey, folder }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    void served.close().then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  });
}
