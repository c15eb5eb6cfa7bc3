import { PostgresDialect, sql } from 'kysely';
import { Client, type ClientConfig, Pool, types } from 'pg';
import { type Bell, kyselyOver, openedOver, type OpenedDatabase } from './opened.ts';
import { parsers } from './values.ts';

const channel = 'fireline';

const settings = (url: string): ClientConfig => ({
  connectionString: url,
  // instants are read in UTC whatever the server is set to
  options: '-c timezone=UTC',
  types: { getTypeParser: (id, format) => (format !== 'binary' && parsers[id]) || types.getTypeParser(id, format) },
  application_name: 'fireline',
});

/** Hears on a connection of its own, and makes a new one when it breaks. */
class Listener {
  readonly #url: string;
  readonly #onFailure: (error: unknown) => void;
  readonly listeners = new Set<(text: string) => void>();
  #client: Client | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(url: string, onFailure: (error: unknown) => void) {
    this.#url = url;
    this.#onFailure = onFailure;
  }
  async open(): Promise<void> {
    const client = new Client(settings(this.#url));
    this.#client = client;
    client.on('notification', ({ payload }) => {
      for (const listener of this.listeners) listener(payload ?? '');
    });
    client.on('error', (error) => this.#again(error));
    await client.connect();
    await client.query(`listen ${channel}`);
    // what was published while nobody heard is found by its sequence number
    for (const listener of this.listeners) listener('');
  }
  #again(error: unknown): void {
    if (this.#isClosed || this.#retry) return;
    this.#onFailure(error);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.open().catch((next: unknown) => this.#again(next));
    }, 1000);
  }
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }
}

/** A PostgreSQL server (15 or newer), shared by as many gateways as needed. */
export async function openPostgres(url: string, onFailure: (error: unknown) => void): Promise<OpenedDatabase> {
  const pool = new Pool({ ...settings(url), max: 10 });
  pool.on('error', onFailure);
  const listener = new Listener(url, onFailure);
  const bell: Bell = {
    ring: async (tx, text) => {
      await sql`select pg_notify(${channel}, ${text})`.execute(tx);
    },
    listen: (onRing) => {
      listener.listeners.add(onRing);
      return () => listener.listeners.delete(onRing);
    },
    committed: () => {},
  };
  try {
    // first, so that a server that cannot be reached is told as such
    await listener.open();
    return await openedOver(kyselyOver(new PostgresDialect({ pool })), 'postgres', bell, () => listener.close());
  } catch (error) {
    await listener.close();
    throw error;
  }
}
