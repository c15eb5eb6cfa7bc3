import { allCalls } from '@fireline/api/calls';
import { areaShapes, replyMask } from '@fireline/api/shapes';
import { sessionCalls } from '@fireline/api/session';
import { isMask, maskedEmail, maskedPhone } from '@fireline/domain/session';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { seedCity } from '../../../apps/gateway/src/city/seed.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { memoryFiles } from '../../../apps/gateway/src/lib/files/memory.ts';
import { demoPassword } from '../../../apps/gateway/src/session/demo.ts';
import { borrowMemory } from '../../fixtures/databases.ts';
import { fixtureGateway } from '../../fixtures/gateway.ts';
import { cheapHash, fixtureNow } from '../../fixtures/tenant.ts';
import { samplesWith } from '../everyCall/samples.ts';

vi.setConfig({ testTimeout: 240_000 });

interface Filled {
  readonly mobile: string;
  readonly landline: string;
  readonly email: string;
}
const others: Filled = { mobile: '13511112222', landline: '0755-11112222', email: 'other@example.org' };
const sought: Filled = { mobile: '13987650432', landline: '0755-76504329', email: 'qvxzkwy@example.com' };
/** Four characters each: all that a mask hides, all that it shows at the end, and some of both. */
const parts = ['8765', '0432', '6504', '7650', '4329', '5043', 'vxzk', 'qvxz', 'zkwy'];

interface Shape {
  readonly send: { readonly shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> };
  readonly reply: Parameters<typeof replyMask>[0];
}
const shapes = areaShapes as unknown as Readonly<Record<string, Readonly<Record<string, Shape>>>>;
const samples: Readonly<Record<string, Readonly<Record<string, object>>>> = samplesWith();

/** Lists that are searched and whose rows hold masked texts, with what has to be sent. */
const lists = allCalls.flatMap((call) => {
  const [area = '', name = ''] = call.name.split('.');
  const { send, reply } = shapes[area]?.[name] ?? {};
  if (call.method !== 'GET' || !send || !reply || !('search' in send.shape) || !replyMask(reply)) return [];
  const needed = Object.entries(samples[area]?.[name] ?? {}).filter(
    ([key]) => key !== 'search' && send.shape[key]?.safeParse(undefined).success === false,
  );
  return [{ call, needed: Object.fromEntries(needed) }];
});

/** Names under which a list shows what it is searched by; who did something is not among them. */
const searchedName = /^(?:phone|mobiles?|landlines|email|number|address|username|detail)$/;

/** The masks in a reply, and whether each stands under a name that the list is searched by. */
function masksIn(value: unknown, name = ''): [mask: string, isSearched: boolean][] {
  if (typeof value === 'string') return isMask(value) ? [[value, searchedName.test(name)]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) => masksIn(of, Array.isArray(value) ? name : key));
}

/** Puts a value into every column of the database whose name says that it holds one, whatever its table is, but for those that are unique. */
async function fill(db: Db, { mobile, landline, email }: Filled) {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
    where table_schema = current_schema() and (column_name in ('mobile', 'mobiles', 'landlines', 'phone', 'email', 'by', 'author', 'record')
      or column_name ~ '_by$' or (table_name, column_name) in (('user_log', 'username'), ('user_log', 'detail'),
        ('phone_block', 'number'), ('send_record', 'address'), ('send_record', 'digits')))
      and not exists (select from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indisunique and indrelid = table_name::regclass and attname = column_name)
    order by 1, 2`.execute(db);
  // also into rows that the product never changes
  await sql`set session_replication_role = replica`.execute(db);
  for (const { table, column, type } of rows) {
    const to = sql.ref(`${table}.${column}`);
    const set = (value: unknown) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`;
    if (column === 'landlines') await set(JSON.stringify([landline])).execute(db);
    else if (column === 'mobiles') await set(JSON.stringify([mobile])).execute(db);
    else if (table === 'building' && column === 'record')
      await sql`update building set record = jsonb_set(${to}, '{phone}', ${JSON.stringify(mobile)}::jsonb) where record is not null`.execute(
        db,
      );
    else if (type === 'text' && column !== 'record') await set(column === 'email' ? email : mobile).execute(db);
  }
  await sql`set session_replication_role = origin`.execute(db);
  await sql`update app_user set username = ${mobile} where user_id = (select max(user_id) from app_user where rent_id = 'R001')`.execute(
    db,
  );
}

it('no list finds a row by a part of a number or address that it masks, and each finds it by the whole [SES-07]', async () => {
  const database = await borrowMemory();
  const { db } = database;
  const files = memoryFiles(() => fixtureNow);
  const pwHash = await cheapHash(demoPassword);
  await seedCity({ db, files, clock: () => fixtureNow, devices: 60, pastDays: 3, pwHash });
  const w = await fixtureGateway(database, { isFilled: true, files });
  const login = { rentId: 'R001', username: 'platform', password: demoPassword };
  const { token } = await w.client().send(sessionCalls.login, login);
  const client = w.client(token);
  const found = async ({ call, needed }: (typeof lists)[number], search?: string) =>
    (await client.send(call, { ...needed, ...(search !== undefined && { search }) })) as {
      total: number;
      rows: unknown[];
    };
  const byParts = async () =>
    Object.fromEntries(
      await Array.fromAsync(lists, async (list) => [
        list.call.name,
        await Array.fromAsync(parts, async (part) => (await found(list, part)).total),
      ]),
    );
  // the days that are seeded bring the administrator no letter
  const { userId } = await db
    .selectFrom('appUser')
    .select('userId')
    .where('rentId', '=', 'R001')
    .where('username', '=', 'platform')
    .executeTakeFirstOrThrow();
  const letter = { title: '通知', content: '今晚检修', author: '', sentAt: new Date(fixtureNow).toISOString() };
  await db
    .insertInto('siteLetter')
    .values({ rentId: 'R001', userId, messageGroup: 'announcement', ...letter })
    .execute();
  await fill(db, others);
  const before = await byParts();
  await fill(db, sought);
  expect(await byParts()).toEqual(before);
  const wholes = new Map([
    [maskedPhone(sought.mobile), sought.mobile],
    [maskedPhone(sought.landline), sought.landline],
    [maskedEmail(sought.email), sought.email],
  ]);
  const unread: string[] = [];
  for (const list of lists) {
    const masks = masksIn((await found(list)).rows);
    if (masks.length === 0) unread.push(list.call.name);
    for (const mask of new Set(masks.flatMap(([one, isSearched]) => (isSearched ? [one] : [])))) {
      const { total } = await found(list, wholes.get(mask));
      expect([list.call.name, mask, total > 0]).toEqual([list.call.name, mask, true]);
    }
  }
  // each list has a row with a masked value, but for one that masks nothing besides why something failed, which no search reads
  expect(unread).toEqual(['device.rolloutDevices']);
  // the test looks at the lists of which it was written
  for (const name of ['session.users', 'session.userLog', 'site.units', 'site.places', 'site.maints', 'message.sends'])
    expect(lists.map(({ call }) => call.name)).toContain(name);
  expect(w.failures).toEqual([]);
  await w.close();
});
