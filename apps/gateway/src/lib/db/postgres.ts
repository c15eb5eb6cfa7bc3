import { sql } from 'kysely';
import { type ClientConfig, Pool, types } from 'pg';
import type { Observer } from '../observer.ts';
import { isConnectionEnded } from './embedded/away.ts';
import { pgDialect } from './pgDialect.ts';
import { type Bell, kyselyOver, openedOver, type OpenedDatabase } from './opened.ts';
import { channel, RingListener } from './ringListener.ts';
import type { Db } from './schema.ts';
import { parsers } from './query/values.ts';

/** A call that waits longer for a connection fails: the server is away, or all connections are taken. */
const connectMs = 10_000;
/** How long a question past the calls may take. */
const answerMs = 5000;

const settings = (url: string): ClientConfig => ({
  connectionString: url,
  // instants are read in UTC whatever the server is set to. Statements are short: compiling one takes longer (0.3 s) than running it, and
  // what is sorted for a list of 100 000 rows stays in memory
  options: '-c timezone=UTC -c jit=off -c work_mem=16MB',
  types: { getTypeParser: (id, format) => (format !== 'binary' && parsers[id]) || types.getTypeParser(id, format) },
  application_name: 'fireline',
});

function poolOf(url: string, onFailure: (error: unknown) => void): Pool {
  const pool = new Pool({ ...settings(url), pipeline: true, max: 10, connectionTimeoutMillis: connectMs });
  pool.on('error', onFailure);
  // the pool listens to idle clients only, and an 'error' without a listener ends the process; what was asked is rejected besides
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A connection for one question at a time, made again where it breaks. */
function questionsTo(url: string, onFailure: (error: unknown) => void): Pool {
  const waits = { connectionTimeoutMillis: answerMs, query_timeout: answerMs };
  const pool = new Pool({ ...settings(url), ...waits, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  pool.on('error', onFailure);
  return pool;
}

/** A PostgreSQL server as it is: nothing is migrated, and nobody listens. */
export const connectPostgres = (url: string, onFailure: (error: unknown) => void): Db =>
  kyselyOver(pgDialect(poolOf(url, onFailure)));

/** A PostgreSQL server (15 or newer), shared by as many gateways as needed. */
export async function openPostgres(
  url: string,
  onFailure: (error: unknown) => void,
  onQuery?: Observer['queried'],
): Promise<OpenedDatabase> {
  let isClosing = false;
  // a connection that is being closed may be ended by its server first
  const failed = (error: unknown): void => {
    if (!isClosing || !isConnectionEnded(error)) onFailure(error);
  };
  const pool = poolOf(url, failed);
  const questions = questionsTo(url, failed);
  const listener = new RingListener(settings(url), failed);
  const bell: Bell = {
    ringing: (ring) => sql`select pg_notify(${channel}, ${JSON.stringify(ring)})`,
    listen: (onRing) => {
      listener.listeners.add(onRing);
      return () => listener.listeners.delete(onRing);
    },
    committed: () => {},
  };
  try {
    // first, so that a server that cannot be reached is told as such
    await listener.open();
    const db = kyselyOver(pgDialect(pool), onQuery);
    const closing = async () => {
      await Promise.all([listener.close(), questions.end()]);
    };
    const opened = await openedOver(db, 'postgres', bell, closing, () => questions.query('select 1'));
    const lines = () => ({ open: pool.totalCount, free: pool.idleCount, waiting: pool.waitingCount });
    const close = (): Promise<void> => {
      isClosing = true;
      return opened.close();
    };
    return { ...opened, lines, close };
  } catch (error) {
    await listener.close();
    throw error;
  }
}
