import { dayAt } from '@fireline/domain/lib';
import { projectState } from '@fireline/domain/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import type { OpenedDatabase } from '../../lib/db/opened.ts';
import { seedCity } from '../seed.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openMemory();
  await seedCity({ db: opened.db, clock: () => now, devices: 300, pwHash: 'a hash' });
}, 120_000);
afterAll(() => opened.close());

it('the city has 24 projects in its first tenant, in every state, and no device in two at a time [SIT-08] [N25]', async () => {
  const { db } = opened;
  const projects = await db.selectFrom('project').selectAll().where('rentId', '=', 'R001').execute();
  const states = projects.map(({ startOn, endOn }) => projectState({ start: startOn, end: endOn }, dayAt(now)));
  const count = (state: string) => states.filter((one) => one === state).length;
  expect([projects.length, count('notStarted'), count('running') + count('ending'), count('ended')]).toEqual([
    24, 3, 14, 7,
  ]);
  const both = await db
    .selectFrom('projectDevice as one')
    .innerJoin('projectDevice as other', 'other.deviceId', 'one.deviceId')
    .innerJoin('project as a', 'a.projectId', 'one.projectId')
    .innerJoin('project as b', 'b.projectId', 'other.projectId')
    .select('one.deviceId')
    .whereRef('a.projectId', '<', 'b.projectId')
    .whereRef('a.startOn', '<=', 'b.endOn')
    .whereRef('b.startOn', '<=', 'a.endOn')
    .execute();
  expect(both).toEqual([]);
});
