import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Scope } from '@fireline/domain/role';
import { Hono } from 'hono';
import { CompiledQuery } from 'kysely';
import { alarmsPage } from '../../../apps/gateway/src/alarm/store.ts';
import { devicesPage } from '../../../apps/gateway/src/device/store.ts';
import { lineDialect } from '../../../apps/gateway/src/lib/db/embedded/lineDialect.ts';
import { kyselyOver, type OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';

const scope: Scope = { rentId: 'R001', role: 'platform' };
const page = { pageNo: 1, pageSize: 50 };

/** The statements that a store sends for a call, caught on a line that leads nowhere. */
async function statementsOf(ask: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const caught: CompiledQuery[] = [];
  const line = {
    query: async (sql: string, params: readonly unknown[]) => {
      caught.push(CompiledQuery.raw(sql, [...params]));
      return { rows: [{ total: 0 }] };
    },
    close: async () => {},
  };
  await ask(kyselyOver(lineDialect(line)));
  return caught;
}

/** The same SQL on the same database by bare Hono: nobody is asked who they are, nothing is checked, limited or built. */
export async function startPeer({ db }: OpenedDatabase): Promise<{ url: string; close: () => void }> {
  const calls = {
    '/device/list': await statementsOf((to) =>
      devicesPage(to, scope, { ...page, sort: 'name', order: 'asc', today: '2026-11-21' }),
    ),
    '/alarm/list': await statementsOf((to) =>
      alarmsPage(to, scope, { ...page, list: 'current', sort: 'alarmTime', order: 'desc' }),
    ),
  };
  const bare = db.withoutPlugins();
  const app = new Hono();
  for (const [path, [count, rows]] of Object.entries(calls)) {
    if (!count || !rows) throw new Error(`${path} is expected to take two statements`);
    app.get(path, async (c) => {
      const { rows: totals } = await bare.executeQuery<{ total: number }>(count);
      return c.json({ total: totals[0]?.total, rows: (await bare.executeQuery(rows)).rows });
    });
  }
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve) as Server;
  const { port } = await promise;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
