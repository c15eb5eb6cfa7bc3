import { type Datum, type LngLat, fromDatum, toDatum, wgs84 } from '@fireline/domain/site';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import type { MapPress, MapStage } from './stage.ts';
import { boxOf } from './view.ts';

/** Between what is shown and the edge, in CSS pixels. */
const margin = 48;
const quickMs = 300;

/**
 * Whether layers may be added now. The library's own `isStyleLoaded` is false while any source is still loading, and `style.load` does not
 * come again after that: what is added then would be lost.
 */
const hasStyle = (map: MapLibre): boolean => (map.getStyle() as StyleSpecification | undefined) !== undefined;

/** The library hears of another size of its box later: what the same drawing asks of it would be reckoned for the size before. */
function takeSize(map: MapLibre): void {
  const [drawn, box] = [map.getCanvas(), map.getContainer()];
  if (drawn.clientWidth !== box.clientWidth || drawn.clientHeight !== box.clientHeight) map.resize();
}

/** The stage over a map whose base is drawn in that datum, and how to hand it a press. */
export function stageOf(map: MapLibre, datum: Datum): { readonly stage: MapStage; take(press: MapPress): boolean } {
  const takers: ((press: MapPress) => boolean)[] = [];
  const shown: MapStage['shown'] = (point) => toDatum(point, datum);
  const real: MapStage['real'] = ({ lng, lat }) => fromDatum(wgs84(lng, lat) as LngLat, datum);
  const stage: MapStage = {
    map,
    datum,
    shown,
    real,
    placeOf: (point) => {
      const { x, y } = map.project(shown(point));
      return { left: x, top: y };
    },
    pointAt: ({ left, top }) => real(map.unproject([left, top])),
    view: () => ({ centre: real(map.getCenter()), zoom: map.getZoom() }),
    goTo: ({ centre, zoom }) => {
      map.easeTo({ ...(centre && { center: shown(centre) }), ...(zoom !== undefined && { zoom }), duration: quickMs });
    },
    fit: (points, { maxZoom = 17, coveredPx = 0, isInstant = false } = {}) => {
      const box = boxOf(points);
      if (!box) return;
      takeSize(map);
      const [west, south, east, north] = box;
      // the library shows nothing at all where a margin leaves no room
      const most = map.getContainer().clientHeight / 2 - margin;
      const padding = {
        top: margin + Math.max(0, Math.min(coveredPx, most)),
        bottom: margin,
        left: margin,
        right: margin,
      };
      const corners: [LngLat, LngLat] = [shown(wgs84(west, south)), shown(wgs84(east, north))];
      map.fitBounds(corners, { padding, maxZoom, duration: isInstant ? 0 : quickMs });
    },
    onStyle: (add) => {
      if (hasStyle(map)) add();
      map.on('style.load', add);
      return () => void map.off('style.load', add);
    },
    addPresses: (take) => {
      takers.push(take);
      return () => void takers.splice(takers.indexOf(take), 1);
    },
  };
  return { stage, take: (press) => takers.toReversed().some((take) => take(press)) };
}
