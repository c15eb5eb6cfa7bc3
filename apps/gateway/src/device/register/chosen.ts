import { deviceBatchMax } from '@fireline/domain/device';
import { dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { DeviceFilter } from '../filter/filterStore.ts';
import { deviceIds as idsOf } from '../store.ts';

export interface Chosen {
  readonly deviceIds?: readonly number[] | undefined;
  readonly filter?: DeviceFilter | undefined;
  readonly except: readonly number[];
}
export interface RefusedDevice {
  readonly deviceId: number;
  readonly name: string;
  readonly problem: Problem;
}

/** Devices of one transaction: what others wait for. */
export const pieceSize = 100;

/** Which devices are meant, by id or by what a filter finds now; refused where they are none or too many. */
async function idsChosen({ deviceIds, filter, except }: Chosen, asks: SignedInAsks): Promise<Result<number[]>> {
  const { deps, scope } = asks;
  const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);
  if (deviceIds) return deviceIds.length > 0 ? ok(sorted(deviceIds)) : refuse({ code: 'device.batch.none' });
  if (!filter) return refuse({ code: 'device.batch.none' });
  const dated = { ...filter, today: dayAt(deps.clock()), now: isoNow(deps.clock) };
  const found = await idsOf(deps.database.db, scope, dated, deviceBatchMax + except.length + 1);
  const left = new Set(except);
  const ids = found.filter((id) => !left.has(id));
  if (ids.length === 0) return refuse({ code: 'device.batch.none' });
  if (ids.length > deviceBatchMax)
    return refuse({ code: 'device.batch.tooMany', args: { 0: deviceBatchMax, 1: ids.length } });
  return ok(sorted(ids));
}

export interface Piece {
  readonly done: readonly number[];
  readonly refused: readonly RefusedDevice[];
}

/**
 * Goes through the devices piece by piece, each in a transaction of its own: what cannot be done is named, and the rest goes through.
 * A refusal of a whole piece, such as of the place that is named, ends it.
 */
export async function inPieces(
  chosen: Chosen,
  asks: SignedInAsks,
  run: (ids: readonly number[]) => Promise<Result<Piece>>,
): Promise<Result<Piece>> {
  const ids = await idsChosen(chosen, asks);
  if (!ids.ok) return ids;
  const done: number[] = [];
  const refused: RefusedDevice[] = [];
  for (let at = 0; at < ids.value.length; at += pieceSize) {
    const piece = await run(ids.value.slice(at, at + pieceSize));
    if (!piece.ok) return piece;
    done.push(...piece.value.done);
    refused.push(...piece.value.refused);
  }
  return ok({ done, refused });
}

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };

/** Those of the ids that are not there for whoever asks. */
export const missing = (ids: readonly number[], found: readonly { readonly deviceId: number }[]): RefusedDevice[] => {
  const there = new Set(found.map(({ deviceId }) => deviceId));
  return ids.filter((id) => !there.has(id)).map((deviceId) => ({ deviceId, name: '', problem: notFound }));
};
