import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../../../apps/gateway/src/lib/db/embedded/embedded.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import type { OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import type { Findings } from '../findings.ts';
import { Gateways } from '../mix/gateways.ts';
import { ownDatabase } from '../ownDatabase.ts';
import { Books, keepBuying } from './buyers.ts';
import { checkMoney, waitingIn } from './check.ts';
import { buyerAccounts, fillMoney } from './fill.ts';
import { Provider } from './provider.ts';

export interface MoneyRun {
  readonly kind: 'embedded' | 'postgres';
  readonly kills: number;
  /** How many buy at once, and how often each. */
  readonly buyers: number;
  readonly everyMs: number;
  /** How long a gateway lives at least, and how much longer at most. */
  readonly livesMs: readonly [atLeast: number, more: number];
  /** The share of the provider's answers that are lost. */
  readonly lostShare: number;
  readonly random: () => number;
  readonly findings: Findings;
}

const settledWithinMs = 300_000;

/** Waits until nothing waits any more, and stops the gateways: a folder is open for one process at a time. @returns the database */
async function settled(gateways: Gateways, open: () => Promise<OpenedDatabase>): Promise<OpenedDatabase> {
  for (const until = Date.now() + settledWithinMs; ;) {
    await gateways.stop();
    const opened = await open();
    if (Date.now() > until || (await waitingIn(opened.db)) === 0) return opened;
    await opened.close();
    await gateways.start();
    await wait(10_000);
  }
}

/** People pay while gateways are killed; afterwards all books are compared. @returns how it went, in words */
export async function runMoney(run: MoneyRun): Promise<string> {
  const { kind, kills, random, findings } = run;
  const folder = mkdtempSync(join(tmpdir(), 'fireline-money-'));
  const database = kind === 'postgres' ? await ownDatabase('money') : undefined;
  let isChecked = false;
  const fail = (error: unknown) => {
    // its connections may still be closing when the database is dropped
    if (!isChecked) findings.add('the database of the check had a problem', [String(error)]);
  };
  const open = () => (database ? openPostgres(database.url, fail) : openEmbedded({ folder, onUpkeepFailure: fail }));
  const provider = new Provider(random, run.lostShare);
  const till = await provider.open();
  const env = { PROVIDER: till.url, ...(database ? { DATABASE: database.url } : { FOLDER: folder }) };
  const gateways = new Gateways(env, findings, random, 'tests/faults/moneyMain.ts');
  const atOnce = database ? 2 : 1;
  const buyers = buyerAccounts(run.buyers);
  const books = new Books();
  const over = new AbortController();
  let workedMs = 0;
  try {
    const filled = await open();
    await fillMoney(filled, buyers);
    await filled.close();
    while (gateways.count < atOnce) await gateways.start();
    for (const { username, token } of buyers) gateways.hold(username, token);
    const shop = { gateways, provider, books, random, findings };
    const working = buyers.map((buyer) => keepBuying(shop, buyer, run.everyMs, over.signal));
    const [atLeast, more] = run.livesMs;
    const beganMs = Date.now();
    while (gateways.kills < kills) {
      await wait(atLeast + random() * more);
      await gateways.killOne();
      while (gateways.count < atOnce) await gateways.start();
      if (gateways.kills % 10 === 0) console.log(`${gateways.kills} of ${kills} kills, ${books.orders} orders`);
    }
    workedMs = Date.now() - beganMs;
    over.abort();
    await Promise.all(working);
    const opened = await settled(gateways, open);
    findings.same('what still waits', await waitingIn(opened.db), 0);
    await checkMoney({ db: opened.db, provider, books, findings, buyers });
    isChecked = true;
    await opened.close();
  } catch (error) {
    findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  } finally {
    over.abort();
    await gateways.killAll();
    await till.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
  const paid = [...provider.trades.values()].filter(({ state }) => state === 'paid').length;
  const courses = [...books.courses].map(([course, count]) => `${course} ${count}`).join(', ');
  const perSecond = workedMs === 0 ? 0 : Math.round((paid / workedMs) * 10_000) / 10;
  return (
    `money on ${kind}: ${gateways.kills} kills, ${books.orders} orders, ${paid} payments (${perSecond}/s), ` +
    `${provider.refunds.size} given back, ${provider.lost} answers lost, ${books.forged} forged notices refused (${courses})`
  );
}
