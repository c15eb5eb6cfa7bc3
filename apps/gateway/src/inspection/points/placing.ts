import { type PlacedPoint, setToLine } from '@fireline/domain/inspection';
import { ok, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { changedNow } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import * as store from './store.ts';

export const lineTarget = (id: number) => ({ kind: 'inspectionLine', id });
const nameOf = ({ name }: { readonly name: string }): string => name;

/** A point as the rules of lines read it. */
export const placedOf = ({ pointId, name, unitId, lineId, lineName }: store.PointRow): PlacedPoint => ({
  id: pointId,
  name,
  unitId,
  line: lineId === null ? undefined : { id: lineId, name: lineName },
});

/** Takes points out of the lines that they are in, whose other points close up, as the log of each tells; those in the line `except` stay. */
export async function takeOut(tx: Tx, pointIds: readonly number[], asks: SignedInAsks, except?: number): Promise<void> {
  const going = new Set(pointIds);
  const routes = Map.groupBy(await store.routesWith(tx, pointIds), ({ lineId }) => lineId);
  for (const [lineId, route] of routes) {
    if (lineId === except) continue;
    const staying = route.filter(({ pointId }) => !going.has(pointId));
    await store.writeRoute(
      tx,
      lineId,
      staying.map(({ pointId }) => pointId),
    );
    await store.updateLine(tx, lineId, changedNow(asks));
    await logUse(tx, asks, {
      action: 'inspection.changeLine',
      detail: `${lineId} ${route[0]?.lineName}`,
      changes: loggedChanges({ points: route.map(nameOf) }, { points: staying.map(nameOf) }),
      target: lineTarget(lineId),
    });
  }
}

/** Adds points to the end of a line, out of the lines that they were in; the log of the line tells it. @returns all points of the line then */
export async function addTo(
  tx: Tx,
  line: store.LineRow,
  points: readonly PlacedPoint[],
  asks: SignedInAsks,
): Promise<Result<readonly number[]>> {
  const standing = (await store.pointsOfLine(tx, asks.scope, line.lineId)).map(placedOf);
  const route = setToLine(standing, points, line.unitId);
  if (!route.ok) return route;
  await takeOut(
    tx,
    points.map(({ id }) => id),
    asks,
    line.lineId,
  );
  await store.writeRoute(tx, line.lineId, route.value);
  await store.updateLine(tx, line.lineId, changedNow(asks));
  const names = new Map([...standing, ...points].map(({ id, name }) => [id, name]));
  await logUse(tx, asks, {
    action: 'inspection.setToLine',
    detail: `${line.lineId} ${line.name}`,
    changes: loggedChanges({ points: standing.map(nameOf) }, { points: route.value.map((id) => names.get(id)) }),
    target: lineTarget(line.lineId),
  });
  return ok(route.value);
}
