import { type PlanVersionRow, planCalls } from '@fireline/api/plan';
import type { Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import type { MarkedResource, PlanPoint } from '@fireline/domain/plan';
import type { PublishedVersion } from '@fireline/ui/PlanVersions';
import { useEffect, useState } from 'react';

/** So many versions are compared, the newest first: each brings the layers of its whole drawing. */
const comparedMax = 20;
/** Of a drawing without anything in it: no point lies inside. */
const nowhere = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity } as const;

export interface PlanHistory {
  /** People count them by their number; the gateway knows them by its id. */
  readonly idOf: ReadonlyMap<number, number>;
  readonly versions: readonly PublishedVersion[];
  readonly points: readonly PlanPoint[];
  readonly names: ReadonlyMap<number, string>;
  readonly marks: readonly MarkedResource[];
}

export type PlanHistoryState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly history: PlanHistory };

async function withLayers(
  client: Client,
  layerId: number,
  { versionId, versionNo, at, by }: PlanVersionRow,
  signal: AbortSignal,
): Promise<PublishedVersion> {
  const { layers, extent } = await client.send(planCalls.report, { layerId, versionId }, { signal });
  return { versionId: versionNo, publishedAtMs: Date.parse(at), by, layers, extent: extent ?? nowhere };
}

async function load(client: Client, layerId: number, signal: AbortSignal): Promise<PlanHistory> {
  const [{ versions }, today, { resources }] = await Promise.all([
    client.send(planCalls.versions, { layerId }, { signal }),
    client.send(planCalls.points, { layerId }, { signal }),
    client.send(planCalls.resources, { layerId }, { signal }),
  ]);
  const compared = versions.slice(0, comparedMax);
  return {
    idOf: new Map(compared.map(({ versionNo, versionId }) => [versionNo, versionId])),
    versions: await Promise.all(compared.map((version) => withLayers(client, layerId, version, signal))),
    points: today.points.map(({ deviceId, layer, x, y }) => ({ deviceId, layer, x, y })),
    names: new Map(today.points.map(({ deviceId, device }) => [deviceId, device.name])),
    marks: resources.map(({ orphan: _orphan, ...mark }) => mark),
  };
}

/** The published versions of a plan with their layers, and where its devices and marks stand today. @spec N12 */
export function usePlanHistory(layerId: number) {
  const { client } = useApi();
  const [asked, ask] = useState({ layerId });
  const [told, setTold] = useState<PlanHistoryState>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(client, asked.layerId, signal).then(
      (history) => !signal.aborted && setTold({ state: 'ready', history }),
      (error: unknown) => !signal.aborted && setTold({ state: 'failed', error }),
    );
    return () => controller.abort();
  }, [client, asked]);
  return { ...told, reload: () => ask({ layerId }) };
}
