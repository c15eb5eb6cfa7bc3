export { DeviceMap, type DeviceMapProps } from './DeviceMap.tsx';
export {
  type MapAlarm,
  type MapContent,
  type MapDevice,
  type MapLayer,
  type MapPlaceItem,
  type MapPoint,
  type MapResource,
} from './model.ts';
