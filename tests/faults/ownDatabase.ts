import { Client } from 'pg';

const server = process.env.FIRELINE_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whether a PostgreSQL server answers. */
export const hasPostgres = (): Promise<boolean> =>
  onServer('select 1').then(
    () => true,
    () => false,
  );

export interface OwnDatabase {
  readonly url: string;
  /** Removes it, with whatever is connected to it. */
  drop(): Promise<void>;
}

/** A database of the run's own on the PostgreSQL server: empty, or a copy of another one that nobody is connected to. */
export async function ownDatabase(purpose: string, like?: OwnDatabase): Promise<OwnDatabase> {
  const name = `fireline_${purpose}_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  const from = like ? ` template ${new URL(like.url).pathname.slice(1)}` : '';
  await onServer(`create database ${name}${from}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}
