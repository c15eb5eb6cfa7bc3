import { planTopic } from '@fireline/api/plan';
import type { Plan } from '@fireline/api/plan';
import type { UploadFile } from '@fireline/api/shapes';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkPlanHead, type PlanFileKind, planHeadBytes, readPlanFile } from '@fireline/domain/plan';
import { type Deps, isoNow, type SignedInAsks } from '../../lib/context.ts';
import { CutOff } from '../../lib/http/body/incomingForm.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { entryOf } from '../logEntry.ts';
import { openedLayer } from '../layer/access.ts';
import { shownPlan } from '../layer/actions.ts';
import { updateLayer } from '../layer/store.ts';
import { isFileUsed } from './store.ts';

/** Ends the writing of a file that is refused on its way. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

const latin1 = new TextDecoder('latin1');

const check = (name: string, sizeBytes: number): void => {
  const read = readPlanFile({ name, sizeBytes });
  if (!read.ok) throw new Refused(read.problems[0] ?? { code: 'plan.file.format', field: 'file' });
};
const checkHead = (kind: PlanFileKind, head: string): void => {
  const problem = checkPlanHead(kind, head);
  if (problem) throw new Refused(problem);
};

/** The file as it comes in, judged by its first and its real bytes: what a sender says of its size counts for nothing. */
async function* judged(file: UploadFile, kind: PlanFileKind): AsyncGenerator<Uint8Array> {
  let sizeBytes = 0;
  let head = '';
  let isKnown = false;
  const waiting: Uint8Array[] = [];
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    if (chunk.byteLength === 0) continue;
    sizeBytes += chunk.byteLength;
    check(file.name, sizeBytes);
    waiting.push(chunk);
    if (isKnown || sizeBytes >= planHeadBytes) {
      if (!isKnown) checkHead(kind, head + latin1.decode(chunk));
      isKnown = true;
      yield* waiting.splice(0);
    } else head += latin1.decode(chunk);
  }
  check(file.name, sizeBytes);
  if (!isKnown) checkHead(kind, head);
  yield* waiting;
}

/** The file kept under the key, or why it is not; a refused one leaves nothing. */
async function receive({ files, plans }: Deps, key: string, file: UploadFile, kind: PlanFileKind) {
  try {
    const sizeBytes = await files.write(key, judged(file, kind));
    const problem = await plans.check({ files, key, kind });
    if (!problem) return ok(sizeBytes);
    await files.remove(key);
    return refuse(problem);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.problem);
    if (error instanceof CutOff) return refuse({ code: 'plan.file.cut', field: 'file' });
    throw error;
  }
}

/**
 * Keeps the file of a plan, to be published; what was published before stays. Nothing of it remains when it breaks off or is refused.
 * @spec PLN-02
 */
export async function upload(
  { layerId, file }: { readonly layerId: number; readonly file?: UploadFile | undefined },
  asks: SignedInAsks,
): Promise<Result<Plan>> {
  const { deps, account, scope } = asks;
  const opened = await openedLayer(deps.database.db, asks, layerId);
  if (!opened.ok) return opened;
  // how large it is will be known when all of it has come
  const kind = readPlanFile(file && { name: file.name, sizeBytes: 1 });
  if (!kind.ok) return kind;
  if (!file) return refuse({ code: 'plan.file.none', field: 'file' });
  const fileKey = `plans/${layerId}/${newToken(deps.random)}.${kind.value}`;
  const received = await receive(deps, fileKey, file, kind.value);
  if (!received.ok) return received;
  // the file before it, where nothing was ever published of it: nobody can ask for it any more
  let replaced: string | null = null;
  const result = await transact(deps.database, async ({ tx, tell }): Promise<Result<Plan>> => {
    const still = await openedLayer(tx, asks, layerId, 'locked');
    if (!still.ok) return still;
    const before = still.value.fileKey;
    replaced = before !== null && !(await isFileUsed(tx, before)) ? before : null;
    const [fileBy, at] = [nameOf(account), isoNow(deps.clock)];
    await updateLayer(tx, layerId, {
      fileKey,
      fileName: file.name,
      fileKind: kind.value,
      fileBytes: received.value,
      fileBy,
      fileAt: at,
      updatedBy: fileBy,
      updatedAt: at,
    });
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: scope.rentId, ids: [layerId] });
    return shownPlan(tx, asks, layerId);
  });
  if (!result.ok) await deps.files.remove(fileKey);
  else if (replaced !== null) await deps.files.remove(replaced);
  return result;
}
