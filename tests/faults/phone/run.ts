import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionCalls } from '@fireline/api/session';
import { createClient } from '@fireline/api/lib';
import { addDays } from '@fireline/domain/lib';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import { folderFiles } from '../../../apps/gateway/src/lib/files/folder.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { spawnGateway } from '../../fixtures/gatewayProcess.ts';
import { pngBytes } from '../../fixtures/images.ts';
import { bindAccount, fillInspectionTasks } from '../../fixtures/inspectionTasks.ts';
import { fillTenants, fixturePassword } from '../../fixtures/tenant.ts';
import { openWire } from '../chat/line.ts';
import { untilAnswered } from '../chat/person.ts';
import type { Findings } from '../findings.ts';
import { Gateways } from '../mix/gateways.ts';
import { ownDatabase } from '../ownDatabase.ts';
import { FolderQueue } from './folderQueue.ts';

export interface PhoneRun {
  readonly rounds: number;
  readonly results: number;
  readonly pictures: number;
  readonly random: () => number;
  readonly findings: Findings;
}

const owner = 'R001.unit';
const firstTask = 1000;
const pointIds = [1, 2] as const;

/** A task with so many items at two points, on a day of its own. */
async function insertTask(db: Db, round: number, results: number): Promise<void> {
  const like = await db.selectFrom('inspectionTask').selectAll().where('taskId', '=', 1).executeTakeFirstOrThrow();
  const perPoint = results / pointIds.length;
  const snapshot = (like.snapshot ?? []).map((point) => ({
    ...point,
    items: Array.from({ length: perPoint }, (_, nth) => ({
      itemId: nth + 1,
      content: `检查项${nth + 1}`,
      requirement: '',
      guideUrl: null,
    })),
  }));
  const day = addDays('2026-09-01', round);
  const changed = {
    taskId: firstTask + round,
    fromDay: day,
    toDay: day,
    itemCount: results,
    snapshot: JSON.stringify(snapshot),
  };
  await db
    .insertInto('inspectionTask')
    .values({ ...like, ...changed })
    .execute();
}

/** What an inspector records at each item; so many fail, with a picture each. */
function fillQueue(queue: FolderQueue, round: number, { results, pictures }: PhoneRun): string[] {
  const taskId = firstTask + round;
  const perPoint = results / pointIds.length;
  return Array.from({ length: results }, (_, nth) => {
    const isFailed = nth % (results / pictures) === 0;
    const key = `phone-${round}-${nth}-0000`;
    const [pointId, itemId] = [pointIds[Math.floor(nth / perPoint)] ?? 1, (nth % perPoint) + 1];
    const outcome = isFailed ? 'fail' : 'pass';
    const body = { key, taskId, pointId, itemId, outcome, description: isFailed ? '压力不足' : '', atMs: Date.now() };
    const of = { owner, ownerName: '王芳', state: 'waiting', madeAtMs: nth, name: key } as const;
    queue.add({ ...of, kind: 'result', key, pictures: isFailed ? [`picture-${round}-${nth}-0`] : [], body }, pngBytes);
    return key;
  });
}

async function checkRound(
  db: Db,
  round: number,
  keys: readonly string[],
  { pictures, findings }: PhoneRun,
): Promise<void> {
  const taskId = firstTask + round;
  const rows = await db.selectFrom('inspectionResult').select(['key', 'images']).where('taskId', '=', taskId).execute();
  findings.same(`results of round ${round}`, rows.map(({ key }) => key).toSorted(), keys.toSorted());
  const named = rows.flatMap(({ images }) => [...images]);
  const kept = await db
    .selectFrom('image')
    .select('imageId')
    .where('ownerKind', '=', 'inspectionResult')
    .where('ownerId', '=', taskId)
    .execute();
  findings.same(`pictures of round ${round}`, kept.map(({ imageId }) => imageId).toSorted(), named.toSorted());
  findings.same(`how many pictures round ${round} has`, named.length, pictures);
  const failures = await db.selectFrom('inspectionFailure').select('failureId').where('taskId', '=', taskId).execute();
  findings.same(`failures of round ${round}`, failures.length, pictures);
  const task = await db
    .selectFrom('inspectionTask')
    .select(['resultCount', 'failed'])
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow();
  findings.same(`counts of round ${round}`, task, { resultCount: keys.length, failed: pictures });
}

/** A phone sends its rounds while it is killed, its wire is cut and gateways are killed. @returns how it went, in words */
export async function runPhone(run: PhoneRun): Promise<string> {
  const { rounds, random, findings } = run;
  const folder = mkdtempSync(join(tmpdir(), 'fireline-phone-'));
  const database = await ownDatabase('phone');
  const env = { DATABASE: database.url, FILES: join(folder, 'files') };
  const gateways = new Gateways(env, findings, random, 'tests/faults/phone/gatewayMain.ts');
  const wire = await openWire(() => gateways.url);
  const db = await openPostgres(database.url, (error) => findings.add('the database', [String(error)]));
  let phoneKills = 0;
  try {
    await fillTenants(db.db);
    const filled = { database: db, files: folderFiles(env.FILES) };
    await fillInspectionTasks(filled);
    await bindAccount(filled, 21, 'unit');
    await Promise.all([gateways.start(), gateways.start()]);
    const anybody = createClient({
      baseUrl: wire.url + apiBase,
      language: () => 'en',
      session: { token: () => null, renew: async () => false, onExpired: () => {} },
    });
    const login = { username: 'unit', password: fixturePassword, rentId: 'R001' };
    const { token } = await untilAnswered(() => anybody.send(sessionCalls.login, login));
    for (let round = 0; round < rounds; round += 1) {
      await insertTask(db.db, round, run.results);
      const home = join(folder, `phone-${round}`);
      const queue = new FolderQueue(home);
      const keys = fillQueue(queue, round, run);
      const open = () =>
        spawnGateway('tests/faults/phone/phoneMain.ts', { FOLDER: home, URL: wire.url, TOKEN: token, OWNER: owner });
      const began = open();
      await began.serving;
      wire.cutAnswer();
      await wait(random() * 300);
      if (round % 2 === 0) wire.cut();
      await wait(random() * 300);
      began.process.kill('SIGKILL');
      if ((await began.ended) === 'SIGKILL') phoneKills += 1;
      const again = open();
      await again.serving;
      wire.cutAnswer();
      const isGatewayKilled = round % 3 === 1;
      if (isGatewayKilled) {
        await wait(random() * 200);
        await gateways.killOne();
        await gateways.start();
      }
      findings.same(`how the phone ended round ${round}`, await again.ended, 0);
      findings.none(`rows left on the phone after round ${round}`, queue.rows);
      await checkRound(db.db, round, keys, run);
      rmSync(home, { recursive: true, force: true });
    }
    if (phoneKills === 0) findings.add('no phone was killed while it sent');
  } catch (error) {
    findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  } finally {
    await wire.close();
    await gateways.killAll();
    await db.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
  return `phone: ${rounds} rounds of ${run.results} results and ${run.pictures} pictures, ${phoneKills} kills of the phone, ${wire.cuts} cuts, ${gateways.kills} gateways killed`;
}
