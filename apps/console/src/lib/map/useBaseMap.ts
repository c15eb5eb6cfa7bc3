import { useCall } from '@fireline/api/react';
import { type MapSettings, siteCalls } from '@fireline/api/site';
import { wgs84 } from '@fireline/domain/site';
import type { BaseMap } from '@fireline/ui/MapBase';
import { useMemo } from 'react';

function baseOf({ base }: MapSettings): BaseMap {
  if (base.kind !== 'style') return base;
  const { darkUrl, ...rest } = base;
  return darkUrl === undefined ? rest : { ...rest, darkUrl };
}

/** The base map of this installation, as soon as it is known; when it cannot be asked for, the outlines that need nobody. @spec SIT-11 N10 */
export function useBaseMap() {
  const { data, isPending } = useCall(siteCalls.mapSettings, {});
  const base = useMemo((): BaseMap => (data ? baseOf(data) : { kind: 'offline' }), [data]);
  /** Where the reader's places are. */
  const middle = useMemo(() => (data?.middle ? wgs84(data.middle.lng, data.middle.lat) : undefined), [data]);
  return { base, isPending, middle };
}
