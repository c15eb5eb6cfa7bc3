import { Client } from 'pg';
import type { Options } from './suite.ts';

/** Does something on a database of its own, which is dropped afterwards. @throws Error where no server answers */
export async function onDatabase<Result>(options: Options, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = options.postgres ?? 'postgres://postgres@127.0.0.1:5432/postgres';
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
  await onServer(`create database ${name}`);
  try {
    return await work(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  } finally {
    await onServer(`drop database ${name} with (force)`);
  }
}
