// the types of the map library name it without bringing it in
/// <reference types="geojson" preserve="true" />
import type { Datum, LngLat, Wgs84 } from '@fireline/domain/site';
import type { Map as MapLibre } from 'maplibre-gl';
import { createContext, useContext } from 'react';
import type { MapView } from './view.ts';

/** CSS pixels from the top left corner of the map. */
export interface MapPlace {
  readonly left: number;
  readonly top: number;
}

/** A press on the map, or Enter while the map has the focus: then it is the middle that is meant. */
export interface MapPress {
  readonly at: Wgs84;
  readonly place: MapPlace;
  readonly byKeyboard: boolean;
}

export interface FitOptions {
  /** No nearer, however near together they are. Default: 17. */
  readonly maxZoom?: number;
  /** What covers the map at its top, in CSS pixels: they are shown below. */
  readonly coveredPx?: number;
  /** Without motion: there was no other view before. */
  readonly isInstant?: boolean;
}

/**
 * The map as what lies over it sees it. What is a child of a `MapBase` gets it by `useMapStage`, once the map is there. Points are WGS 84
 * throughout; the stage knows where this base map has them. Nothing here causes a render while the map moves.
 */
export interface MapStage {
  /** For layers of its own: what is added gets a name that begins with `fl:`, so that it outlives a change of base map. */
  readonly map: MapLibre;
  /** What the base map is drawn in. */
  readonly datum: Datum;
  /** Where the base map has the point. */
  shown(point: Wgs84): LngLat;
  /** Where the point is that the base map has there. */
  real(shown: { readonly lng: number; readonly lat: number }): Wgs84;
  placeOf(point: Wgs84): MapPlace;
  pointAt(place: MapPlace): Wgs84;
  /** The view now. */
  view(): MapView;
  /** Moves the view, without motion under prefers-reduced-motion. */
  goTo(view: Partial<MapView>): void;
  /** Shows all of them; nothing of none. */
  fit(points: Iterable<Wgs84>, options?: FitOptions): void;
  /** Calls now, and each time the base map was changed; for layers that have to be added anew. Answers how to stop. */
  onStyle(add: () => void): () => void;
  /** Asked before `onPress`, the last one added first; true: it is taken. Answers how to stop. */
  addPresses(take: (press: MapPress) => boolean): () => void;
}

export const MapStageContext = createContext<MapStage | undefined>(undefined);

/** The map that this lies over. @throws Error outside a MapBase */
export const useMapStage = (): MapStage => {
  const stage = useContext(MapStageContext);
  if (!stage) throw new Error('useMapStage: not inside a MapBase');
  return stage;
};
