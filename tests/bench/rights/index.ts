import { createClient, pushPath } from '@fireline/api/lib';
import { roleCalls } from '@fireline/api/role';
import { accountTopic, sessionCalls } from '@fireline/api/session';
import { startChild } from '../lib/child.ts';
import { onDatabase } from '../lib/onDatabase.ts';
import { apiBase, signIn } from '../lib/signIn.ts';
import { type Options, type Row, median, numberOption, rounded } from '../lib/suite.ts';
import { startReaders } from '../push/readers.ts';

export const name = 'rights: a change of a role, until every open socket of its accounts knows';

interface Gateway {
  readonly url: string;
}
/** A session may hold twenty sockets. */
const perSession = 20;
/** A gateway behind a proxy refuses the one that everybody knows. */
const password = 'Sockets-7-Open';
const user = { rentId: 'R001', username: 'unit' };
const granted = ['alarmList:view', 'alarmList:handle'];

/**
 * Two gateways on one PostgreSQL, each with so many sockets of accounts of one role: its permissions are changed through the
 * first gateway, and each socket is told.
 * Options: `--sockets 1000` (at each gateway), `--changes 5`, `--devices 600`, `--postgres postgres://…`.
 */
export const run = (options: Options): Promise<readonly Row[]> =>
  onDatabase(options, async (url) => {
    const sockets = numberOption(options, 'sockets', 1000);
    const changes = numberOption(options, 'changes', 5);
    // one address holds all the sockets, as those behind a proxy
    const env = {
      DATABASE_URL: url,
      FIRELINE_CITY: 'on',
      FIRELINE_DEVICES: options.devices ?? '600',
      FIRELINE_PROXY: '127.0.0.1',
      FIRELINE_DEMO_PASSWORD: password,
    };
    const gateways = [startChild<Gateway>('rights/gatewayMain.ts', env)];
    const readers = [startReaders(), startReaders()];
    try {
      // the first one fills the database
      const urls = [(await gateways[0]!.next()).url];
      gateways.push(startChild<Gateway>('rights/gatewayMain.ts', env));
      urls.push((await gateways[1]!.next()).url);
      const { client } = await signIn(urls[0]!, password);
      const { userId, roleId } = await memberOfRole(client);
      const tokens: string[] = [];
      while (tokens.length < (2 * sockets) / perSession) tokens.push(await tokenAt(urls[tokens.length % 2]!));
      const half = tokens.length / 2;
      for (const [at, reader] of readers.entries()) {
        const opened = reader.next();
        reader.tell({
          url: urls[at]!.replace('http', 'ws') + pushPath({ rentId: user.rentId, user: 'unit' }),
          readers: sockets,
          isStomp: true,
          tokens: tokens.slice(at * half, (at + 1) * half),
          topic: accountTopic.name,
        });
        await opened;
      }
      const tookMs: number[] = [];
      for (let change = 0; change < changes; change += 1) {
        const { revision } = await client.send(roleCalls.detail, { roleId });
        const told = readers.map((reader) => {
          const all = reader.next();
          reader.tell({ expect: sockets });
          return all;
        });
        const start = performance.now();
        await client.send(roleCalls.authorize, { roleId, revision, permissions: change % 2 === 0 ? granted : [] });
        await Promise.all(told);
        tookMs.push(performance.now() - start);
      }
      return [
        {
          gateways: urls.length,
          sockets: 2 * sockets,
          accounts: 1,
          user: userId,
          changes,
          'told p50 ms': rounded(median(tookMs)),
          'told max ms': rounded(Math.max(...tookMs)),
        },
      ];
    } finally {
      for (const child of [...readers, ...gateways]) await child.stop();
    }
  });

type Client = Awaited<ReturnType<typeof signIn>>['client'];

/** The account of a new role without permissions. */
async function memberOfRole(client: Client) {
  const { rows } = await client.send(sessionCalls.users, { search: user.username, pageNo: 1, pageSize: 50 });
  const account = rows.find(({ username }) => username === user.username);
  const { roleId } = await client.send(roleCalls.create, { roleName: '测量', role: 'unit' });
  if (!account || roleId === null) throw new Error('The city has no such account');
  await client.send(roleCalls.assign, { userId: account.userId, roleId, revision: account.revision });
  return { userId: account.userId, roleId };
}

async function tokenAt(origin: string): Promise<string> {
  const anonymous = createClient({
    baseUrl: origin + apiBase,
    language: () => 'cn',
    session: { token: () => null, renew: async () => false, onExpired: () => {} },
  });
  return (await anonymous.send(sessionCalls.login, { ...user, password })).token;
}
