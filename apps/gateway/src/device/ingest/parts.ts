import { reportsPerCall } from '@fireline/domain/device';
import type { Deps } from '../../lib/context.ts';
import type { IngestDeps, TakenDelivery } from './delivery.ts';

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
  const all: TakenDelivery = { accepted: 0, refused: [], leftOut: [], raised: 0, awaited: [] };
  const awaited = new Set<string>();
  for (let at = 0; at < rows.length; at += reportsPerCall) {
    refuse();
    const part = await deps.intake.take(deps, rentId, rows.slice(at, at + reportsPerCall));
    deps.observer.ingested(part);
    all.accepted += part.accepted;
    all.raised += part.raised;
    for (const row of part.refused) all.refused.push({ ...row, index: at + row.index });
    for (const row of part.leftOut) all.leftOut.push({ ...row, index: at + row.index });
    for (const imei of part.awaited) awaited.add(imei);
  }
  return { ...all, awaited: [...awaited] };
}
