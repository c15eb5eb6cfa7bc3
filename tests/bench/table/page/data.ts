/** One device as every library gets it. */
export interface BenchRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly imei: string;
  readonly org: string;
  readonly addr: string;
  readonly signals: number;
  readonly battery: number;
  readonly temp: number;
  readonly alarms: number;
  readonly seen: string;
}

interface BenchColumn {
  readonly id: keyof BenchRow;
  readonly header: string;
  readonly width: number;
}

export const columns: readonly BenchColumn[] = [
  { id: 'id', header: '编号', width: 130 },
  { id: 'name', header: '名称', width: 150 },
  { id: 'type', header: '类型', width: 90 },
  { id: 'status', header: '状态', width: 80 },
  { id: 'imei', header: 'IMEI', width: 140 },
  { id: 'org', header: '机构', width: 140 },
  { id: 'addr', header: '地址', width: 200 },
  { id: 'signals', header: '信号', width: 70 },
  { id: 'battery', header: '电量', width: 70 },
  { id: 'temp', header: '温度', width: 70 },
  { id: 'alarms', header: '告警', width: 70 },
  { id: 'seen', header: '上报时间', width: 160 },
];

export const size = { width: 1500, height: 600, rowHeight: 32 } as const;

const types = ['烟感', '燃气', '水压', '电气', '摄像头', '消防主机', '手表', '门锁', '消火栓'];
const statuses = ['在线', '离线', '未激活', '低电', '拆除'];

/** mulberry32: the same rows in every run and for every library. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

function makeRow(index: number, random: () => number): BenchRow {
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    id: `DEV-${pad(index, 6)}`,
    name: `设备${index}`,
    type: types[below(types.length)] ?? '',
    status: statuses[below(statuses.length)] ?? '',
    imei: `86${String(1e12 + index * 7919).slice(0, 13)}`,
    org: `机构${below(500)}`,
    addr: `广东省深圳市南山区科技园${below(999)}号`,
    signals: below(31),
    battery: below(100),
    temp: below(600) / 10,
    alarms: below(20),
    seen: `2026-01-01 ${pad(below(24), 2)}:${pad(below(60), 2)}`,
  };
}

export function makeRows(count: number): BenchRow[] {
  const random = createRandom(42);
  return Array.from({ length: count }, (_, index) => makeRow(index, random));
}

/** The row after one more report. */
export const nextRow = (row: BenchRow, sequence: number): BenchRow => ({
  ...row,
  signals: (row.signals + 1) % 32,
  temp: Math.round(((row.temp + 0.1) % 60) * 10) / 10,
  alarms: row.alarms + 1,
  seen: `2026-01-01 ${sequence}`,
});
