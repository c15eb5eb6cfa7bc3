import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEmbedded } from './lib/db/embedded/embedded.ts';
import { memoryFiles } from './lib/files/memory.ts';
import { proxiesFrom } from './lib/http/edge/proxies.ts';
import { serve } from './node.ts';
import { demoPassword } from './session/demo.ts';
import { passwordTold } from './start.ts';

it('only the published password is ever told, and only where it opens something [SES-05]', () => {
  const home = { host: '127.0.0.1', proxies: undefined, demoPassword };
  expect(passwordTold(home)).toBe(demoPassword);
  for (const outside of [{ host: '0.0.0.0' }, { proxies: proxiesFrom('on') }])
    expect(passwordTold({ ...home, ...outside })).toMatch(/^the demo password is refused .* FIRELINE_DEMO_PASSWORD/);
  for (const host of ['127.0.0.1', '0.0.0.0'])
    expect(passwordTold({ ...home, host, demoPassword: 'My-Own-2026!' })).not.toContain('My-Own');
});

it('alarms do not wait for a bucket that is away: a later start only tells of it [PLN-02]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fireline-start-'));
  const error = vi.fn<(what: string, reason: unknown) => void>();
  const away = new Error('connect ECONNREFUSED');
  const served = await serve({
    database: await openEmbedded({ folder, onUpkeepFailure: () => {} }),
    host: '127.0.0.1',
    port: 0,
    log: { error, warn: () => {}, info: () => {} },
    files: { ...memoryFiles(), sweep: async () => Promise.reject(away) },
  });
  onTestFinished(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
  expect(error).toHaveBeenCalledExactlyOnceWith('what uploads left behind could not be cleared', away);
  expect((await fetch(`${served.url}/smkgw/api/v1.0.0/openapi.json`)).status).toBe(200);
});
