import type { AlarmKind, AlarmLevel, AlarmState } from '@fireline/domain/alarm';
import type { DeviceStatus, DeviceStatusFields, DeviceType } from '@fireline/domain/device';
import { type Drawing, foreground, packTexts } from '@fireline/domain/plan/drawing';
import type { PlanResource } from '@fireline/domain/plan';
import type { PlanAlarm, PlanDevice, PlanDevicePoint } from './points.ts';

/** An office floor in millimetres: a corridor between two rows of rooms, two stairs, a plant room. */
const [width, depth] = [60_000, 30_000];
const room = { width: 7500, depth: 12_000 };
const roomNames = ['办公室', '会议室', '财务室', '档案室', '办公室', '培训室', '茶水间', '办公室'];

type Line = readonly [number, number, number, number];

const box = (x: number, y: number, w: number, d: number): Line[] => [
  [x, y, x + w, y],
  [x + w, y, x + w, y + d],
  [x + w, y + d, x, y + d],
  [x, y + d, x, y],
];

const walls = (): Line[] => [
  ...box(0, 0, width, depth),
  ...Array.from({ length: 8 }, (_, at) => [
    ...box(at * room.width, 0, room.width, room.depth),
    ...box(at * room.width, depth - room.depth, room.width, room.depth),
  ]).flat(),
  // the flights of both stairs
  ...Array.from({ length: 9 }, (_, at): Line => [300 + at * 300, 13_000, 300 + at * 300, 17_000]),
  ...Array.from({ length: 9 }, (_, at): Line => [width - 300 - at * 300, 13_000, width - 300 - at * 300, 17_000]),
];

export const floorDrawing = (): Drawing => {
  const lines = walls();
  const doors = Array.from({ length: 8 }, (_, at): Line[] => [
    [at * room.width + 3000, room.depth, at * room.width + 3000, room.depth + 900],
    [at * room.width + 3000, depth - room.depth, at * room.width + 3000, depth - room.depth - 900],
  ]).flat();
  return {
    origin: { x: 0, y: 0 },
    extent: { minX: 0, minY: 0, maxX: width, maxY: depth },
    metresPerUnit: 0.001,
    layers: [
      { name: 'WALL', isShown: true },
      { name: 'DOOR', isShown: true },
      { name: '房间', isShown: true },
    ],
    styles: [
      { layer: 0, color: foreground },
      { layer: 1, color: 0x7a848d },
      { layer: 2, color: 0x7a848d },
    ],
    segments: Float32Array.from([...lines, ...doors].flat()),
    segmentStyles: Uint16Array.from([...lines.map(() => 0), ...doors.map(() => 1)]),
    arcs: new Float32Array(),
    arcStyles: new Uint16Array(),
    triangles: new Float32Array(),
    triangleStyles: new Uint16Array(),
    texts: packTexts(
      Array.from({ length: 16 }, (_, at) => ({
        text: `${roomNames[at % 8] ?? ''} ${301 + at}`,
        x: (at % 8) * room.width + room.width / 2,
        y: at < 8 ? 2000 : depth - 2000,
        height: 450,
        widthFactor: 1,
        rotationRad: 0,
        align: 'center' as const,
        baseline: 'middle' as const,
        style: 2,
      })),
    ),
    report: {
      version: 'AC1032',
      isBinary: false,
      declaredEncoding: 'ANSI_936',
      encoding: 'utf-8',
      entities: { LINE: lines.length + doors.length, TEXT: 16 },
      rows: [],
      isTruncated: false,
      sizeBytes: 48_000,
    },
  };
};

const well: DeviceStatusFields = {
  online: true,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 24,
};
/** Fields by which the rule says so. */
const fields: Readonly<Record<DeviceStatus, DeviceStatusFields>> = {
  online: well,
  notActivated: { ...well, online: false, dStatus: 0 },
  freePeriodOffline: { ...well, online: false, expired: true },
  removed: { ...well, online: false, open: true },
  lowBattery: { ...well, online: false, lowPower: true },
  signalOffline: { ...well, online: false, signals: 3 },
  offline: { ...well, online: false },
};

/** The clock of the stories: their alarms were minutes ago. */
export const storyNowMs = Date.parse('2026-11-21T03:04:05Z');

export const alarmOf = (
  alarmId: number,
  level: AlarmLevel,
  kind: AlarmKind,
  minutes = 3,
  state: AlarmState = 'open',
): PlanAlarm => ({ alarmId, level, kind, state, raisedAtMs: storyNowMs - minutes * 60_000 });

