import type { DeviceType } from '@fireline/domain/device';
import type { PlaceType } from '@fireline/domain/site';

interface Fitting {
  /** Of a hundred devices in the city. */
  readonly share: number;
  /** What the installer calls it. */
  readonly label: string;
  /** How likely one of a hundred such devices hangs in a place of the type; types left out have none. */
  readonly places: Readonly<Partial<Record<PlaceType, number>>>;
  /** Where on a floor, unless the place has spots of its own. */
  readonly spots: readonly string[];
  /** Which floors have it. */
  readonly floors: 'any' | 'ground' | 'basementOrRoof';
}

/** What the city has of each device type, and where. @spec DEV-08 */
export const fittings: Readonly<Record<DeviceType, Fitting>> = {
  smoke: {
    share: 55,
    label: '烟感',
    places: { A: 28, B: 14, C: 10, D: 16, E: 10, G: 5, H: 5, I: 5, J: 7 },
    spots: ['走廊', '电梯厅', '楼梯间', '设备间'],
    floors: 'any',
  },
  electric: {
    share: 12,
    label: '电气火灾',
    places: { A: 10, B: 14, C: 16, D: 12, E: 24, F: 2, G: 8, H: 4, I: 4, J: 6 },
    spots: ['配电房', '强电井', '配电箱'],
    floors: 'any',
  },
  gas: {
    share: 8,
    label: '燃气',
    places: { A: 30, C: 26, D: 16, E: 4, F: 6, I: 10, J: 8 },
    spots: ['厨房', '后厨', '燃气表间'],
    floors: 'any',
  },
  water: {
    share: 5,
    label: '水压',
    places: { A: 20, B: 20, C: 14, D: 14, E: 14, G: 8, J: 10 },
    spots: ['消防水池', '泵房', '末端试水'],
    floors: 'basementOrRoof',
  },
  hydrant: {
    share: 4,
    label: '消火栓',
    places: { A: 30, B: 12, C: 12, E: 22, F: 4, G: 12, J: 8 },
    spots: ['室外', '南门', '北门', '东侧'],
    floors: 'ground',
  },
  camera: {
    share: 4,
    label: '摄像头',
    places: { A: 20, B: 14, C: 20, D: 10, E: 14, F: 4, G: 10, J: 8 },
    spots: ['大堂', '出入口', '停车场', '消防通道'],
    floors: 'ground',
  },
  firehost: {
    share: 1.5,
    label: '消防主机',
    places: { A: 18, B: 26, C: 18, D: 18, E: 10, J: 10 },
    spots: ['消控室'],
    floors: 'ground',
  },
  smartwatch: { share: 1.5, label: '手表', places: { A: 70, I: 30 }, spots: ['独居长者', '护理站'], floors: 'any' },
  lock: {
    share: 2.5,
    label: '门锁',
    places: { A: 16, D: 34, H: 14, I: 30, G: 6 },
    spots: ['入户门', '客房门', '仓库门'],
    floors: 'any',
  },
  firebuskit: {
    share: 0.8,
    label: '用户传输装置',
    places: { B: 30, C: 26, D: 20, E: 14, J: 10 },
    spots: ['消控室'],
    floors: 'ground',
  },
  multialarmkit: {
    share: 2.2,
    label: '多合一',
    places: { E: 26, G: 36, H: 14, J: 12, B: 12 },
    spots: ['档案室', '机房', '库区'],
    floors: 'any',
  },
  urgentcall: {
    share: 2.8,
    label: '紧急按钮',
    places: { A: 50, D: 10, H: 8, I: 18, J: 14 },
    spots: ['卫生间', '床头', '前台'],
    floors: 'any',
  },
  efencecam: {
    share: 0.7,
    label: '电子围栏',
    places: { A: 30, E: 30, G: 24, J: 16 },
    spots: ['东围墙', '西围墙', '后门'],
    floors: 'ground',
  },
};

/** Where smoke detectors hang, by kind of place; a kitchen among them means nuisance at meal times. */
export const smokeSpots: Readonly<Record<PlaceType, readonly string[]>> = {
  A: ['走廊', '电梯厅', '楼梯间', '厨房', '储藏间'],
  B: ['走廊', '电梯厅', '会议室', '茶水间', '弱电间'],
  C: ['商铺', '走道', '后厨', '中庭', '影院走廊'],
  D: ['走廊', '客房', '布草间', '后厨', '大堂'],
  E: ['车间', '仓库', '走廊', '宿舍', '配电房'],
  F: ['站房'],
  G: ['库区', '分拣区', '办公室', '装卸口'],
  H: ['办公区', '会议室', '走廊', '机房'],
  I: ['走廊', '厨房', '楼梯间', '客厅'],
  J: ['教室', '走廊', '实验室', '食堂后厨', '宿舍'],
};

export const isKitchen = (spot: string): boolean => spot.includes('厨');
