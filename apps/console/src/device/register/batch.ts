import { type DeviceQuery, deviceCalls } from '@fireline/api/device';
import type { Client } from '@fireline/api/lib';
import { undoneBy } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { Selection } from '@fireline/ui/DataTable';

/** What is done to chosen devices. */
export const batchDeeds = ['bind', 'unbind', 'activate', 'suspend', 'resume', 'remove'] as const;
export type BatchDeed = (typeof batchDeeds)[number];

export interface RefusedDevice {
  readonly deviceId: number;
  readonly name: string;
  readonly problem: Problem;
}
export interface Undone {
  readonly count: number;
  /** Whether all is put back that the deed had ended, such as timed tasks and waiting commands. */
  readonly isPutBack: boolean;
}
export interface BatchEnd {
  readonly done: number;
  readonly refused: readonly RefusedDevice[];
  /** Takes back what was done; nothing where it cannot be. */
  readonly undo?: (client: Client) => Promise<Undone>;
}

type Filter = Omit<DeviceQuery, 'pageNo' | 'pageSize' | 'sort' | 'order'>;
interface Part {
  readonly deviceIds?: readonly number[];
  readonly filter?: Filter;
  readonly except?: number[];
}
/** Ids that one call takes; an opening is one call, because the session ends with it. */
const idsPerCall = 200;

/** What is selected as it is sent: ids in parts, or the filter without those left out. */
export function partsOf(selection: Selection, query: Partial<DeviceQuery>, perCall = idsPerCall): readonly Part[] {
  if (selection.mode === 'allMatching') {
    const { pageNo: _p, pageSize: _s, sort: _o, order: _d, ...filter } = query;
    return [{ filter, except: [...selection.except].map(Number) }];
  }
  const ids = [...selection.ids].map(Number);
  return Array.from({ length: Math.ceil(ids.length / perCall) }, (_, at) => ({
    deviceIds: ids.slice(at * perCall, (at + 1) * perCall),
  }));
}

export interface Where {
  readonly placeId: number;
  readonly buildingId?: number | undefined;
  readonly floor?: number | undefined;
}

async function sendPart(client: Client, deed: BatchDeed, part: Part, where: Where | undefined): Promise<BatchEnd> {
  if (deed === 'bind' || deed === 'unbind') {
    const { placeId = 0, buildingId, floor } = where ?? {};
    const to = { placeId, ...(buildingId !== undefined && { buildingId }), ...(floor !== undefined && { floor }) };
    const reply =
      deed === 'bind'
        ? await client.send(deviceCalls.bind, { ...part, ...to })
        : await client.send(deviceCalls.unbind, part);
    const { moveId } = reply;
    if (moveId === null) return reply;
    return {
      ...reply,
      undo: async (by) => {
        const { done: count, isPutBack } = await by.send(deviceCalls.undoMove, { moveId });
        return { count, isPutBack };
      },
    };
  }
  if (deed === 'remove') {
    const { done, refused } = await client.send(deviceCalls.removeDevices, part);
    return { done: done.length, refused };
  }
  const { done, refused } = await client.send(deviceCalls.changeLives, { ...part, event: deed });
  const back = undoneBy[deed];
  const end = { done: done.length, refused };
  if ((back !== 'suspend' && back !== 'resume') || done.length === 0) return end;
  return {
    ...end,
    undo: async (by) => {
      const parts = partsOf({ mode: 'some', ids: new Set(done) }, {});
      let count = 0;
      for (const one of parts) count += (await by.send(deviceCalls.changeLives, { ...one, event: back })).done.length;
      return { count, isPutBack: true };
    },
  };
}

/** Sends a batch part by part. @spec DEV-12 DEV-28 */
export async function sendBatch(
  client: Client,
  deed: BatchDeed,
  parts: readonly Part[],
  where?: Where,
): Promise<BatchEnd> {
  const ends: BatchEnd[] = [];
  for (const part of parts) ends.push(await sendPart(client, deed, part, where));
  const undos = ends.flatMap(({ undo }) => undo ?? []);
  return {
    done: ends.reduce((sum, { done }) => sum + done, 0),
    refused: ends.flatMap(({ refused }) => refused),
    ...(undos.length > 0 && {
      undo: async (by: Client) => {
        const undone: Undone[] = [];
        // what went last comes back first: a camera finds what it watched there
        for (const undo of undos.toReversed()) undone.push(await undo(by));
        const count = undone.reduce((sum, one) => sum + one.count, 0);
        return { count, isPutBack: undone.every(({ isPutBack }) => isPutBack) };
      },
    }),
  };
}
