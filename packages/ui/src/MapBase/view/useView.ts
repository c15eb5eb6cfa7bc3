import { useEffect, useRef } from 'react';
import type { MapStage } from './stage.ts';
import type { MapView } from './view.ts';

const isSame = (one: MapView, other: MapView): boolean =>
  Math.abs(one.centre.lng - other.centre.lng) < 1e-7 &&
  Math.abs(one.centre.lat - other.centre.lat) < 1e-7 &&
  Math.abs(one.zoom - other.zoom) < 1e-6;

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
    let before = stage.view();
    const moved = (): void => {
      const now = stage.view();
      // another size of the map is no other view
      if (isSame(now, before)) return;
      before = now;
      told.current = now;
      tell.current?.({ value: now });
    };
    stage.map.on('moveend', moved);
    return () => void stage.map.off('moveend', moved);
  }, [stage]);
  const { lng, lat } = view?.centre ?? {};
  const zoom = view?.zoom;
  useEffect(() => {
    // what comes back is what was told: the map is there already
    if (!stage || !view || view === told.current) return;
    if (!isSame(stage.view(), view)) stage.goTo(view);
    // the same place in a new object is no news
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stage, lng, lat, zoom]);
}
