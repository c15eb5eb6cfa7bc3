import type { UploadFile } from '@fireline/api/shapes';
import {
  type MergedRow,
  phoneTasksMax,
  pointScanned,
  pointsToWalk,
  scanForm,
  timeOfResult,
} from '@fireline/domain/inspection';
import { dayAt, ok, type Problem, type Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { keepKeyedImage } from '../../lib/images/images.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { isSignedLabel } from '../labels/signing.ts';
import { beginTask } from '../tasks/beginning.ts';
import { resultImages } from '../tasks/images.ts';
import { standingOf, tasksSeen } from '../tasks/listStore.ts';
import { resultsOf } from '../tasks/resultStore.ts';
import { pointsOfLine } from '../tasks/store.ts';
import { keyOf, refused, type SentRow, sync } from '../tasks/syncing.ts';
import * as store from './store.ts';

/** @spec N24 */
export async function myTasks(asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const { userId } = asks.account;
  const nowMs = asks.deps.clock();
  const today = dayAt(nowMs);
  const found = await store.tasksOf(db, asks.scope, { userId, today });
  const tasks = [];
  for (const { snapshot, ...row } of found.slice(0, phoneTasksMax)) {
    const points = snapshot ?? (row.lineId === null ? [] : pointsToWalk(await pointsOfLine(db, row.lineId)));
    const scannable = await store.scannableOf(
      db,
      points.map(({ pointId }) => pointId),
    );
    const results = await resultsOf(db, row.taskId);
    tasks.push({
      taskId: row.taskId,
      planName: row.planName,
      unitName: row.unitName,
      lineName: row.lineName,
      inspectorName: row.inspectorName,
      fromDay: row.fromDay,
      toDay: row.toDay,
      standing: standingOf(row, nowMs),
      points: points.map(({ items, ...point }) => ({
        ...point,
        ...(scannable.get(point.pointId) ?? { edition: 1, tags: [] }),
        items: items.map((item) => ({
          ...item,
          results: results
            .filter(({ pointId, itemId }) => pointId === point.pointId && itemId === item.itemId)
            .map(({ key, outcome, description, at, inspectorName, corrects }) => ({
              key,
              outcome,
              description,
              at,
              inspectorName,
              corrects,
            })),
        })),
      })),
    });
  }
  return ok({
    now: new Date(nowMs).toISOString(),
    today,
    isBound: tasks.length > 0 || (await store.isBound(db, asks.scope, userId)),
    isCut: found.length > phoneTasksMax,
    tasks,
  });
}

type ScanValue = Extract<ReturnType<typeof scanForm.check>, { ok: true }>['value'];
interface ReadScan {
  readonly at: number;
  readonly value: ScanValue;
}

/** What is wrong with a code that a phone took: signed by nobody here, printed again since, or of another point. */
async function codeProblem(
  work: Work,
  { code, pointId, way }: ScanValue,
  asks: SignedInAsks,
): Promise<Problem | undefined> {
  if (way === 'chosen' || code === undefined) return undefined;
  const known = (await store.scannableOf(work.tx, [pointId])).get(pointId);
  const read = pointScanned(code, asks.scope.rentId, known ? [{ pointId, ...known }] : []);
  if (!read.ok) return read.problems[0];
  if (read.value.way !== way) return { code: 'inspection.scan.unknown', field: 'code' };
  const isTrue = way === 'tag' || (await isSignedLabel(asks.deps.secrets, code));
  return isTrue ? undefined : { code: 'inspection.qr.format', field: 'code' };
}

async function scanTask(work: Work, taskId: number, sentAtMs: number, scans: readonly ReadScan[], asks: SignedInAsks) {
  const { rentId } = asks.scope;
  const nowMs = asks.deps.clock();
  const [seen] = await tasksSeen(work.tx, asks.scope, [taskId]);
  const task = seen && (await beginTask(work.tx, taskId));
  const problem: Problem | undefined = !task
    ? { code: 'inspection.task.notFound', field: 'taskId' }
    : task.withdrawnAt !== null
      ? { code: 'inspection.result.withdrawn', field: 'taskId', args: { name: task.withdrawnBy } }
      : await store.notMine(work.tx, task, asks.account.userId);
  if (!task || problem) return scans.map(({ value }) => refused(value.key, ...(problem ? [problem] : [])));
  const answers: MergedRow[] = [];
  let added = 0;
  for (const { value } of scans) {
    const { key, pointId, way, reason } = value;
    const code = value.code ?? null;
    const known = await store.scanOfKey(work.tx, rentId, key);
    const isSame = known?.taskId === taskId && known.pointId === pointId && known.way === way && known.code === code;
    if (known) {
      answers.push(
        isSame ? { key, outcome: 'repeated' } : refused(key, { code: 'inspection.result.keyUsed', field: 'key' }),
      );
      continue;
    }
    const wrong = task.snapshot.some((point) => point.pointId === pointId)
      ? await codeProblem(work, value, asks)
      : { code: 'inspection.scan.notInTask', field: 'pointId' };
    if (wrong) {
      answers.push(refused(key, wrong));
      continue;
    }
    const { atMs, isMarked } = timeOfResult({ atMs: value.atMs, sentAtMs }, nowMs);
    await store.insertScan(work.tx, {
      rentId,
      taskId,
      key,
      pointId,
      way,
      code,
      reason,
      at: new Date(atMs).toISOString(),
      receivedAt: new Date(nowMs).toISOString(),
      isClockWrong: isMarked,
      userId: asks.account.userId,
      inspectorName: task.inspectorName,
    });
    added += 1;
    answers.push({ key, outcome: 'added' });
  }
  if (added > 0) {
    const detail = `${taskId} ${task.lineName}: ${added}`;
    await logUse(work.tx, asks, { detail, target: { kind: 'inspectionTask', id: taskId } });
  }
  return answers;
}

interface Sent {
  readonly sentAtMs: number;
  readonly scans: readonly SentRow[];
  readonly rows: readonly SentRow[];
}

/**
 * Records what a phone kept: where its inspector came, and what was found. Each row has its own answer, none keeps another out, and sent again
 * nothing is written twice. A task that is given to somebody else takes nothing.
 * @spec N24 INS-05 ROL-06
 */
export async function recordMine(
  { sentAtMs, scans, rows }: Sent,
  asks: SignedInAsks,
): Promise<Result<{ scans: MergedRow[]; rows: MergedRow[] }>> {
  const answers = scans.map((scan) => refused(keyOf(scan)));
  const read = scans.flatMap((scan, at): ReadScan[] => {
    const form = scanForm.check(scan);
    if (!form.ok) answers[at] = refused(keyOf(scan), ...form.problems);
    return form.ok ? [{ at, value: form.value }] : [];
  });
  for (const [taskId, own] of Map.groupBy(read, ({ value }) => value.taskId)) {
    const done = await transact(asks.deps.database, (work) => scanTask(work, taskId, sentAtMs, own, asks));
    for (const [nth, answer] of done.entries()) answers[own[nth]?.at ?? 0] = answer;
  }
  const recorded = await sync({ sentAtMs, rows, isMine: true }, asks);
  return recorded.ok ? ok({ scans: answers, rows: recorded.value.rows }) : recorded;
}

/** @spec N24 INS-05 */
export const uploadMine = (
  { key, file }: { readonly key: string; readonly file?: UploadFile | undefined },
  asks: SignedInAsks,
) => keepKeyedImage(resultImages, { clientKey: key, file }, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));
