// packages/ui/src/MapDistricts/namesHk.txt and namesEn.txt: what districts are called in the other two languages, one a line with its code.
//   node --conditions=fireline-source tooling/districtNames.ts    writes them
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter } from 'opencc-js';
import { customPinyin, pinyin } from 'pinyin-pro';
import { isGroup, readDistricts } from '../packages/ui/src/MapDistricts/read.ts';
import { districtsFile } from './districts.ts';
import { english, readings, traditional } from './districtNamesKnown.ts';

interface Named {
  readonly code: string;
  readonly name: string;
}

const peoples =
  '壮 满 回 苗 维吾尔 土家 彝 蒙古 藏 布依 侗 瑶 朝鲜 白 哈尼 哈萨克 黎 傣 畲 傈僳 仡佬 东乡 拉祜 水 佤 纳西 羌 土 仫佬 锡伯 柯尔克孜 达斡尔 景颇 毛南 撒拉 布朗 塔吉克 阿昌 普米 鄂温克 怒 保安 裕固 鄂伦春 独龙 各'
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .join('|');
/** What a unit is, which its place on a map says as well: left out of the name unless one character were all that is left. */
const kind = new RegExp(
  `(?:(?:(?:${peoples})族)*(?:${peoples})?(?:自治州|自治县|自治旗|自治区|特别行政区)|(?:${peoples})族区|省|市|地区|林区|特区|新区|区|县|盟|旗|镇|乡)$`,
);
const stem = (name: string): string => {
  const rest = name.replace(kind, '');
  return Array.from(rest).length > 1 ? rest : name;
};

customPinyin(readings);

/** Syllables as one word, with an apostrophe where two would run together: Xi'an. */
function romanised(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' });
  const word = syllables.map((each, at) => (at > 0 && /^[aeo]/.test(each) ? `'${each}` : each)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const inHongKong = Converter({ from: 'cn', to: 'hk' });
export const nameIn = {
  hk: ({ code, name }: Named): string => traditional[code] ?? inHongKong(name),
  en: ({ code, name }: Named): string => english[code] ?? romanised(stem(name)),
} as const;

/** The lines of a language, the same each time. */
export const linesOf = (language: 'hk' | 'en', units: Iterable<Named>): string =>
  [...units]
    .filter(({ code, name }) => code !== '' && !isGroup(name))
    .map((unit) => `${unit.code} ${nameIn[language](unit)}\n`)
    .join('');

export const namesFile = (language: 'hk' | 'en'): string =>
  join(import.meta.dirname, `../packages/ui/src/MapDistricts/names${language === 'hk' ? 'Hk' : 'En'}.txt`);

export const readUnits = (): readonly Named[] => [...readDistricts(readFileSync(districtsFile)).units.values()];

if (import.meta.main)
  for (const language of ['hk', 'en'] as const) writeFileSync(namesFile(language), linesOf(language, readUnits()));
