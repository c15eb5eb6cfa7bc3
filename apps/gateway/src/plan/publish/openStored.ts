import type { Problem } from '@fireline/domain/lib';
import type { PlanSource } from '@fireline/domain/plan/archive';
import type { OpenFile } from '../../lib/files/store.ts';
import { openPlanSource } from '../planFile.ts';
import type { ReadTask } from './messages.ts';
import type { StoredPlan } from './reading.ts';

/** Opens a plan's file for as long as it is used. */
export async function withPlan<T>(
  { files, key, kind }: StoredPlan,
  use: (file: OpenFile, name: ReadTask['name']) => Promise<T>,
): Promise<T> {
  const file = await files.open(key);
  if (!file) throw new Error(`${key} is not in the store of files`);
  try {
    return await use(file, `plan.${kind}`);
  } finally {
    await file.close();
  }
}

/** Why a source cannot be a plan, as its beginning and, of a zip, its list of entries show. @spec PLN-02 */
export async function sourceProblem(source: PlanSource): Promise<Problem | undefined> {
  const opened = await openPlanSource(source);
  if (!opened.ok) return opened.problems[0];
  await opened.value.stream.cancel();
  return undefined;
}
