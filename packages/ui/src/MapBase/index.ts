export { MapBase, type MapBaseProps } from './MapBase.tsx';
export { MapMarker, type MapMarkerProps } from './MapMarker.tsx';
export { type BaseMap, datumOf } from './baseMap.ts';
export { Playback, type PlaybackProps } from './Playback.tsx';
export { ownPrefix } from './style.ts';
export { pixelsOf } from './view.ts';
export { configureMaps, loadLibrary } from './configure.ts';
export { type MapPlace, type MapPress, type MapStage, useMapStage } from './stage.ts';
export { type MapView } from './view.ts';
