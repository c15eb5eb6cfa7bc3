import { setTimeout as wait } from 'node:timers/promises';
import { madeAheadDays } from '@fireline/domain/inspection';
import { addDays, dayAt, dayMs } from '@fireline/domain/lib';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { fillInspectionPlans } from '../../fixtures/inspectionPlans.ts';
import { fixtureNow } from '../../fixtures/tenant.ts';
import { fillTenants } from '../../fixtures/tenant.ts';
import type { Findings } from '../findings.ts';
import { ownDatabase } from '../ownDatabase.ts';

export interface MakingRun {
  readonly plans: number;
  /** Each a day later than the one before. */
  readonly rounds: number;
  readonly random: () => number;
  readonly findings: Findings;
}

const firstPlan = 1000;

async function fill(db: Db, plans: number): Promise<void> {
  await fillTenants(db);
  await fillInspectionPlans({ database: { db } } as Parameters<typeof fillInspectionPlans>[0]);
  const like = await db.selectFrom('inspectionPlan').selectAll().where('planId', '=', 1).executeTakeFirstOrThrow();
  await db.deleteFrom('inspectionPlan').execute();
  const at = new Date(fixtureNow).toISOString();
  const rows = Array.from({ length: plans }, (_, nth) => ({
    ...like,
    planId: firstPlan + nth,
    name: `巡检计划${nth}`,
    cycle: 'daily' as const,
    lastMadeTo: null,
    createdAt: at,
  }));
  await db.transaction().execute((tx) => insertMany(tx, 'inspectionPlan', rows));
}

interface Maker {
  readonly made: number;
  readonly ms: number;
}

/** Two processes make the tasks of one day at once; one may be killed. @returns what the others say */
async function makeAtOnce(url: string, nowMs: number, killAfterMs: number | undefined, findings: Findings) {
  const env = { DATABASE: url, NOW: String(nowMs) };
  const makers = [0, 1].map(() => spawnGateway('tests/faults/patrols/makerMain.ts', env));
  await Promise.all(makers.map(({ serving }) => serving));
  const [first] = makers;
  if (killAfterMs !== undefined) {
    await wait(killAfterMs);
    first?.process.kill('SIGKILL');
  }
  const said: Maker[] = [];
  for (const maker of makers) {
    const how = await maker.ended;
    const match = /made (\d+) in (\d+) ms/.exec(maker.output());
    if (match) said.push({ made: Number(match[1]), ms: Number(match[2]) });
    else if (how !== 'SIGKILL') findings.add(`a maker ended with ${how}`, [maker.output().slice(-2000)]);
  }
  return said;
}

/** Plans and days that have not exactly one task. */
async function checkTasks(db: Db, { plans, findings }: MakingRun, toDay: string): Promise<number> {
  const rows = await db
    .selectFrom('inspectionTask')
    .select(['planId', 'fromDay'])
    .where('withdrawnAt', 'is', null)
    .orderBy('planId')
    .orderBy('fromDay')
    .execute();
  const found = new Map<string, number>();
  for (const { planId, fromDay } of rows) {
    const key = `${planId} ${fromDay}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  const wrong: string[] = [];
  let wanted = 0;
  for (let day = dayAt(fixtureNow); day <= toDay; day = addDays(day, 1))
    for (let nth = 0; nth < plans; nth += 1) {
      wanted += 1;
      const count = found.get(`${firstPlan + nth} ${day}`) ?? 0;
      if (count !== 1) wrong.push(`plan ${firstPlan + nth} on ${day} has ${count} tasks`);
    }
  findings.none('plans and days without exactly one task', wrong);
  findings.same('how many tasks there are', rows.length, wanted);
  return rows.length;
}

/** Two gateways make the tasks of all plans, day after day, and one of them is killed in the middle. @returns how it went, and how long the first day took both */
export async function runMaking(run: MakingRun): Promise<{ readonly how: string; readonly firstMs: number }> {
  const { plans, rounds, random, findings } = run;
  const database = await ownDatabase('patrols');
  let [kills, tasks, firstMs, madeFirst] = [0, 0, Number.NaN, 0];
  try {
    const opened = await openPostgres(database.url, (error) => findings.add('the database', [String(error)]));
    await fill(opened.db, plans);
    for (let round = 0; round < rounds; round += 1) {
      const nowMs = fixtureNow + round * dayMs;
      // the first day is made whole by both, and says how long that takes
      const killAfterMs = round === 0 ? undefined : random() * Math.max(50, (firstMs / madeAheadDays) * 0.8);
      const said = await makeAtOnce(database.url, nowMs, killAfterMs, findings);
      if (round === 0) {
        firstMs = Math.max(...said.map(({ ms }) => ms));
        madeFirst = said.reduce((sum, { made }) => sum + made, 0);
      }
      if (said.length === 1) kills += 1;
      tasks = await checkTasks(opened.db, run, addDays(dayAt(nowMs), madeAheadDays));
    }
    if (kills === 0) findings.add('no maker was killed while it made tasks');
    await opened.close();
  } catch (error) {
    findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  } finally {
    await database.drop();
  }
  const how = `patrols: ${plans} plans, ${madeFirst} tasks by two at once in ${firstMs} ms, ${rounds} days, ${kills} killed, ${tasks} tasks`;
  return { how, firstMs };
}
