import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapPaint } from './paint.ts';

/** The outlines, fetched with the code of the page when first a map without another base map is shown. */
export const offlineSources = (): Promise<Record<string, SourceSpecification>> => Promise.resolve({});

/** Calm: land, borders and names. */
export const offlineLayers = (_paint: MapPaint): LayerSpecification[] => [];
