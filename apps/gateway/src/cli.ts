import { parseArgs } from 'node:util';
import { systemClock, systemTimers } from '@fireline/api/lib';
import { runStorm, sendOverHttp } from './city/runStorm.ts';
import { defaultSeed } from './city/seed.ts';
import { parseStorm, usualStorm } from './city/storm.ts';
import { stormHelp } from './city/typedStorm.ts';
import { sendFile } from './device/sendFile.ts';
import { runServer } from './main.ts';
import { settingsFrom } from './settings.ts';

const usage = `Usage:
  cli.ts serve                                       starts the server (settings: see README)
  cli.ts ingest FILE.jsonl --key KEY [--url ADDRESS] sends reports of devices, one JSON object a line
  cli.ts storm [WHAT] --key KEY [--url ADDRESS]      sets a building of the demo city on fire; WHAT like 200x30@17
KEY is the device key that the first start shows (or FIRELINE_DEVICE_KEY).`;

async function ingestFile(file: string, key: string, url: string): Promise<void> {
  const { stdout, stderr } = process;
  const sent = await sendFile({
    file,
    key,
    url,
    language: 'en',
    fetch: globalThis.fetch,
    onProgress: (count) => (stdout.isTTY ? stdout.write(`\r${count} sent`) : stdout.write(`${count} sent\n`)),
    onRefused: (line, reason) => stderr.write(`line ${line}: ${reason}\n`),
  });
  console.log(`\n${sent.accepted} accepted, ${sent.refused} refused, ${sent.raised} alarms raised`);
  if (sent.refused > 0) process.exitCode = 2;
}

async function sendStorm(what: string, key: string, url: string): Promise<void> {
  const storm = parseStorm(what);
  if (!storm.ok) throw new Error(stormHelp);
  const { stdout } = process;
  const sent = await runStorm({
    ...storm.value,
    seed: defaultSeed,
    devices: settingsFrom(process.env).devices,
    clock: systemClock,
    timers: systemTimers,
    send: sendOverHttp({ baseUrl: `${url}/smkgw/api/v1.0.0`, key, fetch: globalThis.fetch }),
    onProgress: (count, total) => stdout.isTTY && stdout.write(`\r${count} of ${total} alarms sent`),
  });
  if (sent === 0) throw new Error(stormHelp);
  console.log(`${stdout.isTTY ? '\r' : ''}${sent} alarms sent.`);
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, url: { type: 'string', default: 'http://127.0.0.1:8080' } },
  });
  const [command, what] = positionals;
  const key = values.key ?? process.env.FIRELINE_DEVICE_KEY;
  if (command === 'serve') return runServer();
  const url = values.url.replace(/\/$/, '');
  if (command === 'storm' && key) return sendStorm(what ?? usualStorm, key, url);
  if (command !== 'ingest' || !what || !key) throw new Error(usage);
  await ingestFile(what, key, url);
}

try {
  await run();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
}
