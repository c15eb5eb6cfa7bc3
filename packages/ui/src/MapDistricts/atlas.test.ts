import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isShiftedThere, wgs84 } from '@fireline/domain/site';
import { describe, expect, it } from 'vitest';
import { createAtlas, districtLevels } from './atlas.ts';
import { answerOf } from './messages.ts';
import { pictureOf } from './picture.ts';
import { readDistricts } from './read.ts';

const bytes = new Uint8Array(readFileSync(fileURLToPath(new URL('./districts.bin', import.meta.url))));
const atlas = createAtlas(bytes);
const nameAt = (lng: number, lat: number) => atlas.districtAt(wgs84(lng, lat))?.adminName;

/** Well-known places as satellites see them. */
const known = {
  '北京市/东城区': [116.4074, 39.9042],
  '上海市/浦东新区': [121.4997, 31.2397],
  '广东省/深圳市/南山区': [113.9305, 22.5333],
  '广东省/深圳市/罗湖区': [114.1195, 22.5366],
  '广东省/东莞市': [113.79, 23.02],
  '新疆维吾尔自治区/乌鲁木齐市/天山区': [87.6168, 43.7928],
  '西藏自治区/拉萨市/城关区': [91.1175, 29.6577],
  '海南省/三沙市': [112.3387, 16.834],
  '香港特别行政区/中西区': [114.158, 22.2819],
  '香港特别行政区/北区': [114.1277, 22.5018],
  '澳门特别行政区/大堂区': [113.5439, 22.1937],
  '台湾省/台北市/信义区': [121.5645, 25.034],
  '台湾省/屏东县/恒春镇': [120.7447, 22.0025],
  '福建省/泉州市/金门县': [118.3171, 24.4321],
} as const;

describe('which district a point lies in', () => {
  it.each(Object.entries(known))('%s [SIT-09] [N10]', (adminName, [lng, lat]) => {
    expect(nameAt(lng, lat)).toBe(adminName);
  });

  it('gives code and path as organisations have them [SIT-09]', () => {
    expect(atlas.districtAt(wgs84(113.9305, 22.5333))).toEqual({
      code: '440305',
      name: '南山区',
      adminPath: '/44/4403/440305/',
      adminName: '广东省/深圳市/南山区',
    });
    expect(atlas.districtAt(wgs84(113.79, 23.02))?.adminPath).toBe('/44/4419/');
    expect(atlas.districtAt(wgs84(114.158, 22.2819))?.adminPath).toBe('/81/810001/');
    expect(atlas.districtAt(wgs84(116.4074, 39.9042))?.adminPath).toBe('/11/1101/110101/');
  });

  it('nothing at sea, abroad, and for what is no point [SIT-09]', () => {
    for (const [lng, lat] of [
      [125, 25],
      [139.69, 35.69],
      [-0.13, 51.5],
      [0, 0],
      [NaN, NaN],
    ] as const)
      expect(nameAt(lng, lat)).toBeUndefined();
  });

  it('a district that was joined, moved or renumbered is what it is now [SIT-09]', () => {
    expect(nameAt(117.68, 36.21)).toBe('山东省/济南市/莱芜区');
    expect(nameAt(124.82, 43.5)).toBe('吉林省/长春市/公主岭市');
    expect(nameAt(122.54, 52.97)).toBe('黑龙江省/大兴安岭地区/漠河市');
  });
});

/** Hong Kong, Macau, Taiwan, and Kinmen, which is numbered in Fujian. */
const isElsewhere = (code: string): boolean => /^(?:71|81|82|350527)/.test(code);

describe('the border between shifted maps and others', () => {
  /** Both banks of the Shenzhen river, and of the strait between Zhuhai and Macau; some hundred metres from the line. */
  const banks = {
    '罗湖 Luohu': [114.1195, 22.5366, true],
    'Lo Wu': [114.1131, 22.5262, false],
    福田口岸: [114.0665, 22.5225, true],
    'Lok Ma Chau': [114.0657, 22.5125, false],
    '沙头角 mainland': [114.23, 22.5575, true],
    'Sha Tau Kok': [114.2165, 22.546, false],
    拱北: [113.5489, 22.2222, true],
    'Macau, border gate': [113.5489, 22.2125, false],
    横琴: [113.515, 22.13, true],
    Coloane: [113.565, 22.125, false],
    厦门: [118.0894, 24.4798, true],
    'Kinmen, Lieyu': [118.237, 24.432, false],
  } as const;
  it.each(Object.entries(banks))('%s: outline and district agree [N10]', (_, [lng, lat, isShifted]) => {
    expect(isShiftedThere(wgs84(lng, lat))).toBe(isShifted);
    const code = atlas.districtAt(wgs84(lng, lat))?.code ?? '';
    expect(isElsewhere(code)).toBe(!isShifted);
  });

  it('amid every district: shifted on the mainland, not in Hong Kong, Macau and Taiwan [N10]', () => {
    const wrong = atlas
      .outlines('district')
      .features.filter(({ properties: { code, lng, lat } }) => {
        return isShiftedThere(wgs84(lng, lat)) === isElsewhere(code);
      })
      .map(({ properties: { code, name } }) => code + name);
    // islands far out, and what India holds: outlines drawn in China have them, the borders that decide about the shift do not
    expect(wrong).toEqual(['4421东沙群岛', '4603三沙市', '540423墨脱县', '540581错那市']);
  });

  it('on a grid over all of China the two differ in at most 1 of 500 points, what India holds left out [N10]', () => {
    let [asked, differ] = [0, 0];
    for (let lng = 74; lng < 135; lng += 0.11)
      for (let lat = 18; lat < 54; lat += 0.11) {
        const code = atlas.districtAt(wgs84(lng, lat))?.code;
        if (code === undefined || (lat < 29.6 && lng > 91.4 && lng < 97.5)) continue;
        asked += 1;
        if (isShiftedThere(wgs84(lng, lat)) === isElsewhere(code)) differ += 1;
      }
    expect(asked).toBeGreaterThan(70_000);
    expect(differ / asked).toBeLessThan(1 / 500);
  });
});

