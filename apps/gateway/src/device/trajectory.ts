import { checkFix, checkTrackSpan, heldFromMs, trackFixesMax } from '@fireline/domain/device';
import { ok, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../lib/context.ts';
import { detail } from './actions.ts';
import { heldSinceOf } from './holder/store.ts';
import { eachInstantOnce } from '../lib/packedReadings.ts';
import { type Fix, unpackPositions } from './ingest/positions.ts';
import { positionPieces, reportsBetween } from './ingest/readingStore.ts';

/**
 * Where a device has been between two instants, since its holder has it, oldest first. Of more than can be sent the newest are.
 * @spec DEV-25
 */
export async function trajectory(
  { deviceId, from, to }: { readonly deviceId: number; readonly from: string; readonly to: string },
  context: SignedInAsks,
) {
  const [askedMs, toMs] = [Date.parse(from), Date.parse(to)];
  const problem = checkTrackSpan({ fromMs: askedMs, toMs });
  if (problem) return refuse(problem);
  const device = await detail(deviceId, context);
  if (!device.ok) return device;
  const { deps, scope } = context;
  const { db } = deps.database;
  const fromMs = heldFromMs(await heldSinceOf(db, deviceId), askedMs);
  const pieces = await positionPieces(db, scope, deviceId, fromMs, toMs);
  const reports = await reportsBetween(db, scope, deviceId, fromMs, toMs);
  const fixes = eachInstantOnce([
    ...pieces.flatMap(({ fromAt, points }) => unpackPositions(fromAt, points)),
    ...reports.flatMap(({ at, lng, lat, accuracyM }): Fix[] =>
      lng === null || lat === null ? [] : [{ atMs: Date.parse(at), lng, lat, accuracyM: accuracyM ?? 0 }],
    ),
  ]).filter((fix) => fix.atMs >= fromMs && fix.atMs < toMs && checkFix(fix, 'position') === undefined);
  return ok({
    fixes: fixes.slice(-trackFixesMax).map(({ atMs, ...fix }) => ({ at: new Date(atMs).toISOString(), ...fix })),
    truncated: fixes.length > trackFixesMax,
  });
}
