export { MapBase, type MapBaseProps } from './MapBase.tsx';
export { MapMarker, type MapMarkerProps } from './MapMarker.tsx';
export { type BaseMap, datumOf } from './baseMap.ts';
export { configureMaps, loadLibrary } from './configure.ts';
export { type MapPlace, type MapPress, type MapStage, useMapStage } from './stage.ts';
export { type MapView } from './view.ts';
