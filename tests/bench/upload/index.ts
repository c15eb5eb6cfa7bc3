import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@fireline/api/lib';
import { type Plan, planCalls } from '@fireline/api/plan';
import { sessionCalls } from '@fireline/api/session';
import { Client } from 'pg';
import { build } from 'vite';
import { gatewayConfig } from '../../../tooling/vite-gateway.ts';
import { bigDrawing } from '../../fixtures/bigDrawing.ts';
import { sendForm } from '../../fixtures/sendForm.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import { startChild } from '../lib/child.ts';
import { apiBase } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, rounded } from '../lib/suite.ts';
import type { FromGateway } from './gatewayMain.ts';

export const name = 'upload: a large plan into the gateway, and its publish';

const megabyte = 1024 * 1024;
const layerId = 1;

/**
 * A drawing is sent to a gateway over a line on this machine, and published: how much memory the gateway's process takes at most, and
 * how long it was held up at a time. The embedded database lives in that process, PostgreSQL does not. Options: `--mb 290`,
 * `--publish 0` (leaves the publish out), `--postgres postgres://postgres@127.0.0.1:5432/postgres` (left out where none answers).
 */
export async function run(options: Options): Promise<readonly Row[]> {
  await buildGateway();
  const server = options.postgres ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const rows = await inFolder((env) => measure('embedded', env, options));
  const more = await onPostgres(server, (url) =>
    inFolder((env) => measure('PostgreSQL', { ...env, BENCH_POSTGRES: url }, options)),
  );
  return [...rows, ...(more ?? [])];
}

const root = join(import.meta.dirname, '../../..');
/** Where its packages are found. */
const built = join(root, 'apps/gateway/node_modules/.cache/bench');

/** One program, as `npm start` has it. */
async function buildGateway(): Promise<void> {
  const { build: settings, ...config } = gatewayConfig;
  const input = {
    ...(settings?.rollupOptions?.input as object),
    gatewayMain: join(import.meta.dirname, 'gatewayMain.ts'),
  };
  const rollupOptions = { ...settings?.rollupOptions, input };
  await build({ ...config, logLevel: 'warn', build: { ...settings, outDir: built, rollupOptions } });
}

type Env = Readonly<Record<string, string>>;

async function inFolder<T>(work: (env: Env) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  try {
    // as `npm start` has it
    return await work({ BENCH_FOLDER: folder, BENCH_POSTGRES: '', NODE_OPTIONS: '--max-semi-space-size=2' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** On a database of its own, which is dropped afterwards. */
async function onPostgres<T>(server: string, work: (url: string) => Promise<T>): Promise<T | undefined> {
  const database = `fireline_bench_${process.pid}`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server, connectionTimeoutMillis: 3000 });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  try {
    await ask(`create database ${database}`);
  } catch (error) {
    console.log(`PostgreSQL is left out: ${(error as Error).message}`);
    return undefined;
  }
  try {
    return await work(Object.assign(new URL(server), { pathname: `/${database}` }).href);
  } finally {
    await ask(`drop database ${database} with (force)`);
  }
}

const clientOf = (url: string, token: string | null) =>
  createClient({
    baseUrl: url + apiBase,
    language: () => 'en',
    session: { token: () => token, renew: async () => false, onExpired: () => {} },
  });

async function published(url: string, token: string): Promise<void> {
  const client = clientOf(url, token);
  await client.send(planCalls.publish, { layerId });
  for (;;) {
    const plan = (await client.send(planCalls.detail, { layerId })) as Plan;
    if (plan.publishState === 'complete') return;
    if (plan.publishState === 'failed') throw new Error(plan.problem?.code);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(database: string, env: Env, options: Options): Promise<Row[]> {
  const megabytes = numberOption(options, 'mb', 290);
  // filled in a first process: what that leaves in memory is no part of serving
  const filling = startChild<FromGateway, 'tell'>(join(built, 'gatewayMain.js'), env);
  await filling.next();
  await filling.stop();
  const child = startChild<FromGateway, 'tell'>(join(built, 'gatewayMain.js'), env);
  try {
    const { url, nowBytes } = await child.next();
    const account = { username: 'platform', password: fixturePassword, rentId: 'R001' };
    const { token } = await clientOf(url, null).send(sessionCalls.login, account);
    const told = async () => {
      const next = child.next();
      child.tell('tell');
      return next;
    };
    const measured = async (step: string, work: () => Promise<unknown>): Promise<Row> => {
      await told();
      const begun = performance.now();
      await work();
      const seconds = (performance.now() - begun) / 1000;
      const from = await told();
      return {
        database,
        step,
        MB: megabytes,
        seconds: rounded(seconds, 1),
        'gateway at first MB': rounded(nowBytes / megabyte),
        'gateway peak MB': rounded(from.peakBytes / megabyte),
        'longest block ms': rounded(from.longestBlockMs, 1),
      };
    };
    const path = `/plan/layer/${layerId}/upload`;
    const rows = [
      await measured('upload', async () => {
        const pieces = bigDrawing(megabytes * megabyte, megabyte);
        const reply = await sendForm({ url: url + apiBase, path, token, fileName: 'plan.dxf', pieces });
        if (reply.code !== '0000') throw new Error(reply.message);
      }),
    ];
    if (numberOption(options, 'publish', 1) !== 0) rows.push(await measured('publish', () => published(url, token)));
    return rows;
  } finally {
    await child.stop();
  }
}
