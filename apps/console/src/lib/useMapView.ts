import { type Wgs84, pointZoom } from '@fireline/domain/site';
import type { MapView } from '@fireline/ui/MapBase';
import { useState } from 'react';
import { readView, viewOf, viewText } from './mapView.ts';
import type { UrlQuery } from './useUrlQuery.ts';

/** What is looked at: what the address says, else all there is; kept in the address as it moves. */
export function useMapView(url: UrlQuery, points: readonly { readonly at: Wgs84 }[]) {
  const [view, setView] = useState<MapView | undefined>(() => readView(url.get('at')));
  // the first points decide where to look, unless the reader does
  const first = view ?? viewOf(points.map(({ at }) => at));
  return {
    view: first,
    go: ({ at }: { readonly at: Wgs84 }): void => setView({ centre: at, zoom: pointZoom }),
    moved: ({ value }: { readonly value: MapView }): void => {
      setView(value);
      url.set({ at: viewText(value) });
    },
  };
}
