import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startChild } from '../lib/child.ts';

export interface FromServers {
  readonly gateway: string;
  readonly peer: string;
}
export interface Servers extends FromServers {
  readonly database: string;
  close(): Promise<void>;
}

async function start(database: string, env: Readonly<Record<string, string>>, clean: () => Promise<unknown>) {
  const child = startChild<FromServers>('gateway/serversMain.ts', env);
  const close = async () => {
    await child.stop();
    await clean();
  };
  try {
    return { ...(await child.next()), database, close };
  } catch (error) {
    await clean();
    throw error;
  }
}

export async function startEmbedded(devices: number): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'fireline-bench-'));
  const env = { BENCH_POSTGRES: '', BENCH_FOLDER: folder, BENCH_DEVICES: String(devices) };
  return start('embedded', env, () => rm(folder, { recursive: true, force: true }));
}

/** On a database of its own, which is dropped afterwards; undefined where no server answers. */
export async function startPostgres(devices: number, server: string): Promise<Servers | undefined> {
  const onServer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server, connectionTimeoutMillis: 3000 });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const name = `fireline_bench_${process.pid}`;
  try {
    await onServer(`create database ${name}`);
  } catch (error) {
    console.log(`PostgreSQL is left out: ${(error as Error).message}`);
    return undefined;
  }
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return start('PostgreSQL', { BENCH_POSTGRES: url, BENCH_DEVICES: String(devices) }, () =>
    onServer(`drop database ${name} with (force)`),
  );
}
