import { deviceCalls } from '@fireline/api/device';
import { inspectionCalls } from '@fireline/api/inspection';
import { sessionCalls } from '@fireline/api/session';
import { siteCalls } from '@fireline/api/site';
import { compareNames } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';

const names = ['深圳筑业10号', '14F', '深圳沐恩', '东莞', '2F', '深圳筑业2号', '深圳澜湾', '深圳沐恩'];

type Row = readonly [number, string | null];

await onEveryDatabase('a list by name', ({ open }) => {
  it('stands in the order of sounds and numbers, both ways and page by page, each row once [SHL-23] [SIT-06] [SIT-02] [DEV-12] [SES-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const { db } = w.database;
    const unit = {
      contact: '林经理',
      address: '后海大道2388号',
      mobiles: ['13800138001'],
      landlines: [],
      orgId: '440305',
    };
    for (const name of names) await platform.send(siteCalls.createUnit, { ...unit, name });
    for (const [id, name] of names.slice(0, 4).entries()) {
      await db
        .updateTable('device')
        .set({ name })
        .where('deviceId', '=', id + 1)
        .execute();
      await db
        .updateTable('place')
        .set({ name })
        .where('placeId', '=', id + 1)
        .execute();
    }
    const lists = {
      units: async (page: object) =>
        (await platform.send(siteCalls.units, { sort: 'name', ...page })).rows.map((row): Row => [
          row.unitId,
          row.name,
        ]),
      places: async (page: object) =>
        (await platform.send(siteCalls.places, { sort: 'name', ...page })).rows.map((row): Row => [
          row.placeId,
          row.name,
        ]),
      devices: async (page: object) =>
        (await platform.send(deviceCalls.list, { sort: 'name', ...page })).rows.map((row): Row => [
          row.deviceId,
          row.name,
        ]),
      // some hang in no place
      devicesByPlace: async (page: object) =>
        (await platform.send(deviceCalls.list, { sort: 'placeName', ...page })).rows.map((row): Row => [
          row.deviceId,
          row.placeName || null,
        ]),
      users: async (page: object) =>
        (await platform.send(sessionCalls.users, { sort: 'realName', ...page })).rows.map((row): Row => [
          row.userId,
          row.realName,
        ]),
      categories: async (page: object) =>
        (await platform.send(inspectionCalls.categories, { sort: 'name', ...page })).rows.map((row): Row => [
          row.categoryId,
          row.name,
        ]),
    } as const;
    for (const [list, read] of Object.entries(lists)) {
      const all = await read({ order: 'asc', pageSize: 200 });
      const named = all.flatMap(([, name]) => name ?? []);
      expect([list, named]).toEqual([list, named.toSorted(compareNames)]);
      expect(all.slice(named.length).every(([, name]) => name === null)).toBe(true);
      const back = (await read({ order: 'desc', pageSize: 200 })).flatMap(([, name]) => name ?? []);
      expect([list, back]).toEqual([list, named.toReversed()]);
      const paged: Row[] = [];
      for (let pageNo = 1; pageNo <= Math.ceil(all.length / 3); pageNo += 1)
        paged.push(...(await read({ order: 'asc', pageNo, pageSize: 3 })));
      expect([list, paged]).toEqual([list, all]);
      expect(await read({ order: 'asc', pageNo: 999, pageSize: 3 })).toEqual([]);
    }
    const units = await lists.units({ order: 'asc', pageSize: 200 });
    expect(units.map(([, name]) => name).filter((name) => names.includes(String(name)))).toEqual([
      '2F',
      '14F',
      '东莞',
      '深圳澜湾',
      '深圳沐恩',
      '深圳沐恩',
      '深圳筑业2号',
      '深圳筑业10号',
    ]);
  });
});
