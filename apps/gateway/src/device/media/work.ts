import { mediaRefusals, recordingMinutes } from '@fireline/domain/device';
import { type Day, dayAt, minuteMs } from '@fireline/domain/lib';
import type { Deps } from '../../lib/context.ts';
import type { NewRow } from '../../lib/db/schema.ts';
import { leaseMs } from '../../lib/jobs/lease.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { delivered, pictureLimits, recordingLimits } from './checked.ts';
import { sandboxVideo } from './sandbox.ts';
import type { Camera, Taken } from './source.ts';
import * as store from './store.ts';

/** A picture from longer ago than this shows nothing of the alarm any more. */
const lateMs = 10 * minuteMs;
const perRound = 100;
const againMs = minuteMs / 2;
const triesMax = 3;

type WorkDeps = Pick<Deps, 'database' | 'clock' | 'timers' | 'files' | 'log' | 'video'>;
const iso = (ms: number): string => new Date(ms).toISOString();

/** What is noted of an alarm: work to be done, or why it is not done. @spec DEV-19 DEV-20 */
export function mediaOfAlarm(due: store.DueAlarm, at: string, today: Day): NewRow<'media'> {
  const { alarmId, deviceId, cameraId, kind, watermark, recordingMin } = due;
  const refusals = kind === 'recording' ? mediaRefusals('recordAlarm', due, today) : [];
  const unmarked = watermark === 'with' ? mediaRefusals('addWatermark', due, today) : [];
  return {
    alarmId,
    deviceId,
    cameraId,
    kind,
    state: refusals.length > 0 ? 'refused' : 'waiting',
    askedAt: at,
    askMin: kind === 'recording' ? recordingMin : 0,
    hasWatermark: watermark === 'with' && unmarked.length === 0,
    problems: JSON.stringify(refusals.length > 0 ? refusals : unmarked),
    ...(refusals.length > 0 && { endedAt: at }),
  };
}

/** Notes what the alarms of the last minutes are to have. @returns how many */
async function noteAlarms({ database: { db }, clock }: WorkDeps): Promise<number> {
  const nowMs = clock();
  const due = await store.dueAlarms(db, iso(nowMs - lateMs), perRound);
  if (due.length > 0)
    await store.insertDue(
      db,
      due.map((one) => mediaOfAlarm(one, iso(nowMs), dayAt(nowMs))),
    );
  return due.length;
}

/** Renews the claim for as long as the work goes on. @returns how to end it */
function keepClaim({ database: { db }, clock, timers, log }: WorkDeps, item: store.Claimed): () => void {
  let cancel = () => {};
  let isOver = false;
  const again = (): void => {
    if (!isOver) cancel = timers.after(leaseMs / 3, beat);
  };
  const beat = (): void => {
    store.settle(db, item, { claimedUntil: iso(clock() + leaseMs) }).then(
      (isMine) => {
        if (isMine) again();
      },
      (error: unknown) => {
        log.error(`the claim of media ${item.mediaId} could not be renewed`, error);
        again();
      },
    );
  };
  again();
  return () => {
    isOver = true;
    cancel();
  };
}

const cameraOf = ({ cameraId, cameraName, placeName }: store.Claimed): Camera => ({
  cameraId,
  name: cameraName,
  placeName,
});

async function keep(
  deps: WorkDeps,
  item: store.Claimed,
  taken: Taken,
  change: Partial<NewRow<'media'>>,
): Promise<void> {
  const { files, database, clock } = deps;
  const fileKey = `media/${item.mediaId}-${item.claim}.${taken.ending}`;
  const bytes = await files.write(fileKey, taken.chunks);
  const kept = {
    state: 'done',
    fileKey,
    bytes,
    mediaType: taken.mediaType,
    claimedUntil: null,
    endedAt: iso(clock()),
  } as const;
  // another gateway has it in hand: what was drawn here is nobody's
  if (!(await store.settle(database.db, item, { ...kept, ...change }))) await files.remove(fileKey);
}

/** Begins a recording, or ends one whose time is over; takes a picture. */
async function step(deps: WorkDeps, item: store.Claimed): Promise<void> {
  const { database, clock, video = sandboxVideo } = deps;
  const { hasWatermark, startedAt, askMin } = item;
  const nowMs = clock();
  if (item.kind === 'snapshot') {
    const at = { atMs: nowMs, hasWatermark };
    const take = (signal: AbortSignal) => video.snapshot(cameraOf(item), at, signal);
    const change = { startedAt: startedAt ?? iso(nowMs) };
    return delivered(deps, pictureLimits, take, (taken) => keep(deps, item, taken, change));
  }
  const fromMs = startedAt === null ? nowMs : Date.parse(startedAt);
  const endsMs = fromMs + Math.min(askMin, recordingMinutes.max) * minuteMs;
  if (item.state === 'waiting') {
    const begun = { state: 'running', startedAt: iso(fromMs), endsAt: iso(endsMs), claimedUntil: null } as const;
    await store.settle(database.db, item, begun);
    return undefined;
  }
  const toMs = Math.max(fromMs, Math.min(endsMs, Date.parse(item.endsAt ?? iso(endsMs))));
  const span = { fromMs, toMs, hasWatermark };
  const take = (signal: AbortSignal) => video.recording(cameraOf(item), span, signal);
  return delivered(deps, recordingLimits, take, (taken) => keep(deps, item, taken, { endedAt: iso(toMs) }));
}

/** It is tried again, or stands as failed with the reason. */
function putOff(deps: WorkDeps, item: store.Claimed, tries: number): Promise<unknown> {
  const nowMs = deps.clock();
  const isOver = tries >= triesMax;
  const problem = { code: item.online ? 'device.media.undelivered' : 'device.media.offline' };
  return store.settle(deps.database.db, item, {
    tries,
    claimedUntil: isOver ? null : iso(nowMs + againMs),
    ...(isOver && { state: 'failed', endedAt: iso(nowMs), problems: JSON.stringify([...item.problems, problem]) }),
  });
}

async function attempt(deps: WorkDeps, item: store.Claimed): Promise<void> {
  const tries = item.tries + 1;
  // a camera that is offline is no fault of the gateway: its record says it, and not the log
  if (item.state === 'waiting' && !item.online) return void (await putOff(deps, item, tries));
  const end = keepClaim(deps, item);
  try {
    await step(deps, item);
  } catch (error) {
    deps.log.error(`media ${item.mediaId} was not made, attempt ${tries}`, error);
    await putOff(deps, item, tries);
  } finally {
    end();
  }
}

/**
 * Takes and records what alarms and people ask for, and ends recordings whose time is over, also when nobody looks. One that fails is tried
 * three times and holds up no other.
 * @returns how many were in hand
 * @spec DEV-19 DEV-20
 */
export async function workOnMedia(deps: WorkDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<number> {
  // what is in hand goes on, also where new alarms cannot be noted
  await noteAlarms(deps).catch((error: unknown) => deps.log.error('alarms could not be noted for cameras', error));
  let done = 0;
  for (; !isStopped() && done < perRound; done += 1) {
    const nowMs = deps.clock();
    const item = await store.claim(deps.database.db, {
      now: iso(nowMs),
      until: iso(nowMs + leaseMs),
      ahead: iso(nowMs + recordingMinutes.max * minuteMs),
    });
    if (!item) break;
    try {
      await attempt(deps, item);
    } catch (error) {
      // the note of a failure could not be written: its claim runs out, and it is tried again
      deps.log.error(`media ${item.mediaId} is left to its claim`, error);
    }
  }
  return done;
}
