import type { mappedResources } from '@fireline/domain/building';
import { deviceTypeSymbols } from '../DeviceTypeIcon/index.ts';
import type { MapPoint } from './model.ts';

/** Line drawings of what is no device, on the grid of device types: 16 px, stroke 1.5. */
const resourceSymbols: Readonly<Record<(typeof mappedResources)[number], string>> = {
  building: 'M3 14.25V1.75h10v12.5M1.5 14.25h13M6 4.75h.01M10 4.75h.01M6 7.75h.01M10 7.75h.01M6.75 14V11h2.5v3',
  water:
    'M1.5 5.25c1.6 0 1.6 1.25 3.25 1.25S6.4 5.25 8 5.25 9.6 6.5 11.25 6.5s1.65-1.25 3.25-1.25M1.5 10.25c1.6 0 1.6 1.25 3.25 1.25S6.4 10.25 8 10.25s1.6 1.25 3.25 1.25 1.65-1.25 3.25-1.25',
  hydrant: deviceTypeSymbols.hydrant,
  fireteam:
    'M1.25 11.5V7.25h6V4h4.25l3.25 3.5v4h-1.5M7.25 7.25v4.25M10.5 11.5H6M1.25 5h5M3 11.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0M10.5 11.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0',
  firesite: 'M2 7.25 8 2l6 5.25M3.5 6v8.25h9V6M8 7c.2 1.5 2 2 2 3.75a2 2 0 0 1-4 0C6 9.5 7.4 8.75 8 7',
};
const placeSymbol =
  'M8 1.5a4.75 4.75 0 0 1 4.75 4.75C12.75 9.5 8 14.5 8 14.5S3.25 9.5 3.25 6.25A4.75 4.75 0 0 1 8 1.5zM8 4.75a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3';

export interface PointSymbol {
  /** Layers have outlines of their own: devices round, places square, resources cut at the corners. */
  readonly outline: 'circle' | 'square' | 'octagon';
  readonly path: string;
  readonly isFaint: boolean;
}

/** How a point without an alarm is drawn. */
export const symbolOf = (point: Exclude<MapPoint, { readonly layer: 'alarms' }>): PointSymbol => {
  switch (point.layer) {
    case 'devices':
      return {
        outline: 'circle',
        path: deviceTypeSymbols[point.item.type],
        isFaint: point.item.isOnline === false,
      };
    case 'places':
      return { outline: 'square', path: placeSymbol, isFaint: false };
    case 'resources':
      return { outline: 'octagon', path: resourceSymbols[point.item.kind], isFaint: false };
  }
};

/** For the legend: one of each layer. */
export const layerSymbols = {
  devices: { outline: 'circle', path: deviceTypeSymbols.smoke, isFaint: false },
  places: { outline: 'square', path: placeSymbol, isFaint: false },
  resources: { outline: 'octagon', path: deviceTypeSymbols.hydrant, isFaint: false },
} as const satisfies Readonly<Record<string, PointSymbol>>;

const half = 11;
/** The outline about the middle, as a path of SVG. */
export const outlinePaths: Readonly<Record<PointSymbol['outline'], string>> = {
  circle: `M${-half} 0a${half} ${half} 0 1 0 ${2 * half} 0a${half} ${half} 0 1 0 ${-2 * half} 0z`,
  square: `M-10 -8a2 2 0 0 1 2-2H8a2 2 0 0 1 2 2V8a2 2 0 0 1-2 2H-8a2 2 0 0 1-2-2z`,
  octagon: 'M-5 -11H5L11 -5V5L5 11H-5L-11 5V-5z',
};
