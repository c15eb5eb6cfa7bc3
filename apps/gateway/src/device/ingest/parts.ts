import { problemsPerReply, reportsPerCall } from '@fireline/domain/device';
import type { Deps } from '../../lib/context.ts';
import type { IngestDeps, TakenDelivery } from './delivery.ts';

/** Lets go of the thread: a part of which nothing can be taken waits for nothing else. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Adds what is said of a part. Problems beyond what a reply names are counted. */
function add(all: TakenDelivery, part: TakenDelivery, at: number): void {
  all.accepted += part.accepted;
  all.raised += part.raised;
  all.refusedCount += part.refusedCount;
  all.leftOutCount += part.leftOutCount;
  for (const name of ['refused', 'leftOut'] as const) {
    const room = problemsPerReply - all.refused.length - all.leftOut.length;
    for (const row of part[name].slice(0, room)) all[name].push({ ...row, index: at + row.index });
  }
}

/**
 * Takes any number of reports, as many at once as one transaction takes. What is said of each names its place in all of them.
 * @param refuse asked before each part; throws while nothing can be kept
 * @throws where the database cannot take a part; those before it are taken, and raise nothing twice when they are sent again with their times
 */
export async function takeParts(
  deps: IngestDeps & Pick<Deps, 'intake' | 'observer'>,
  rentId: string,
  rows: readonly unknown[],
  refuse: () => void = () => {},
): Promise<TakenDelivery> {
  const all: TakenDelivery = {
    accepted: 0,
    refused: [],
    refusedCount: 0,
    leftOut: [],
    leftOutCount: 0,
    raised: 0,
    awaited: [],
  };
  const awaited = new Set<string>();
  for (let at = 0; at < rows.length; at += reportsPerCall) {
    if (at > 0) await rest();
    refuse();
    const part = await deps.intake.take(deps, rentId, rows.slice(at, at + reportsPerCall));
    deps.observer.ingested(part);
    add(all, part, at);
    for (const imei of part.awaited) awaited.add(imei);
  }
  return { ...all, awaited: [...awaited] };
}
