// A gateway on a database that others use too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom } from '../../../apps/gateway/src/settings.ts';
import { start } from '../../../apps/gateway/src/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'fireline-bench-'));
const served = await start(settingsFrom({ ...process.env, FIRELINE_DATA: folder, FIRELINE_LIVE: 'off', PORT: '0' }));
process.on('SIGTERM', () => {
  void served.close().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
process.send?.({ url: served.url });
