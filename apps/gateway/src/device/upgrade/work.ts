import { workTopic } from '@fireline/api/device';
import { endOfSent, rolloutMachine, rolloutTurn } from '@fireline/domain/device';
import { step } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { type Rollout, updateRollout } from './rolloutStore.ts';
import { cancelSent, noteBroken, sendWave } from './send.ts';
import * as store from './workStore.ts';

type WorkDeps = Pick<Deps, 'database' | 'clock' | 'log'> & Partial<Pick<Deps, 'observer'>>;
/** What the job is called in logs and metrics. */
export const rolloutsJob = 'roll-outs of upgrades';
type Open = Pick<Rollout, 'rolloutId' | 'rentId' | 'state'>;
/** Devices that are held at once: nobody waits long for a report to be taken. */
const devicesAtOnce = 20;
const perRound = 500;

/** Says of a device that it is left out of this round; the others go on. */
function leaveOut({ log, observer }: WorkDeps, rolloutId: number, deviceId: number, error: unknown): void {
  log.error(`the device ${deviceId} of the roll-out ${rolloutId} could not go on`, error);
  observer?.skipped({ job: rolloutsJob });
}

/** Takes devices together, or where that fails one by one. @returns how many went on */
async function takeEach(
  deps: WorkDeps,
  { rolloutId }: Open,
  deviceIds: readonly number[],
  take: (deviceIds: readonly number[]) => Promise<number>,
  broken: (deviceId: number) => Promise<number>,
): Promise<number> {
  try {
    return await take(deviceIds);
  } catch (error) {
    deps.log.warn(`devices of the roll-out ${rolloutId} could not go on together`, { reason: String(error) });
  }
  let done = 0;
  for (const deviceId of deviceIds) {
    try {
      done += await take([deviceId]);
    } catch (error) {
      leaveOut(deps, rolloutId, deviceId, error);
      done += await broken(deviceId);
    }
  }
  return done;
}

/** Notes what the commands say of the devices that were sent the package. @returns how many went on */
async function settle(deps: WorkDeps, { rolloutId }: Open): Promise<number> {
  const {
    database: { db },
    clock,
  } = deps;
  let changed = 0;
  for (let after = 0; ;) {
    const nowMs = clock();
    const found = await store.openDevices(db, rolloutId, after, perRound);
    for (const device of found) {
      const { endedAt, ...sent } = device;
      const end = endOfSent({ ...sent, endedAtMs: endedAt === null ? null : Date.parse(endedAt) }, nowMs);
      if (!end) continue;
      const { state, problem } = end;
      const change = {
        state,
        problem: problem && JSON.stringify(problem),
        ...(state !== 'downloading' && { endedAt: new Date(nowMs).toISOString() }),
      };
      try {
        if (await store.settleDevice(db, rolloutId, device, change)) changed += 1;
      } catch (error) {
        leaveOut(deps, rolloutId, device.deviceId, error);
      }
    }
    if (found.length < perRound) return changed;
    after = found.at(-1)?.deviceId ?? after;
  }
}

/** Writes the next turn of a roll-out that is held. @returns whether it went on */
async function turn({ tx }: Work, rollout: Rollout, nowMs: number): Promise<boolean> {
  const { rolloutId, state, nextAt, pauseMin, stopPercent, judgedFrom, revision } = rollout;
  const now = new Date(nowMs).toISOString();
  if (state === 'cancelled') {
    if (await store.hasOpen(tx, rolloutId)) return false;
    await updateRollout(tx, rolloutId, { endedAt: now });
    return true;
  }
  const counts = await store.progressOf(tx, rolloutId, judgedFrom);
  const nextAtMs = nextAt === null ? null : Date.parse(nextAt);
  const next = rolloutTurn({ state, nextAtMs, pauseMin, stopPercent, ...counts }, nowMs);
  if (!next) return false;
  if ('restUntilMs' in next) {
    await updateRollout(tx, rolloutId, { nextAt: new Date(next.restUntilMs).toISOString() });
    return true;
  }
  if ('wave' in next) {
    const wave = rollout.wave + 1;
    await store.fillWave(tx, rolloutId, wave, rollout.waveSize);
    await updateRollout(tx, rolloutId, { wave, nextAt: null });
    return true;
  }
  const moved = step(rolloutMachine, state, next.event, { left: counts.waiting + counts.open, failed: counts.failed });
  if (!moved.ok) return false;
  const ended = moved.value === 'finished' ? { endedAt: now, nextAt: null } : {};
  await updateRollout(tx, rolloutId, { state: moved.value, revision: revision + 1, ...ended });
  return true;
}

/** The turns that a roll-out takes now; another gateway that has it in hand is not waited for. */
async function takeTurns({ database, clock }: WorkDeps, { rolloutId, rentId }: Open, hasNews: boolean): Promise<void> {
  let isNew = hasNews;
  // begins, and sends its first wave; more than that waits for its devices
  for (let turns = 0; turns < 3; turns += 1) {
    const went = await transact(database, async (work) => {
      const rollout = await store.takeRollout(work.tx, rolloutId);
      const goesOn = rollout !== undefined && (await turn(work, rollout, clock()));
      if (goesOn || isNew) await work.tell({ type: 'changed', topic: workTopic.name, rentId, ids: [rolloutId] });
      return goesOn;
    });
    isNew = false;
    if (!went) return;
  }
}

/** Goes through the devices of a roll-out, a few in each transaction, as long as any is left that it looks after. */
async function through(
  find: () => Promise<readonly number[]>,
  take: (deviceIds: readonly number[]) => Promise<number>,
  isStopped: () => boolean,
): Promise<number> {
  for (let done = 0; ;) {
    const deviceIds = isStopped() ? [] : await find();
    const count = deviceIds.length === 0 ? 0 : await take(deviceIds);
    if (count === 0) return done;
    done += count;
  }
}

async function advance(deps: WorkDeps, rollout: Open, isStopped: () => boolean): Promise<void> {
  const { db } = deps.database;
  const { rolloutId, state } = rollout;
  const cancelled =
    state === 'cancelled'
      ? await through(
          () => store.devicesToCancel(db, rolloutId, devicesAtOnce),
          (ids) =>
            takeEach(
              deps,
              rollout,
              ids,
              (some) => cancelSent(deps, rollout, some),
              async () => 0,
            ),
          isStopped,
        )
      : 0;
  const settled = await settle(deps, rollout);
  await takeTurns(deps, rollout, cancelled + settled > 0);
  const sent = await through(
    () => store.devicesToSend(db, rolloutId, devicesAtOnce),
    (ids) =>
      takeEach(
        deps,
        rollout,
        ids,
        (some) => sendWave(deps, rollout, some),
        (deviceId) => noteBroken(deps, rolloutId, deviceId),
      ),
    isStopped,
  );
  if (sent > 0)
    await transact(deps.database, (work) =>
      work.tell({ type: 'changed', topic: workTopic.name, rentId: rollout.rentId, ids: [rolloutId] }),
    );
}

/**
 * Advances what is being rolled out: notes what devices answered, begins, stops and ends roll-outs, and sends the next waves. One that fails is
 * logged and holds up no other, and neither does a device; whatever a gateway leaves half done, the next one finds in the rows.
 * @spec DEV-18
 */
export async function workOnRollouts(deps: WorkDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<number> {
  const open = await store.openRollouts(deps.database.db);
  for (const rollout of open) {
    if (isStopped()) break;
    try {
      await advance(deps, rollout, isStopped);
    } catch (error) {
      deps.log.error(`the roll-out ${rollout.rolloutId} could not go on`, error);
    }
  }
  return open.length;
}
