import { wgs84 } from '@fireline/domain/site';
import { DeviceMap } from '../../DeviceMap/index.ts';
import { type BaseMap, MapBase } from '../../MapBase/index.ts';
import { MapHeat } from '../../MapHeat/index.ts';
import { MapTrajectory } from '../../MapTrajectory/index.ts';
import type { Examples } from './types.ts';

/** Bare ground: nothing has to be fetched for it. */
const ground: BaseMap = {
  kind: 'style',
  url: 'data:application/json,{"version":8,"sources":{},"layers":[]}',
  datum: 'WGS84',
};
const shenzhen = wgs84(114.0579, 22.5431);

/** Examples of maps. */
export const mapExamples: Examples = {
  DeviceMap: (root) => (
    <DeviceMap
      {...root}
      base={ground}
      defaultView={{ centre: shenzhen, zoom: 12 }}
      devices={[{ id: 1, name: '3F 走廊烟感', at: shenzhen, type: 'smoke' }]}
      alarms={[{ alarmId: 1, level: 2, state: 'open', name: '烟雾报警', raisedAtMs: 0, deviceId: 1 }]}
    />
  ),
  MapBase: (root) => (
    <MapBase {...root} base={ground} defaultView={{ centre: shenzhen, zoom: 12 }} onPress={() => {}} />
  ),
  MapHeat: (root) => (
    <MapHeat
      {...root}
      base={ground}
      level="district"
      within="4403"
      values={[{ code: '440304', value: 12 }]}
      unit="条"
    />
  ),
  MapTrajectory: (root) => <MapTrajectory {...root} base={ground} fixes={[{ atMs: 0, at: shenzhen, accuracyM: 20 }]} />,
};
