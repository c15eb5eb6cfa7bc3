import { isHolderUndone } from '@fireline/domain/device';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { type Deps, isoNow, type SignedInAsks } from '../../lib/context.ts';
import { leaseMs } from '../../lib/jobs/lease.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { type Acting, actingAs } from '../../session/accounts.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { type Ended, hasEnded } from '../holder/ended.ts';
import { putEachBack } from '../holder/restore.ts';
import { typeProblem } from '../typeRight.ts';
import { missing, pieceSize, type RefusedDevice } from './chosen.ts';
import { type Mover, moveHeld } from './moveHeld.ts';
import { spotIn } from './spot.ts';
import * as store from './store.ts';
import * as undoStore from './undoStore.ts';

type UndoDeps = Pick<Deps, 'database' | 'clock' | 'roleRights' | 'log'>;
interface Counted {
  readonly done: number;
  readonly refused: readonly RefusedDevice[];
  /** Whether all is put back that the move had ended of those that hang again where they hung. */
  readonly isPutBack: boolean;
}

const conflict = ({ deviceId, name, changedBy }: store.HeldDevice): RefusedDevice => ({
  deviceId,
  name,
  problem: { code: 'device.life.conflict', args: { name: changedBy } },
});

/** Since when devices are their holder's that come back soon enough; of one whose move noted nothing that ended, nothing can be put back. */
const sinceOf = (rows: readonly undoStore.MovedRow[], nowMs: number) =>
  new Map(
    rows.flatMap(({ deviceId, at, was }) =>
      was?.ended && was.heldSince !== undefined && isHolderUndone(Date.parse(at), nowMs)
        ? [[deviceId, was.heldSince]]
        : [],
    ),
  );

/**
 * What ended of devices when they went to another holder, also of those that come back too late. A camera and what it watches are bound again
 * by the piece that brings the second of them back.
 */
async function endedOf(
  tx: Tx,
  undo: undoStore.Undo,
  rows: readonly undoStore.MovedRow[],
): Promise<ReadonlyMap<number, Ended>> {
  const found = rows.flatMap(({ deviceId, was }) => (was?.ended ? [{ deviceId, ended: was.ended }] : []));
  const ends = found.flatMap(({ ended }) => ended.bindings.flatMap(({ deviceId, cameraId }) => [deviceId, cameraId]));
  const here = new Set(rows.map(({ deviceId }) => deviceId));
  const away = await undoStore.movedAmong(
    tx,
    undo,
    ends.filter((deviceId) => !here.has(deviceId)),
  );
  const isHere = (one: { readonly deviceId: number; readonly cameraId: number }): boolean =>
    !away.has(one.deviceId) && !away.has(one.cameraId);
  return new Map(found.map(({ deviceId, ended }) => [deviceId, { ...ended, bindings: ended.bindings.filter(isHere) }]));
}

/** Whether something of a device that came back too late is not put back, or what ended of it was not noted. */
const isMissed = (was: undoStore.MovedRow['was'], isSoon: boolean): boolean =>
  was?.heldSince !== undefined && !isSoon && (was.ended === undefined || hasEnded(was.ended));

/**
 * Hangs devices where they hung, that nobody changed since, and puts back what the move had ended of those that come back soon enough; where
 * that is not there any more they stay.
 */
async function putBack(
  work: Work,
  { undo, rows }: { readonly undo: undoStore.Undo; readonly rows: readonly undoStore.MovedRow[] },
  acting: Acting,
  mover: Mover,
): Promise<Counted> {
  const { tx } = work;
  const { scope } = acting;
  const ids = rows.map(({ deviceId }) => deviceId);
  // all places first, then devices, as everywhere
  const places = await store.holdPlaces(
    tx,
    scope,
    rows.flatMap(({ was }) => was?.placeId ?? []),
  );
  const names = new Map(places.map(({ placeId, name }) => [placeId, name]));
  const devices = await store.lockDevices(tx, scope, ids);
  const held = new Map(devices.map((device) => [device.deviceId, device]));
  const refused = missing(ids, devices);
  const since = sinceOf(rows, Date.parse(mover.now));
  const back: store.HeldDevice[] = [];
  const groups = Map.groupBy(rows, ({ was }) => JSON.stringify([was?.placeId, was?.buildingId, was?.floor]));
  for (const group of groups.values()) {
    const { placeId = null, buildingId, floor } = group[0]?.was ?? {};
    const found = group.flatMap(({ deviceId, was }) => {
      const device = held.get(deviceId);
      return device ? [{ device, isFresh: device.revision === was?.revision }] : [];
    });
    const known = found.flatMap((one) => {
      const { deviceId, name, deviceType } = one.device;
      const problem = typeProblem(acting, deviceType, 'bind');
      if (problem) refused.push({ deviceId, name, problem });
      return problem ? [] : [one];
    });
    refused.push(...known.flatMap(({ device, isFresh }) => (isFresh ? [] : [conflict(device)])));
    const fresh = known.flatMap(({ device, isFresh }) => (isFresh ? [device] : []));
    const spot = { placeId: placeId ?? 0, buildingId: buildingId ?? undefined, floor: floor ?? undefined };
    const to = placeId === null ? undefined : await spotIn(tx, scope, spot);
    if (to && !to.ok) {
      const problem = to.problems[0] ?? { code: 'site.place.notFound' };
      refused.push(...fresh.map(({ deviceId, name }) => ({ deviceId, name, problem })));
    } else if (fresh.length > 0) {
      const placeName = placeId === null ? '' : (names.get(placeId) ?? '');
      back.push(...(await moveHeld(work, fresh, { to: to?.value, placeName, moveId: null, since }, mover)));
    }
  }
  const soon = back.filter(({ deviceId }) => since.has(deviceId));
  const isWhole = await putEachBack(work, soon, await endedOf(tx, undo, rows), mover);
  const hung = new Set(back.map(({ deviceId }) => deviceId));
  const missed = rows.filter(({ deviceId, was }) => hung.has(deviceId) && isMissed(was, since.has(deviceId)));
  return { done: back.length, refused, isPutBack: isWhole && missed.length === 0 };
}

