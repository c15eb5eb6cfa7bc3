// The gateway inside a page: Storybook's screens run on it. Nothing here may reach for Node.
import { type Clock, systemClock, systemTimers, type Timers } from '@fireline/api/lib';
import { createGateway, type Gateway } from './gateway.ts';
import type { Log } from './lib/log.ts';
import { openInPage } from './lib/db/embedded/inPage.ts';
import type { Db } from './lib/db/schema.ts';
import { memoryFiles } from './lib/files/memory.ts';
import type { FileStore } from './lib/files/store.ts';
import { consoleLog } from './lib/log.ts';
import { InPageSocket } from './lib/push/index.ts';
import { type Random, systemRandom } from './lib/random.ts';
import { terminalMessenger } from './session/codes/messenger.ts';
import { loadSecrets } from './secrets.ts';

export interface InPageOptions {
  /** A tarball of a data folder to start from, such as one made when Storybook is built. */
  readonly loadDataDir?: Blob;
  /** Fills the database; runs before the gateway starts. */
  readonly fill?: (db: Db, files: FileStore) => Promise<void>;
  readonly clock?: Clock;
  readonly timers?: Timers;
  readonly random?: Random;
  readonly log?: Log;
}

export interface InPageGateway {
  readonly gateway: Gateway;
  readonly db: Db;
  /** To be given to the client in the place of the browser's. */
  readonly fetch: typeof globalThis.fetch;
  /** To be given to the push client in the place of a WebSocket. */
  readonly openSocket: (url: string) => InPageSocket;
  close(): Promise<void>;
}

/** Opens a database in memory and a gateway on it. It takes a second or more; keep it for all that run in the page. */
export async function openInPageGateway(options: InPageOptions = {}): Promise<InPageGateway> {
  const { clock = systemClock, timers = systemTimers, random = systemRandom, log = consoleLog } = options;
  const database = await openInPage(options.loadDataDir ? { loadDataDir: options.loadDataDir } : {});
  try {
    const files = memoryFiles(clock);
    await options.fill?.(database.db, files);
    const secrets = await loadSecrets(database.db, random, new Date(clock()).toISOString());
    // codes of a page stay in the page: the console of the browser shows them
    const messenger = terminalMessenger((line) => log.info(line));
    const inside = { database, clock, timers, random, secrets, log, files, messenger };
    const gateway = await createGateway({ ...inside, isPublicHost: false });
    return {
      gateway,
      db: database.db,
      fetch: (input, init) => gateway.fetch(new Request(input, init), 'in-page'),
      openSocket: (url) => new InPageSocket(gateway.hub, url),
      close: () => gateway.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
