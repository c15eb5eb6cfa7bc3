import { useEffect, useRef } from 'react';
import type { MapStage } from './stage.ts';
import type { MapView } from './view.ts';

/** Goes where the owner says, and tells where the reader went. */
export function useView(
  stage: MapStage | undefined,
  view: MapView | undefined,
  onViewChange: ((change: { readonly value: MapView }) => void) | undefined,
): void {
  const tell = useRef(onViewChange);
  const told = useRef<MapView>(undefined);
  useEffect(() => {
    tell.current = onViewChange;
  });
  useEffect(() => {
    if (!stage) return undefined;
    const moved = (): void => {
      told.current = stage.view();
      tell.current?.({ value: told.current });
    };
    stage.map.on('moveend', moved);
    return () => void stage.map.off('moveend', moved);
  }, [stage]);
  const { lng, lat } = view?.centre ?? {};
  const zoom = view?.zoom;
  useEffect(() => {
    // what comes back is what was told: the map is there already
    if (!stage || !view || view === told.current) return;
    const now = stage.view();
    const isThere =
      Math.abs(now.centre.lng - view.centre.lng) < 1e-7 &&
      Math.abs(now.centre.lat - view.centre.lat) < 1e-7 &&
      Math.abs(now.zoom - view.zoom) < 1e-6;
    if (!isThere) stage.goTo(view);
    // the same place in a new object is no news
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stage, lng, lat, zoom]);
}
