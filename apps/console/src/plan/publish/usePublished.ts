import { type Plan, planCalls } from '@fireline/api/plan';
import { useApi } from '@fireline/api/react';
import type { PlanSource } from '@fireline/ui/PlanCanvas';
import { useMemo } from 'react';

/** The drawing of the version that is shown, for the canvas; undefined while none is published. @spec PLN-04 N12 */
export function usePublished({ layerId, versionId }: Pick<Plan, 'layerId' | 'versionId'>): PlanSource | undefined {
  const { client } = useApi();
  return useMemo(() => {
    if (versionId === null) return undefined;
    return {
      kind: 'published',
      id: `${layerId}@${versionId}`,
      load: async (signal) => {
        const { blob } = await client.download(planCalls.drawing, { layerId, versionId }, { signal });
        return blob.stream();
      },
    };
  }, [client, layerId, versionId]);
}
