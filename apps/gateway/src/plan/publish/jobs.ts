import { planTopic } from '@fireline/api/plan';
import type { Cancel } from '@fireline/api/lib';
import { dayMs, minuteMs, type Problem } from '@fireline/domain/lib';
import { checkStarts, publishStep } from '@fireline/domain/plan';
import { type Deps, isoNow } from '../../lib/context.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { deleteEndedGrants } from '../key/store.ts';
import { updateLayer } from '../layer/store.ts';
import type { ReadDrawing } from './reading.ts';
import { publishQueue } from './queue.ts';
import * as store from './store.ts';
import { carryOnto, pointsOf, writePoints } from './versions.ts';

/** A gateway that has not been heard of for so long is taken for dead, and its publish taken over. */
const claimMs = minuteMs;
/** How often progress is written while it moves. */
const progressMs = 500;
/** Reading makes so much of the whole; the rest is writing. */
const readShare = 0.95;

const broken: Problem = { code: 'plan.publish.broken' };

/** Publishes what is asked for, one drawing at a time; what a gateway leaves when it ends is taken up by the next. @spec PLN-03 */
export class Publisher {
  readonly #deps: Deps;
  readonly #queue: WorkQueue;
  readonly #stopping = new AbortController();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#queue = new WorkQueue(deps, { name: publishQueue, next: () => this.#next() });
  }

  /** Begins; what an ended gateway left on a database of our own goes on at once. */
  async start(): Promise<void> {
    const { database } = this.#deps;
    if (database.kind !== 'postgres') await store.releaseAll(database.db);
    this.#queue.start();
  }

  /** Settles when nothing is being published here. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Stops; what is running is given back, to be begun again. */
  async stop(): Promise<void> {
    const stopped = this.#queue.stop();
    this.#stopping.abort();
    await stopped;
  }

  async #next(): Promise<boolean> {
    const publish = await store.claimPublish(this.#deps.database.db, isoNow(this.#deps.clock), this.#claimEnd());
    if (publish) await this.#run(publish);
    return publish !== undefined;
  }

  #claimEnd(): string {
    return new Date(this.#deps.clock() + claimMs).toISOString();
  }

  async #run(publish: store.PublishRow): Promise<void> {
    const { database, files, plans, log } = this.#deps;
    const problem = checkStarts(publish.starts - 1);
    if (problem) return this.#fail(publish, problem);
    const progress = this.#progressOf(publish);
    try {
      const source = { files, key: publish.fileKey, kind: publish.fileKind };
      const options = { signal: AbortSignal.any([this.#stopping.signal, progress.lost]), onProgress: progress.tell };
      const read = await plans.read(source, options, (drawing) => this.#keep(publish, drawing));
      await progress.end();
      if (options.signal.aborted) await store.releaseClaim(database.db, publish);
      else if (!read.ok) await this.#fail(publish, read.problems[0] ?? broken);
    } catch (error) {
      await progress.end();
      if (this.#queue.isStopped) return void (await store.releaseClaim(database.db, publish));
      log.error('a plan could not be published', error, { publishId: publish.publishId });
      await this.#fail(publish, broken);
    }
  }

  /** Writes how far it is now and then, and that somebody is still at it. */
  #progressOf(publish: store.PublishRow) {
    const { database, timers, log } = this.#deps;
    const lost = new AbortController();
    let percent = 0;
    let written = -1;
    let beats = 0;
    let writing = Promise.resolve();
    const write = async () => {
      written = percent;
      const isOurs = await transact(database, async ({ tx, tell }) => {
        const isKept = await store.keepClaim(tx, publish, percent, this.#claimEnd());
        if (isKept)
          await tell({ type: 'changed', topic: planTopic.name, rentId: publish.rentId, ids: [publish.layerId] });
        return isKept;
      });
      if (!isOurs) lost.abort();
    };
    let cancel: Cancel = () => {};
    const beat = () => {
      beats += 1;
      const isDue = percent !== written || beats % (claimMs / 4 / progressMs) === 0;
      if (isDue) writing = write().catch((error: unknown) => log.error('progress could not be written', error));
      cancel = timers.after(progressMs, () => void writing.then(beat));
    };
    cancel = timers.after(progressMs, beat);
    let isOver = false;
    return {
      lost: lost.signal,
      tell: (share: number) => {
        percent = Math.max(percent, Math.min(99, Math.floor(share * readShare * 100)));
      },
      end: async () => {
        if (isOver) return;
        isOver = true;
        cancel();
        await writing;
        cancel();
      },
    };
  }

  /** Keeps a drawing as the newest version, with the devices that find their place on it. */
  async #keep(publish: store.PublishRow, { facts, content }: ReadDrawing): Promise<void> {
    const { database, files, random, clock } = this.#deps;
    const { layerId, rentId, by, fileKey, fileName, fileKind, fileBytes } = publish;
    const drawingKey = `plans/${layerId}/${newToken(random)}.drawing.gz`;
    const drawingBytes = await files.write(drawingKey, content);
    const at = isoNow(clock);
    const isKept = await transact(database, async ({ tx, tell }) => {
      const layer = await store.layerOf(tx, publish);
      const complete = publishStep(layer.publishState, 'complete', { progressPercent: 100 });
      if (!complete.ok) return false;
      const [newest] = await store.versionsOf(tx, layerId);
      const extent = facts.extent ?? null;
      const carried = carryOnto(await pointsOf(tx, layerId), { layers: facts.layers, extent });
      const versionId = await store.insertVersion(tx, {
        rentId,
        layerId,
        at,
        by,
        fileKey,
        fileName,
        fileKind,
        fileBytes,
        drawingKey,
        drawingBytes,
        versionNo: (newest?.versionNo ?? 0) + 1,
        metresPerUnit: facts.metresPerUnit ?? null,
        origin: JSON.stringify(facts.origin),
        extent: extent && JSON.stringify(extent),
        layers: JSON.stringify(facts.layers),
        report: JSON.stringify(facts.report),
        sketch: facts.sketch ? JSON.stringify(facts.sketch) : null,
        points: JSON.stringify(carried.points),
        orphans: JSON.stringify(carried.orphans),
      });
      if (!(await store.endPublish(tx, publish, { state: 'complete', endedAt: at, versionId }))) throw new TakenOver();
      await writePoints(tx, layerId, carried);
      await updateLayer(tx, layerId, {
        publishState: complete.value,
        progressPercent: 100,
        problem: null,
        versionId,
        publisher: by,
        publishedAt: at,
        pointsRevision: layer.pointsRevision + 1,
      });
      await tell({ type: 'changed', topic: planTopic.name, rentId, ids: [layerId] });
      return true;
    }).catch((error: unknown) => {
      if (error instanceof TakenOver) return false;
      throw error;
    });
    if (!isKept) await files.remove(drawingKey);
  }

  /** What was shown before stays. @spec PLN-02 */
  async #fail(publish: store.PublishRow, problem: Problem): Promise<void> {
    const { database, clock } = this.#deps;
    const { rentId, layerId } = publish;
    await transact(database, async ({ tx, tell }) => {
      const layer = await store.layerOf(tx, publish);
      const failed = publishStep(layer.publishState, 'fail');
      const isOurs = await store.endPublish(tx, publish, { state: 'failed', endedAt: isoNow(clock), problem });
      if (!isOurs || !failed.ok) return;
      await updateLayer(tx, layerId, { publishState: failed.value, problem: JSON.stringify(problem) });
      await tell({ type: 'changed', topic: planTopic.name, rentId, ids: [layerId] });
    });
  }
}

/** Another gateway has begun the publish meanwhile: what was written of it goes back. */
class TakenOver extends Error {}

/** A file that nothing names may be one whose upload has not been noted yet. */
const unnamedMs = 60 * minuteMs;
/** A plan that was taken away can be brought back for so long. */
const deletedDays = 30;

/** Removes grants that have ended, plans taken away long ago, and files that nothing names. @spec PLN-02 PLN-05 */
export async function tidyPlans({ database, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>): Promise<void> {
  const { db } = database;
  await deleteEndedGrants(db, isoNow(clock));
  await store.purgeDeleted(db, new Date(clock() - deletedDays * dayMs).toISOString());
  const named = await store.namedFiles(db);
  for await (const { key, atMs } of files.list('plans/'))
    if (!named.has(key) && clock() - atMs > unnamedMs) await files.remove(key);
}