/** The devices of an account that is gone stay where they are, and each says so. */
async function leaveThere({ tx }: Work, rows: readonly undoStore.MovedRow[], by: string): Promise<Counted> {
  const ids = rows.map(({ deviceId }) => deviceId);
  const names = new Map((await undoStore.namesOf(tx, ids)).map(({ deviceId, name }) => [deviceId, name]));
  const problem = { code: 'device.batch.accountGone', args: { name: by } };
  const refused = ids.map((deviceId) => ({ deviceId, name: names.get(deviceId) ?? '', problem }));
  return { done: 0, refused, isPutBack: true };
}

/**
 * Takes back the next devices of a move, in one transaction with the note of it: a gateway that is killed loses one piece, and the next
 * one begins where it was. @returns whether the move is still the caller's and goes on
 */
export const undoPiece = ({ database, clock, roleRights, log }: UndoDeps, claimed: undoStore.Undo): Promise<boolean> =>
  transact(database, async (work) => {
    const { tx } = work;
    const nowMs = clock();
    const now = new Date(nowMs).toISOString();
    const undo = await undoStore.keepUndo(tx, claimed, new Date(nowMs + leaseMs).toISOString());
    if (!undo) return false;
    const { rentId, userId, by } = undo;
    const acting = await actingAs({ roleRights }, tx, rentId, userId);
    const rows = await undoStore.nextMoved(tx, undo, pieceSize);
    const piece = acting
      ? await putBack(work, { undo, rows }, acting, { rentId, userId, by, now })
      : await leaveThere(work, rows, by);
    if (!acting && rows.length > 0)
      log.warn('devices of a move were not moved back: the account is gone', {
        moveId: undo.moveId,
        devices: rows.length,
      });
    await undoStore.forgetMoved(
      tx,
      rows.map(({ lifeId }) => lifeId),
    );
    const isOver = rows.length < pieceSize;
    const refused = [...undo.refused, ...piece.refused];
    const done = undo.done + piece.done;
    const isPutBack = undo.isPutBack && piece.isPutBack;
    await undoStore.noteUndo(tx, undo, { done, refused, isPutBack, endedAt: isOver ? now : null });
    return !isOver;
  });

/** Takes a move in hand, unless a gateway has it. */
const begin = (moveId: string, asks: SignedInAsks): Promise<Result<undoStore.Undo>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<undoStore.Undo>> => {
    const { account, scope, deps } = asks;
    const devices = await undoStore.countMoved(tx, moveId, account.userId);
    if (devices === 0) return refuse({ code: 'device.batch.gone' });
    const { userId } = account;
    const lease = { now: isoNow(deps.clock), until: new Date(deps.clock() + leaseMs).toISOString() };
    const undo = await undoStore.beginUndo(tx, { moveId, rentId: scope.rentId, userId, by: nameOf(account) }, lease);
    if (!undo) return refuse({ code: 'device.batch.undoing' });
    // while this waited for the move, somebody else may have taken it back to its end
    if ((await undoStore.countMoved(tx, moveId, account.userId)) === 0) return refuse({ code: 'device.batch.gone' });
    await logUse(tx, asks, { detail: String(devices) });
    return ok(undo);
  });

/**
 * Takes a move back, for the devices that nobody changed since, if their place is still there: piece by piece, and on by another gateway
 * where this one dies. The reply says whether all is put back that the move had ended.
 * @spec DEV-12
 */
export async function undoMove(
  { moveId }: { readonly moveId: string },
  asks: SignedInAsks,
): Promise<Result<{ done: number; refused: RefusedDevice[]; isPutBack: boolean }>> {
  const begun = await begin(moveId, asks);
  if (!begun.ok) return begun;
  while (await undoPiece(asks.deps, begun.value));
  const end = await undoStore.undoOf(asks.deps.database.db, moveId);
  // another gateway took it over, since this one was slow
  if (!end?.endedAt) return refuse({ code: 'device.batch.undoing' });
  return ok({ done: end.done, refused: [...end.refused], isPutBack: end.isPutBack });
}

/** Goes on with moves that a gateway left half taken back. @spec DEV-12 */
export async function startUndoing(deps: Deps): Promise<WorkQueue> {
  const { database, clock } = deps;
  if (database.kind !== 'postgres') await undoStore.releaseAll(database.db);
  const iso = (ms: number): string => new Date(ms).toISOString();
  const queue = new WorkQueue(deps, {
    name: 'device.undo',
    next: async (isStopped) => {
      const nowMs = clock();
      const times = { now: iso(nowMs), until: iso(nowMs + leaseMs) };
      const claimed = await undoStore.claimUndo(database.db, times);
      if (!claimed) return false;
      while (!isStopped() && (await undoPiece(deps, claimed)));
      if (isStopped()) await undoStore.releaseUndo(database.db, claimed);
      return true;
    },
  });
  queue.start();
  return queue;
}
