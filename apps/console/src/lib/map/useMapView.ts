import { type Wgs84, pointZoom } from '@fireline/domain/site';
import type { MapView } from '@fireline/ui/MapBase';
import { useState } from 'react';
import { readView, viewText } from './mapView.ts';
import type { UrlQuery } from '../page/useUrlQuery.ts';

/** What is looked at, as the address says; kept there as it moves. Nothing: the map shows all there is. */
export function useMapView(url: UrlQuery) {
  const [view, setView] = useState<MapView | undefined>(() => readView(url.get('at')));
  return {
    view,
    go: ({ at }: { readonly at: Wgs84 }): void => setView({ centre: at, zoom: pointZoom }),
    moved: ({ value }: { readonly value: MapView }): void => {
      setView(value);
      url.set({ at: viewText(value) });
    },
  };
}