const names: Readonly<Partial<Record<DeviceType, string>>> = {
  smoke: '烟感',
  gas: '燃气',
  water: '水压',
  electric: '电气火灾',
  camera: '摄像机',
  hydrant: '消火栓',
  urgentcall: '手报',
  firehost: '消防主机',
};

export const device = (
  deviceId: number,
  deviceType: DeviceType,
  status: DeviceStatus = 'online',
  alarms?: readonly PlanAlarm[],
): PlanDevice => ({
  deviceId,
  name: `${names[deviceType] ?? deviceType} 3F-${String(deviceId).padStart(2, '0')}`,
  deviceType,
  device: fields[status],
  ...(alarms ? { alarms } : {}),
});

const at = (one: PlanDevice, x: number, y: number, rotationDeg?: number): PlanDevicePoint => ({
  ...one,
  x,
  y,
  ...(rotationDeg === undefined ? {} : { rotationDeg }),
});

/** A smoke detector in each room, and what a floor has besides. */
export const floorPoints: readonly PlanDevicePoint[] = [
  ...Array.from({ length: 16 }, (_, index) => {
    const status = index === 4 ? 'lowBattery' : index === 13 ? 'offline' : 'online';
    return at(
      device(index + 1, 'smoke', status),
      (index % 8) * room.width + room.width / 2,
      index < 8 ? 6500 : depth - 6500,
    );
  }),
  at(device(21, 'camera'), 9000, 14_000, 10),
  at(device(22, 'camera', 'signalOffline'), 51_000, 16_000, 190),
  at(device(23, 'camera'), 30_000, 17_400, 270),
  at(device(31, 'hydrant'), 15_000, 17_600),
  at(device(32, 'hydrant'), 45_000, 12_400),
  at(device(41, 'urgentcall'), 3600, 12_600),
  at(device(42, 'urgentcall'), 56_400, 17_400),
  at(device(43, 'urgentcall', 'notActivated'), 30_000, 12_500),
  at(device(51, 'electric'), 46_500, 2200),
  at(device(52, 'gas', 'removed'), 48_500, 22_000),
  at(device(61, 'firehost'), 1500, 9000),
];

/** The same floor on fire around the archive. */
export const alarmedPoints: readonly PlanDevicePoint[] = floorPoints.map((point) => {
  const alarms: Readonly<Record<number, readonly PlanAlarm[]>> = {
    4: [alarmOf(901, 1, 'smoke', 2), alarmOf(900, 3, 'overTemperature', 4, 'acknowledged')],
    3: [alarmOf(902, 1, 'smoke', 1)],
    5: [alarmOf(903, 2, 'overTemperature', 1, 'acknowledged')],
    51: [alarmOf(904, 3, 'leakage', 26)],
    16: [alarmOf(905, 5, 'selfTest', 40, 'acknowledged')],
  };
  const own = alarms[point.deviceId];
  return own ? { ...point, alarms: own } : point;
});

export const exits: readonly PlanResource[] = [
  { kind: 'exit', id: 'E1', name: '西侧楼梯', x: 1500, y: 15_000 },
  { kind: 'exit', id: 'E2', name: '东侧楼梯', x: 58_500, y: 15_000 },
];

/** Not on the plan yet. */
export const trayDevices: readonly PlanDevice[] = [
  device(71, 'smoke'),
  device(72, 'smoke', 'notActivated'),
  device(73, 'camera'),
  device(74, 'water'),
];

/** As many as a large floor may have, in rows over the whole of it. */
export const manyPoints = (count: number): readonly PlanDevicePoint[] => {
  const columns = Math.ceil(Math.sqrt(count * 2));
  const types: readonly DeviceType[] = ['smoke', 'smoke', 'smoke', 'gas', 'camera', 'hydrant'];
  return Array.from({ length: count }, (_, index) => {
    const status = index % 53 === 0 ? 'offline' : index % 97 === 0 ? 'lowBattery' : 'online';
    const alarms = index % 611 === 5 ? [alarmOf(index, ((index % 5) + 1) as AlarmLevel, 'smoke')] : undefined;
    return at(
      device(index + 1, types[index % types.length] ?? 'smoke', status, alarms),
      ((index % columns) + 0.5) * (width / columns),
      (Math.floor(index / columns) + 0.5) * (depth / Math.ceil(count / columns)),
    );
  });
};
