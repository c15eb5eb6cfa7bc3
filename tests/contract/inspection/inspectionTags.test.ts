import { inspectionCalls } from '@fireline/api/inspection';
import { beforeEach, expect, it } from 'vitest';
import { onTestDatabase } from '../../fixtures/everyDatabase.ts';
import { type FixtureGateway, refusalOf } from '../../fixtures/gateway.ts';
import { fillInspectionPlans } from '../../fixtures/inspectionPlans.ts';

const c = inspectionCalls;
const problemOf = async (promise: Promise<unknown>) => {
  const { code, problems } = await refusalOf(promise);
  return `${code} ${problems[0]?.field ?? ''}`.trim();
};

await onTestDatabase('tags of patrols', ({ open }) => {
  let w: FixtureGateway;
  beforeEach(async () => {
    w = await open();
    await fillInspectionPlans(w);
  });

  it('are one for each serial number of a kind, however it is written, and stand at a point of their unit [INS-02]', async () => {
    const unit = await w.as('unit');
    const sent = { type: 'nfc', serialNumber: '04:a2:3b', unitId: 1, pointId: 3 };
    const made = await unit.send(c.createTag, sent);
    expect(made).toMatchObject({ serial: '04A23B', pointName: '楼梯间防火门', boundBy: 'unit-R001' });
    expect(await problemOf(unit.send(c.createTag, { ...sent, serialNumber: '04A23B' }))).toBe(
      'inspection.tag.taken serialNumber',
    );
    expect(await problemOf(unit.send(c.createTag, { ...sent, serialNumber: 'X1', pointId: 5 }))).toBe(
      'inspection.tag.point pointId',
    );
    expect(await problemOf(unit.send(c.createTag, { type: 'device', unitId: 1 }))).toBe(
      'form.required deviceSerialNumber',
    );
    // the serial number of a device is another kind
    await unit.send(c.createTag, { type: 'device', deviceSerialNumber: '04A23B', unitId: 1 });
    const late = await refusalOf(
      (await w.as('platform')).send(c.changeTag, { ...sent, tagId: made.tagId, revision: 9 }),
    );
    expect([late.code, late.problems[0]?.args?.name]).toEqual(['form.conflict', 'unit-R001']);
  });

  it('are bound and taken off together, each with its own answer [INS-02]', async () => {
    const platform = await w.as('platform');
    const bind = async (tagIds: number[], pointId?: number) =>
      (await platform.send(c.bindTags, { tagIds, ...(pointId !== undefined && { pointId }) })).rows.map(
        ({ tagId, problem }) => [tagId, problem?.code],
      );
    expect(await bind([2, 4, 101], 3)).toEqual([
      [2, undefined],
      [4, 'inspection.tag.point'],
      [101, 'inspection.tag.notFound'],
    ]);
    const bound = async () =>
      (await platform.send(c.tags, { bound: 'yes' })).rows.map(({ tagId }) => tagId).toSorted((a, b) => a - b);
    expect(await bound()).toEqual([1, 2, 4]);
    await bind([1, 2]);
    expect(await bound()).toEqual([4]);
    // a tag stays when its point goes
    await platform.send(c.bindTags, { tagIds: [3], pointId: 4 });
    await platform.send(c.deletePoint, { pointId: 4, revision: 1 });
    expect((await platform.send(c.tags, { search: 'T-3' })).rows).toMatchObject([{ tagId: 3, pointId: null }]);
  });

  it('are seen by their unit and those above it, by nobody of another unit or tenant [ROL-06] [INS-02]', async () => {
    const seenBy = async (role: 'platform' | 'agent' | 'unit' | 'maint', rentId?: string) =>
      (await (await w.as(role, rentId)).send(c.tags, {})).rows.map(({ tagId }) => tagId);
    expect(await seenBy('platform')).toEqual([1, 2, 3, 4]);
    for (const role of ['agent', 'unit', 'maint'] as const) expect(await seenBy(role)).toEqual([1, 2, 3]);
    expect(await seenBy('platform', 'R002')).toEqual([101]);
    const unit = await w.as('unit');
    expect(await problemOf(unit.send(c.deleteTag, { tagId: 4, revision: 1 }))).toBe('inspection.tag.notFound tagId');
  });
});
