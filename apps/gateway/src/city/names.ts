import type { PlaceType } from '@fireline/domain/site';
import type { Dice } from '../lib/dice.ts';

/** Two characters that sound like a brand; none of the combinations is meant to be a real company. */
const first = '鹏 岸 澜 岭 榕 禾 屿 铭 朗 泓 翊 峤 沐 筑 隽 霁 岚 栎 桉 黎'.split(' ');
const second = '港 源 川 盛 和 程 域 信 辰 安 原 越 启 恒 博 达 远 景 泽 宁'.split(' ');
const surnames = '陈 林 黄 李 张 吴 刘 梁 郑 何 罗 谢 许 邓 曾 彭 苏 叶 钟 温'.split(' ');
const pinyin = 'chen lin huang li zhang wu liu liang zheng he luo xie xu deng zeng peng su ye zhong wen'.split(' ');
/** The surname of somebody in Latin letters, as account names are made of it. */
export const pinyinOf = (name: string): string => pinyin[surnames.indexOf(name.charAt(0))] ?? '';

export const brand = (dice: Dice): string => dice.pick(first) + dice.pick(second);

/** A person by surname and duty, as people are called at work: 林主任. Nobody real is named. */
export const dutyName = (dice: Dice, duties: readonly string[]): string => dice.pick(surnames) + dice.pick(duties);

export const handlerDuties = ['值班员', '班长', '安全员', '网格员'] as const;

/**
 * A mobile number that nobody has: the range 154 has never been given to an operator, and it still has the mainland form.
 */
export const phone = (dice: Dice): string => `154${String(dice.int(0, 99_999_999)).padStart(8, '0')}`;

interface PlaceNames {
  /** `{b}` is a brand, `{s}` the street without its kind, `{n}` a small number. */
  readonly names: readonly string[];
  readonly unit: string;
  readonly duties: readonly string[];
}

export const placeNames: Readonly<Record<PlaceType, PlaceNames>> = {
  A: {
    names: ['{b}花园', '{b}雅苑', '{b}家园', '{s}{b}新村', '{b}名邸'],
    unit: '{c}{b}物业服务有限公司',
    duties: ['主任', '管家', '队长'],
  },
  B: {
    names: ['{b}大厦', '{b}中心', '{b}国际大厦', '{s}{b}科技大厦'],
    unit: '{c}{b}资产管理有限公司',
    duties: ['经理', '工程主管'],
  },
  C: {
    names: ['{b}广场', '{b}购物中心', '{s}{b}商业城', '{b}天地'],
    unit: '{c}{b}商业运营有限公司',
    duties: ['店长', '营运经理'],
  },
  D: {
    names: ['{b}酒店', '{b}公寓酒店', '{s}{b}商务酒店', '{b}宾馆'],
    unit: '{c}{b}酒店管理有限公司',
    duties: ['店长', '保安主管'],
  },
  E: {
    names: ['{b}工业园', '{s}{b}科技园', '{b}电子厂', '{b}精密制造厂'],
    unit: '{c}{b}实业有限公司',
    duties: ['厂长', '安全主任'],
  },
  F: { names: ['{s}{b}加油站', '{b}加油站'], unit: '{c}{b}能源销售有限公司', duties: ['站长', '安全员'] },
  G: {
    names: ['{b}物流园', '{s}{b}仓储中心', '{b}冷链仓'],
    unit: '{c}{b}供应链有限公司',
    duties: ['仓管', '库区主管'],
  },
  H: {
    names: ['{b}科技办公区', '{b}律师楼办公区', '{s}便民服务站', '{b}设计工作室'],
    unit: '{c}{b}信息技术有限公司',
    duties: ['行政', '办公室主任'],
  },
  I: {
    names: ['{s}{n}号出租屋', '{s}{b}公寓{n}栋', '{s}新村{n}巷出租屋'],
    unit: '{c}{b}房屋租赁有限公司',
    duties: ['房东', '楼长'],
  },
  J: {
    names: ['{s}{b}小学', '{s}{b}幼儿园', '{b}实验学校', '{s}第{n}中学'],
    unit: '{c}{b}教育管理有限公司',
    duties: ['总务主任', '校安主任'],
  },
};

export interface NameParts {
  readonly city: string;
  readonly street: string;
}

/** 粤海街道 → 粤海, 深圳市 → 深圳 */
const stem = (name: string): string => name.replace(/(街道|镇|市)$/, '');

export const fillName = (pattern: string, { city, street }: NameParts, dice: Dice): string =>
  pattern
    .replace('{b}', () => brand(dice))
    .replace('{c}', stem(city))
    .replace('{s}', stem(street))
    .replace('{n}', () => String(dice.int(2, 68)));

/** Never the same name twice: asks again a few times, then counts on. */
export function distinct(taken: Set<string>, make: () => string): string {
  let name = make();
  for (let tries = 0; taken.has(name) && tries < 8; tries++) name = make();
  for (let n = 2, base = name; taken.has(name); n++) name = `${base}（${n}）`;
  taken.add(name);
  return name;
}
