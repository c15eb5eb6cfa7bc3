import { allCalls } from '@fireline/api/calls';
import { mayCall } from '@fireline/api/lib';
import { builtInRights } from '@fireline/domain/shell';
import { describe, expect, it } from 'vitest';
import { snapshot } from '../../fixtures/snapshot.ts';
import { imeiOf } from '../../fixtures/tenant.ts';
import { type Fields, callWorld, needsToken } from '../everyCall/world.ts';

const world = callWorld();
const asked = allCalls.filter((call) => needsToken(call) && call.name !== 'session.logout');
const open = asked.filter((call) => mayCall(builtInRights('agent'), call));

/** What only stands under partner 2. */
const marks = ['场所2', '单位2', '合作商2', '维保2', '楼2', '设备3', '设备4', '设备6', imeiOf(3), imeiOf(4), imeiOf(6)];

const inSecond: Readonly<Record<string, number>> = { deviceId: 3, alarmId: 4 };
/** What the sample asks of partner 1, asked of partner 2. */
const ofSecond = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const id = inSecond[key.replace(/s$/, '')] ?? 2;
      if (!/Ids?$/.test(key)) return [key, value];
      if (Array.isArray(value)) return [key, [id]];
      return [key, typeof value === 'string' ? String(id) : id];
    }),
  );

/** Places partner 2 in the tree; partner 1 is the one whose account asks. */
async function hang(two: number | null, one: number | null): Promise<void> {
  const { db } = world.gateway.database;
  await db.updateTable('partner').set({ parentId: null }).where('partnerId', 'in', [1, 2]).execute();
  await db.updateTable('partner').set({ parentId: two }).where('partnerId', '=', 2).execute();
  await db.updateTable('partner').set({ parentId: one }).where('partnerId', '=', 1).execute();
}

async function shownToFirst(isOfSecond: boolean): Promise<readonly string[]> {
  const token = await world.gateway.token('agent');
  const shown = new Set<string>();
  for (const call of open.filter(({ method }) => method === 'GET')) {
    const sample = world.sampleOf(call);
    const { text } = await world.ask(call, isOfSecond ? ofSecond(sample) : sample, token);
    for (const mark of marks) if (text.includes(mark)) shown.add(`${call.name} ${mark}`);
  }
  return [...shown];
}

/** The rows that stand under partner 2, or are it. */
const rowsOfSecond = async (): Promise<readonly string[]> =>
  (await snapshot(world.gateway.database.db))
    .split('\n')
    .filter((row) => /"(partner_id|unit_id|place_id|maint_id)":2\b/.test(row));

describe('a partner in the tree [ORG-05] [ORG-06]', () => {
  it('sees what hangs under the partner below it', async () => {
    await hang(1, null);
    const shown = (await shownToFirst(true)).join('\n');
    for (const mark of ['device.detail 设备3', 'site.place 场所2', 'building.detail 楼2'])
      expect(shown).toContain(mark);
  });

  it.each([
    ['beside', null, null],
    ['above', null, 2],
  ] as const)('sees nothing of a partner %s it in any call, and changes nothing there', async (_where, two, one) => {
    await hang(two, one);
    expect(await shownToFirst(false)).toEqual([]);
    expect(await shownToFirst(true)).toEqual([]);
    const before = await rowsOfSecond();
    expect(before.length).toBeGreaterThan(9);
    const token = await world.gateway.token('agent');
    for (const call of open.filter(({ method }) => method === 'POST')) {
      const { text } = await world.ask(call, ofSecond(world.sampleOf(call)), token);
      expect([call.name, marks.filter((mark) => text.includes(mark))]).toEqual([call.name, []]);
    }
    expect(await rowsOfSecond()).toEqual(before);
  });
});
