import { inspectionCalls } from '@fireline/api/inspection';
import type { SendOf } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillInspection } from '../../fixtures/inspection.ts';

const problemOf = async (promise: Promise<unknown>) => (await refusalOf(promise)).problems[0];
const firefighting = { industry: 'firefighting' } as const;
const seal = { categoryId: 1, content: '铅封', requirement: '完好' };

await onTestDatabase('the catalogue of patrols', ({ open }) => {
  const opened = async (): Promise<FixtureGateway> => {
    const w = await open();
    await fillInspection(w);
    return w;
  };

  it('lists categories with their items, by industry, name and number of items [INS-01]', async () => {
    const unit = await (await opened()).as('unit');
    const named = async (send: SendOf<typeof inspectionCalls.categories>) =>
      (await unit.send(inspectionCalls.categories, send)).rows.map(({ name, items }) => [name, items]);
    expect(await named({ industry: 'security' })).toEqual([['出入口', 0]]);
    expect(await named({ search: '灭' })).toEqual([['灭火器', 3]]);
    expect((await named({ sort: 'items', order: 'desc' }))[0]).toEqual(['灭火器', 3]);
  });

  it('finds items by text, category and industry, in order [INS-01]', async () => {
    const maint = await (await opened()).as('maint');
    const found = async (send: SendOf<typeof inspectionCalls.items>) =>
      (await maint.send(inspectionCalls.items, send)).rows.map(({ content }) => content);
    expect(await found({ search: '锈蚀' })).toEqual(['瓶体']);
    expect(await found({ industry: 'security' })).toEqual([]);
    expect(await found({ categoryId: [1], sort: 'createdAt', order: 'desc' })).toEqual(['喷管', '瓶体', '压力']);
  });

  it('takes a guide that can be opened, or none [INS-01]', async () => {
    const agent = await (await opened()).as('agent');
    for (const guideUrl of ['javascript:alert(1)', 'ftp://example.com', 'https://'])
      expect(await problemOf(agent.send(inspectionCalls.createItem, { ...seal, guideUrl }))).toMatchObject({
        code: 'inspection.item.guideUrl',
        field: 'guideUrl',
      });
    const guideUrl = 'http://example.com/seal';
    const made = await agent.send(inspectionCalls.createItem, { ...seal, guideUrl });
    expect(made).toMatchObject({ ...seal, guideUrl, categoryName: '灭火器', industry: 'firefighting' });
    const moved = { itemId: made.itemId, revision: 1, ...seal, categoryId: 3 };
    const changed = await agent.send(inspectionCalls.changeItem, moved);
    expect(changed).toMatchObject({ guideUrl: null, categoryName: '出入口', industry: 'security' });
  });

  it('moves items to a category, all of them or none, and logs each [INS-01] [SES-10]', async () => {
    const w = await opened();
    const platform = await w.as('platform');
    const move = (itemIds: number[], categoryId: number) =>
      platform.send(inspectionCalls.moveItems, { itemIds, categoryId });
    expect(await problemOf(move([1, 4], 2))).toMatchObject({ code: 'inspection.item.notFound', field: 'itemIds' });
    expect(await problemOf(move([1], 4))).toMatchObject({ code: 'inspection.category.notFound', field: 'categoryId' });
    expect((await platform.send(inspectionCalls.items, { categoryId: [1] })).total).toBe(3);
    await move([2], 2);
    expect(await move([1, 2, 1], 2)).toEqual({ moved: 1 });
    const { rows } = await platform.send(inspectionCalls.items, { categoryId: [2], sort: 'createdAt' });
    expect(rows.map(({ itemId, revision }) => [itemId, revision])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const log = await platform.send(sessionCalls.userLog, { targetKind: 'inspectionItem', targetId: '1' });
    expect(log.rows).toMatchObject([
      { action: 'inspection.moveItems', changes: { category: { before: '灭火器', after: '消火栓' } } },
    ]);
  });

  it('is read by the people of a unit and of upkeep, who change it for no other unit [INS-01] [ROL-07]', async () => {
    const w = await opened();
    for (const role of ['unit', 'maint'] as const) {
      const client = await w.as(role);
      expect((await client.send(inspectionCalls.items, {})).total).toBe(3);
      for (const ask of [
        () => client.send(inspectionCalls.createCategory, { ...firefighting, name: '水泵' }),
        () => client.send(inspectionCalls.deleteCategory, { categoryId: 2, revision: 1 }),
        () => client.send(inspectionCalls.createItem, seal),
        () => client.send(inspectionCalls.changeItem, { itemId: 1, revision: 1, ...seal }),
        () => client.send(inspectionCalls.deleteItem, { itemId: 2, revision: 1 }),
        () => client.send(inspectionCalls.moveItems, { itemIds: [1], categoryId: 2 }),
      ])
        expect((await refusalOf(ask())).status).toBe(403);
    }
  });

  it('is closed to accounts that manage nothing [INS-01] [ROL-07]', async () => {
    const w = await opened();
    for (const role of ['org', 'resident'] as const) {
      const client = await w.as(role);
      for (const ask of [
        () => client.send(inspectionCalls.categories, {}),
        () => client.send(inspectionCalls.items, {}),
        () => client.send(inspectionCalls.createCategory, { ...firefighting, name: '水泵' }),
        () => client.send(inspectionCalls.moveItems, { itemIds: [1], categoryId: 2 }),
      ])
        expect((await refusalOf(ask())).status).toBe(403);
    }
  });
});
