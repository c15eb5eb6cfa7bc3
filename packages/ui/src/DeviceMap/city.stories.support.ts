import { type AlarmLevel } from '@fireline/domain/alarm';
import { deviceTypeNames } from '@fireline/domain/device';
import { wgs84 } from '@fireline/domain/site';
import type { MapAlarm, MapDevice, MapPlaceItem, MapResource } from './model.ts';

/** The same numbers every time, from 0 to 1. */
const steady = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const quarters = [
  ['福田区', 114.0557, 22.5225],
  ['罗湖区', 114.1315, 22.5484],
  ['南山区', 113.9305, 22.5333],
  ['盐田区', 114.2368, 22.5571],
  ['宝安区', 113.8837, 22.5533],
  ['龙岗区', 114.2465, 22.7199],
  ['龙华区', 114.0446, 22.6967],
  ['坪山区', 114.3503, 22.7087],
  ['油尖旺區', 114.1733, 22.3116],
  ['觀塘區', 114.2312, 22.3133],
] as const;

/** Devices spread over Shenzhen and Hong Kong, dense where people live. */
export function cityOf(count: number): readonly MapDevice[] {
  const random = steady(7);
  return Array.from({ length: count }, (_, id) => {
    const [quarter, lng, lat] = quarters[id % quarters.length] ?? quarters[0];
    const spread = (): number => (random() + random() + random() - 1.5) * 0.045;
    return {
      id,
      name: `${quarter} ${Math.floor(id / 40) + 1} 栋 ${String((id % 40) + 101)}`,
      note: `${quarter}示范路 ${Math.floor(id / 40) + 1} 号`,
      at: wgs84(lng + spread(), lat + spread()),
      type: deviceTypeNames[id % 9 === 0 ? (id / 9) % deviceTypeNames.length : 0] ?? 'smoke',
      isOnline: id % 23 !== 0,
    };
  });
}

export const places: readonly MapPlaceItem[] = quarters.map(([quarter, lng, lat], id) => ({
  id,
  name: `${quarter}第一小学`,
  at: wgs84(lng + 0.004, lat + 0.003),
}));

export const resources: readonly MapResource[] = quarters.flatMap(([quarter, lng, lat], at) =>
  (['hydrant', 'water', 'fireteam', 'firesite', 'building'] as const).map((kind, index) => ({
    id: at * 10 + index,
    name: `${quarter} ${kind === 'hydrant' ? '消火栓' : kind === 'water' ? '取水点' : kind === 'fireteam' ? '消防救援站' : kind === 'firesite' ? '微型消防站' : '大厦'}`,
    at: wgs84(lng + 0.012 * (index - 2), lat - 0.009 + 0.002 * index),
    kind,
  })),
);

const nowMs = Date.parse('2026-11-21T10:00:00+08:00');

/** Alarms at some of the devices, a few of them at each level. */
export const alarmsAt = (devices: readonly MapDevice[], count: number): readonly MapAlarm[] =>
  Array.from({ length: Math.min(count, devices.length) }, (_, index) => {
    const device = devices[(index * 37) % devices.length];
    return {
      alarmId: index + 1,
      level: ([3, 5, 2, 4, 3, 5, 1][index % 7] ?? 3) as AlarmLevel,
      state: index % 3 === 0 ? ('acknowledged' as const) : ('open' as const),
      name: '烟雾报警',
      raisedAtMs: nowMs - (count - index) * 41_000,
      ...(device && { deviceId: device.id }),
    };
  });

/** Twelve detectors of one floor, all on one spot as maps see it. */
export const onOneSpot: readonly MapDevice[] = Array.from({ length: 12 }, (_, index) => ({
  id: 900_000 + index,
  name: `创纪之城 5F 探测器 ${index + 1}`,
  at: wgs84(114.2246, 22.3116),
  type: 'smoke',
}));
