import { type Problem, refuse, type Result } from '@fireline/domain/lib';
import { importsAtOnceMax, importsOfOthersMax } from '@fireline/domain/shell';
import { checkImportsAtOnce, importShare } from '@fireline/domain/site';
import type { Deps, SignedInAsks } from '../../lib/context.ts';

/** Whose files this gateway receives, reads or checks now, by tenant. */
const underWay = new WeakMap<Deps['database'], Map<string, string[]>>();

/** Whose imports those of the caller count among. */
export const shareOf = ({ scope, account }: SignedInAsks): string => importShare(scope, account.userId);

/** Why an import of the caller has to wait for those that run. */
export const turnProblem = (running: readonly string[], asks: SignedInAsks): Problem | undefined =>
  checkImportsAtOnce(running, shareOf(asks), { ownMax: importsAtOnceMax, othersMax: importsOfOthersMax });

/** Runs the work where the caller's share has room, before anything of a file is read. @returns why it has none, or what comes of the work */
export async function inTurn<T>(asks: SignedInAsks, work: () => Promise<Result<T>>): Promise<Result<T>> {
  const { database } = asks.deps;
  const ofAll = underWay.get(database) ?? new Map<string, string[]>();
  underWay.set(database, ofAll);
  const { rentId } = asks.account;
  const running = ofAll.get(rentId) ?? [];
  const own = shareOf(asks);
  const problem = turnProblem(running, asks);
  if (problem) return refuse(problem);
  running.push(own);
  ofAll.set(rentId, running);
  try {
    return await work();
  } finally {
    running.splice(running.indexOf(own), 1);
    if (running.length === 0) ofAll.delete(rentId);
  }
}
