import { checkTrackSpan } from '@fireline/domain/device';
import { ok, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../lib/context.ts';
import { detail } from './actions.ts';
import { eachInstantOnce } from './points.ts';
import { type Fix, unpackPositions } from './positions.ts';
import { positionPieces, reportsBetween } from './readingStore.ts';

/** A fix every thirty seconds for a week. */
const fixesMax = 20_160;

/**
 * Where a device has been between two instants, oldest first. Of more than can be sent the newest are.
 * @spec DEV-25
 */
export async function trajectory(
  { deviceId, from, to }: { readonly deviceId: number; readonly from: string; readonly to: string },
  context: SignedInAsks,
) {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const problem = checkTrackSpan({ fromMs, toMs });
  if (problem) return refuse(problem);
  const device = await detail(deviceId, context);
  if (!device.ok) return device;
  const { deps, scope } = context;
  const { db } = deps.database;
  const pieces = await positionPieces(db, scope, deviceId, fromMs, toMs);
  const reports = await reportsBetween(db, scope, deviceId, fromMs, toMs);
  const fixes = eachInstantOnce([
    ...pieces.flatMap(({ fromAt, points }) => unpackPositions(fromAt, points)),
    ...reports.flatMap(({ at, lng, lat, accuracyM }): Fix[] =>
      lng === null || lat === null ? [] : [{ atMs: Date.parse(at), lng, lat, accuracyM: accuracyM ?? 0 }],
    ),
  ]).filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  return ok({
    fixes: fixes.slice(-fixesMax).map(({ atMs, ...fix }) => ({ at: new Date(atMs).toISOString(), ...fix })),
    truncated: fixes.length > fixesMax,
  });
}
