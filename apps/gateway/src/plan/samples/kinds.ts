import type { PlaceType } from '@fireline/domain/site';

/** How the floors of a kind of place are laid out. Lengths in metres. */
export interface FloorKind {
  /** Of the building, east to west and south to north. */
  readonly size: readonly [w: number, h: number];
  readonly corridor: number;
  /** How wide rooms are. */
  readonly room: readonly [min: number, max: number];
  /** What rooms are there besides those that devices stand in, the commonest first. */
  readonly rooms: readonly string[];
  readonly lifts: number;
}

export const floorKinds: Readonly<Record<PlaceType, FloorKind>> = {
  A: { size: [36, 17], corridor: 1.8, room: [3.6, 7.2], rooms: ['客厅', '卧室', '厨房', '卫生间', '储藏间'], lifts: 2 },
  B: {
    size: [48, 26],
    corridor: 2.4,
    room: [4.5, 9.9],
    rooms: ['办公室', '会议室', '茶水间', '弱电间', '经理室'],
    lifts: 4,
  },
  C: { size: [78, 48], corridor: 6, room: [7.5, 15], rooms: ['商铺', '餐厅', '服装', '超市', '库房'], lifts: 3 },
  D: { size: [54, 19], corridor: 2.1, room: [3.9, 4.8], rooms: ['客房', '布草间', '工作间'], lifts: 3 },
  E: { size: [66, 33], corridor: 3, room: [12, 21], rooms: ['车间', '仓库', '工具间', '更衣室', '办公室'], lifts: 1 },
  F: { size: [21, 12], corridor: 1.8, room: [3.6, 6], rooms: ['营业厅', '值班室', '配电间', '卫生间'], lifts: 0 },
  G: { size: [66, 36], corridor: 4.5, room: [15, 24], rooms: ['库区', '分拣区', '装卸口', '办公室'], lifts: 1 },
  H: { size: [39, 18], corridor: 2.1, room: [4.2, 8.1], rooms: ['办公区', '会议室', '接待室', '资料室'], lifts: 2 },
  I: { size: [18, 13], corridor: 1.5, room: [3, 4.2], rooms: ['单间', '厨房', '卫生间'], lifts: 0 },
  J: { size: [63, 20], corridor: 2.7, room: [7.2, 9.9], rooms: ['教室', '实验室', '教师办公室', '准备室'], lifts: 1 },
};

/** Under ground, whatever stands above. */
export const basementKind: FloorKind = {
  size: [66, 40],
  corridor: 7,
  room: [6, 18],
  rooms: ['停车区', '停车区', '排风机房', '储藏间'],
  lifts: 2,
};

/** Spots that are no room: where on a floor they are. Everything else is a room of that name. */
export const wheres = {
  corridor: ['走廊', '走道', '影院走廊', '消防通道', '中庭', '地下车库'],
  stair: ['楼梯间'],
  lobby: ['电梯厅', '大堂', '出入口', '前台'],
  outside: ['室外', '南门', '北门', '东侧', '东围墙', '西围墙', '后门', '停车场'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Where = keyof typeof wheres;

/** Where a spot is, or nothing: then it is a room. */
export const whereOf = (spot: string): Where | undefined =>
  (Object.keys(wheres) as Where[]).find((where) => (wheres[where] as readonly string[]).includes(spot));
