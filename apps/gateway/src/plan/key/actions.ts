import type { Plan } from '@fireline/api/plan';
import { minuteMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { accessKey as readKey, afterKeyTry, checkKeyTry, keyOpensMin, noTries, wrongKey } from '@fireline/domain/plan';
import { type Deps, isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { isDemoPassword } from '../../session/demo.ts';
import type { Passwords } from '../../lib/passwords.ts';
import { logUse } from '../../session/userLog.ts';
import { entryOf } from '../logEntry.ts';
import { planNotFound, readerOf } from '../layer/access.ts';
import { layerById, planById } from '../layer/store.ts';
import { planOf } from '../layer/wire.ts';
import * as store from './store.ts';

/** The published demo password is no key where strangers can try it. @spec PLN-05 */
const publishedKey: Problem = { code: 'plan.key.published', field: 'accessKey' };

/** Why the key is none to give a plan here. @spec PLN-05 */
export const checkNewKey = ({ isPublicHost }: Deps, key: string | undefined): Problem | undefined =>
  isPublicHost && key !== undefined && isDemoPassword(key) ? publishedKey : undefined;

/** An access key as it is kept. @throws TooBusy @spec PLN-05 */
export const hashKey = ({ deps, ip }: SignedInAsks, key: string): Promise<string> =>
  deps.passwords.inTurn(ip, ({ hash }) => hash(key));

const opensUntil = ({ deps }: SignedInAsks): string => new Date(deps.clock() + keyOpensMin * minuteMs).toISOString();

/** Opens the plan to this session for a while. @param to `only`: what others were granted before ends */
export async function grant(
  tx: Tx,
  asks: SignedInAsks,
  layerId: number,
  to: 'also' | 'only' = 'also',
): Promise<string> {
  if (to === 'only') await store.deleteGrants(tx, layerId);
  const until = opensUntil(asks);
  await store.insertGrant(tx, layerId, asks.sessionId, until);
  return until;
}

interface TriedKey {
  readonly layerId: number;
  readonly typed: string;
}

/**
 * Tries a key: a right one opens the plan to this session for a while, a wrong one shows nothing of it. A try is counted before it is
 * verified, so that of many at once only as many are looked at as may be wrong.
 * @throws TooBusy when too many wait; that was no try
 * @spec PLN-05
 */
export async function unlock(
  { layerId, accessKey }: { readonly layerId: number; readonly accessKey: string },
  given: SignedInAsks,
): Promise<Result<{ plan: Plan; opensUntil: string }>> {
  // to open a plan is to look at it
  const asks = { ...given, scope: given.sees };
  const { deps, ip } = asks;
  // what no key can be is no try
  const typed = readKey(accessKey, 'accessKey');
  if (!typed.ok) return typed;
  if (deps.isPublicHost && isDemoPassword(typed.value)) return refuse(publishedKey);
  const tried = { layerId, typed: typed.value };
  return deps.passwords.inTurn(ip, (passwords) => unlockInTurn(tried, passwords, asks));
}

async function unlockInTurn(
  { layerId, typed }: TriedKey,
  { verify }: Passwords,
  asks: SignedInAsks,
): Promise<Result<{ plan: Plan; opensUntil: string }>> {
  const { deps, account } = asks;
  const { clock, database } = deps;
  const trying = { layerId, userId: account.userId };
  const begun = await transact(database, async ({ tx }) => {
    const layer = await layerById(tx, readerOf(asks), layerId);
    if (!layer) return refuse(planNotFound);
    if (!layer.isPrivate) return ok({ isOpen: true, keyHash: null, after: noTries });
    const tries = await store.lockTries(tx, trying, isoNow(clock));
    const problem = checkKeyTry(tries, clock());
    if (problem) return refuse(problem);
    const after = afterKeyTry(tries, false, clock());
    await store.saveTries(tx, trying, after);
    return ok({ isOpen: false, keyHash: layer.keyHash, after });
  });
  if (!begun.ok) return begun;
  const { isOpen, keyHash, after } = begun.value;
  const isWrong = refuse(wrongKey(after, clock()));
  const isRight = isOpen || (await verify(typed, keyHash ?? undefined));
  if (!isRight) return isWrong;
  return transact(database, async ({ tx }): Promise<Result<{ plan: Plan; opensUntil: string }>> => {
    const layer = await layerById(tx, readerOf(asks), layerId, true);
    if (!layer) return refuse(planNotFound);
    // it was changed while the old one was verified
    if (layer.isPrivate && layer.keyHash !== keyHash) return isWrong;
    await store.forgetTries(tx, trying);
    const until = await grant(tx, asks, layerId);
    await logUse(tx, asks, entryOf(layerId));
    const row = await planById(tx, readerOf(asks), layerId);
    return row ? ok({ plan: planOf(row), opensUntil: until }) : refuse(planNotFound);
  });
}
