import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Started } from '../glass/gatewayMain.ts';
import { nowMs, sendAlarms } from '../glass/send.ts';
import { newReports } from '../glass/supply.ts';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { signIn } from '../lib/signIn.ts';
import { type Options, type Row, numberOption, rounded } from '../lib/suite.ts';

export const name = 'sending: a storm of alarms, until each message is decided';

interface Counts {
  /** Notices that nobody has planned. */
  readonly notices: number;
  /** Messages that are due and that nobody has decided about. */
  readonly undecided: number;
  readonly messages: number;
}

const counted = async (db: Client, since: string): Promise<Counts> => {
  const { rows } = await db.query<Counts>(
    `select (select count(*)::int from send_notice where due_at is null and failed_at is null) as notices,
            (select count(*)::int from send_record where at >= $1 and state = 'planned' and next_at <= now()) as undecided,
            (select count(*)::int from send_record where at >= $1) as messages`,
    [since],
  );
  const [counts] = rows;
  if (!counts) throw new Error('The database answered no counts');
  return counts;
};

/** Until nothing waits. @returns the counts then */
async function decided(db: Client, since: string): Promise<Counts> {
  for (;;) {
    const counts = await counted(db, since);
    if (counts.notices === 0 && counts.undecided === 0) return counts;
    await wait(100);
  }
}

/** The contacts of the place, of its unit and of its maintenance company. */
const receivers = ['placeManager', 'unitContacts', 'maintenanceCompany'];

/** Balances are those of nobody, so that messages draw none, as where nobody sells units; or they are their holders' again. */
const giveAway = (db: Client) => db.query(`update resource_account set holder_id = 'away ' || holder_id`);
const giveBack = async (db: Client) => {
  // what the living city has bought meanwhile is kept apart: a holder has one balance of a kind
  await db.query(
    `update resource_account set holder_id = account_id || ' meanwhile' where holder_id not like 'away %'`,
  );
  await db.query(`update resource_account set holder_id = substr(holder_id, 6) where holder_id like 'away %'`);
};

/**
 * So many new alarms within ten seconds, each sent to three contacts by the channels of the city: how long until every message
 * is handed to its carrier or noted with the reason why not, on PostgreSQL, with the sandbox as carrier. Storms in which messages draw units
 * alternate with storms in which they draw none.
 * Options: `--alarms 1000`, `--seconds 10`, `--storms 2` of each kind, `--devices 2000`, `--postgres postgres://…`.
 */
export const run = (options: Options): Promise<readonly Row[]> =>
  onDatabase(options, async (url) => {
    const alarms = numberOption(options, 'alarms', 1000);
    const seconds = numberOption(options, 'seconds', 10);
    const gateway = startChild<Started>('glass/gatewayMain.ts', {
      DATABASE_URL: url,
      FIRELINE_CITY: 'on',
      FIRELINE_DEVICES: options.devices ?? '2000',
    });
    const db = new Client({ connectionString: url });
    try {
      const started = await gateway.next();
      await db.connect();
      const { client } = await signIn(started.url);
      await db.query('update send_trigger set receivers = $1, is_enabled = true', [JSON.stringify(receivers)]);
      const supply = await newReports(client);
      await decided(db, new Date().toISOString());
      const storm = async (kind: string): Promise<Row> => {
        const [start, since] = [nowMs(), new Date().toISOString()];
        await sendAlarms(started, supply, { perSecond: alarms / seconds, seconds });
        const acceptedMs = nowMs();
        const { messages } = await decided(db, since);
        const endMs = nowMs();
        const { rows } = await db.query<{ state: string; count: number }>(
          'select state, count(*)::int as count from send_record where at >= $1 group by state order by state',
          [since],
        );
        return {
          kind,
          alarms,
          messages,
          'accepted after s': rounded((acceptedMs - start) / 1000, 1),
          'decided after s': rounded((endMs - start) / 1000, 1),
          'messages/s': rounded(messages / ((endMs - start) / 1000)),
          ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
        };
      };
      const without = async (): Promise<Row> => {
        await giveAway(db);
        const row = await storm('without');
        await giveBack(db);
        return row;
      };
      const rows: Row[] = [];
      for (let no = 0; no < numberOption(options, 'storms', 2); no += 1) {
        // the gateway grows faster from storm to storm, so each kind comes first in turns; the first pair warms it up
        if (no % 2 === 0) rows.push(await storm('with units'), await without());
        else rows.push(await without(), await storm('with units'));
      }
      return rows;
    } finally {
      await db.end();
      await gateway.stop();
    }
  });