describe('what is drawn of the districts', () => {
  it('has every province, Hong Kong, Macau and Taiwan among them [N10] [SIT-11]', () => {
    const { features } = atlas.outlines('province');
    expect(features).toHaveLength(34);
    expect(features.map(({ properties }) => properties.name)).toEqual(
      expect.arrayContaining(['香港特别行政区', '澳门特别行政区', '台湾省', '广东省']),
    );
  });

  it('every name lies in its own outline [SIT-11]', () => {
    const astray = atlas
      .outlines('district')
      .features.filter(({ properties: { code, lng, lat } }) => atlas.districtAt(wgs84(lng, lat))?.code !== code);
    // some hundred of the older outlines overlap their neighbours
    expect(astray.length).toBeLessThan(40);
  });

  it('gives the parts of a province or city only [SIT-11]', () => {
    const codes = atlas.outlines('district', '4403').features.map(({ properties: { code } }) => code);
    expect(codes.length).toBeGreaterThan(7);
    expect(codes.every((code) => code.startsWith('4403'))).toBe(true);
    expect(atlas.outlines('district', '99').features).toEqual([]);
  });

  it('closes every ring, and draws every border once, by the widest level that it divides [SIT-11]', () => {
    for (const level of districtLevels)
      for (const { geometry } of atlas.outlines(level).features)
        for (const ring of geometry.coordinates.flat()) expect(ring.at(-1)).toEqual(ring[0]);
    const { features } = atlas.borders();
    expect(features.map(({ properties: { level } }) => level)).toEqual([...districtLevels]);
    expect(features.every(({ geometry }) => geometry.coordinates.length > 50)).toBe(true);
  });

  it('cuts land and lines into tiles, the lines of a level only where a map is close enough to draw them [SIT-11] [ALM-07]', () => {
    const layers = (z: number, x: number, y: number) => {
      const text = new TextDecoder('latin1').decode(atlas.tile({ z, x, y }));
      return ['land', ...districtLevels.map((level) => `border-${level}`)].filter((name) => text.includes(name));
    };
    expect(layers(0, 0, 0)).toEqual(['land', 'border-country', 'border-province']);
    // about Shenzhen
    expect(layers(5, 26, 13)).toEqual(['land', 'border-country', 'border-province', 'border-city']);
    expect(layers(8, 209, 111)).toContain('border-district');
    // amid the Pacific
    expect(layers(5, 1, 13)).toEqual([]);
  });

  it('makes a picture that keeps its proportions [SIT-09]', () => {
    const picture = pictureOf(atlas.outlines('district', '4403'));
    // 85 by 45 kilometres
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(0.5, 0);
    const place = picture?.placeOf({ lng: 114.0579, lat: 22.5431 });
    expect(place?.x).toBeGreaterThan(0);
    expect(place?.x).toBeLessThan(1000);
    expect(pictureOf({ type: 'FeatureCollection', features: [] })).toBeUndefined();
  });
});

describe('finding a district by name', () => {
  it('the wider first, and by what it lies in [SIT-09]', () => {
    expect(atlas.find('深圳', 3)[0]).toMatchObject({ code: '4403', name: '深圳市', level: 'city' });
    expect(atlas.find('深圳 南山', 5).map(({ code }) => code)).toEqual(['440305']);
    expect(atlas.find('440305', 5)[0]?.name).toBe('南山区');
    expect(atlas.find('香港', 1)[0]?.code).toBe('81');
    expect(atlas.find('南', 7)).toHaveLength(7);
  });

  it('finds nothing for nothing, and no line that only groups others [SIT-09]', () => {
    for (const text of ['', '   ', '火星', '市辖区', '.*', '\\']) expect(atlas.find(text, 5)).toEqual([]);
  });
});

describe('the file', () => {
  it('refuses what is none, and one that was cut off [SIT-09]', () => {
    for (const wrong of [new Uint8Array(0), new TextEncoder().encode('<!doctype html>'), bytes.subarray(0, 5000)])
      expect(() => readDistricts(wrong)).toThrow(RangeError);
  });

  it('answers what a worker is asked [SIT-09]', () => {
    expect(answerOf(atlas, { ask: 'districtAt', point: wgs84(113.9305, 22.5333) })).toMatchObject({ code: '440305' });
    expect(answerOf(atlas, { ask: 'find', text: '深圳', most: 1 })).toHaveLength(1);
  });
});
