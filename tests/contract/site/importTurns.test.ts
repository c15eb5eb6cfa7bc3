import { siteCalls } from '@fireline/api/site';
import { csvText } from '@fireline/domain/lib';
import type { Role } from '@fireline/domain/role';
import { expect, it, vi } from 'vitest';
import { leastCost, PasswordHasher } from '../../../apps/gateway/src/lib/passwords.ts';
import { TooBusy } from '../../../apps/gateway/src/lib/passwords/turns.ts';
import { systemRandom } from '../../../apps/gateway/src/lib/random.ts';
import { inlineSheetReader } from '../../../apps/gateway/src/site/imports/reading/inlineReader.ts';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { refusalOf } from '../../fixtures/gateway.ts';

const head = ['名称', '场所名称', '场所类型', '九小场所类别', '详细地址', '负责人', '报警电话'];
const row = (name: string) => ['', name, '商场', '小餐饮场所', '科技路1号', '陈师傅', '13800138000'];
const file = new File([csvText([head, row('轮候小店')])], 'places.csv');

await onTestDatabase('imports at once', ({ open }) => {
  it('are counted before their files are read: two of a unit wait there, and keep out the third but not the platform [DEV-26]', async () => {
    const reading = Promise.withResolvers<void>();
    let begun = 0;
    const read: typeof inlineSheetReader.read = async (kind, bytes) => {
      begun += 1;
      if (begun <= 2) await reading.promise;
      return inlineSheetReader.read(kind, bytes);
    };
    const w = await open({ sheets: { read } });
    const unit = await w.as('unit');
    const waiting = [
      unit.send(siteCalls.importPlaces, { file }),
      unit.send(siteCalls.checkImport, { kind: 'place', file }),
    ];
    await vi.waitFor(() => expect(begun).toBe(2));
    expect((await refusalOf(unit.send(siteCalls.importPlaces, { file }))).code).toBe('site.import.tooMany');
    expect((await refusalOf(unit.send(siteCalls.checkImport, { kind: 'place', file }))).code).toBe(
      'site.import.tooMany',
    );
    expect(begun).toBe(2);
    await (await w.as('platform')).send(siteCalls.importPlaces, { file });
    expect(begun).toBe(3);
    reading.resolve();
    await Promise.all(waiting);
  });

  it('that run already keep out those of the same unit, and nobody else [DEV-26]', async () => {
    const w = await open();
    const { db } = w.database;
    const [at, claimedUntil] = [new Date(w.time.clock()), new Date(w.time.clock() + 86_400_000)].map((one) =>
      one.toISOString(),
    ) as [string, string];
    const job = {
      rentId: 'R001',
      userId: 1,
      kind: 'place',
      fileName: 'a.csv',
      state: 'importing',
      by: '',
      rows: 1,
    } as const;
    const running = ['unit 1', 'unit 1', 'agent 1'].map((share) => ({ ...job, share, at, claimedUntil, starts: 1 }));
    await db.insertInto('importJob').values(running).execute();
    const unit = await w.as('unit');
    expect(await refusalOf(unit.send(siteCalls.importPlaces, { file }))).toMatchObject({ code: 'site.import.tooMany' });
    for (const role of ['agent', 'platform'] as const)
      expect((await (await w.as(role)).send(siteCalls.importPlaces, { file })).importId).toBeGreaterThan(0);
  });

  it('that are refused a turn for passwords keep out no other import, and go on at the next look [DEV-26] [SES-08]', async () => {
    const passwords = new PasswordHasher(systemRandom, { cost: leastCost });
    const inTurn = vi.spyOn(passwords, 'inTurn');
    const w = await open({ passwords });
    const platform = await w.as('platform');
    inTurn.mockRejectedValue(new TooBusy());
    const users = [
      'User name',
      'Real name',
      'Mobile number',
      'Kind of account',
      'Bound to (name or number)',
      'Role name',
    ];
    const sheet = new File([csvText([users, ['imported', '导入', '', 'unit', '1', '']])], 'users.csv');
    await platform.send(siteCalls.importUsers, { file: sheet });
    await vi.waitFor(() => expect(w.failures).toHaveLength(1));
    const finished = async () =>
      (await platform.send(siteCalls.imports, { state: 'finished' })).rows.map(({ kind }) => kind);
    await platform.send(siteCalls.importPlaces, { file });
    await vi.waitFor(async () => expect(await finished()).toEqual(['place']));
    await vi.waitFor(() => expect(w.failures).toHaveLength(2));
    inTurn.mockRestore();
    w.time.advance(31_000);
    await vi.waitFor(async () => expect((await finished()).toSorted()).toEqual(['place', 'user']));
  });

  it('what the platform chose for a header counts for the tenant, what others chose for themselves [SIT-04] [DEV-26]', async () => {
    const w = await open();
    const chosen = async (role: Role) =>
      (
        await (await w.as(role)).send(siteCalls.importColumns, { kind: 'place', headers: ['店名', '老板'] })
      ).columns.map(({ column, source }) => (source === 'remembered' ? column : undefined));
    const choose = async (role: Role, headers: Readonly<Record<string, string | null>>) =>
      (await w.as(role)).send(siteCalls.importPlaces, { headers: JSON.stringify(headers), file });
    await choose('unit', { 店名: 'address', 老板: 'manager' });
    expect(await chosen('unit')).toEqual(['address', 'manager']);
    expect(await chosen('platform')).toEqual([undefined, undefined]);
    expect(await chosen('agent')).toEqual([undefined, undefined]);
    await choose('platform', { 店名: 'name' });
    expect(await chosen('agent')).toEqual(['name', undefined]);
    expect(await chosen('unit')).toEqual(['address', 'manager']);
    const many = Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`h${at}`, null]));
    expect((await refusalOf(choose('agent', many))).code).toBe('form.format');
  });
});
