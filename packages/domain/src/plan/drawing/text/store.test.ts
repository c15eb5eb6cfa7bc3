import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextEncoding } from '../drawing.ts';
import { canEncode, encodeAs } from './encode.test.support.ts';
import { createTextStore } from './index.ts';

const simplified = [
  '一层平面图',
  '烟感-探测器',
  '消防控制室',
  '疏散通道',
  '手动火灾报警按钮',
  '消火栓箱',
  '声光报警器',
  '防火门FM甲1521',
  '弱电间',
  '配电房',
  '楼梯间LT-2',
  '3楼',
  '安全出口',
  '应急照明',
  '排烟机房',
  '生活水箱间',
  '地下车库入口',
  '客厅 25.6㎡',
  '比例 1：100',
  '卫生间',
];
const traditional = [
  '一樓平面圖',
  '煙霧探測器',
  '消防控制室',
  '疏散通道',
  '手動火警鐘掣',
  '消防栓箱',
  '警鐘',
  '防火門FD-1',
  '電錶房',
  '升降機大堂',
  '樓梯ST-2',
  '走廊',
  '緊急出口',
  '廁所',
  '廚房',
  '天台水箱',
  '停車場入口',
  '比例 1：100',
  '九龍塘',
];
const western = [
  'Höhe über Normal',
  'Größe 3.5 m²',
  'Ø50',
  '±0.00',
  'Café',
  '45°',
  'Straße',
  'réserve d’eau',
  'peça São João',
];
const japanese = [
  '消火栓',
  '煙感知器',
  '階段室',
  'エレベーター',
  '1階平面図',
  'ﾎﾟﾝﾌﾟ室',
  '屋内消火栓ボックス',
  'について',
];
const korean = ['소화전', '화재경보기', '계단실', '1층 평면도', '방화문', '전기실'];

const read = (texts: readonly Uint8Array[], declared = '', version = '') => {
  const store = createTextStore();
  for (const bytes of texts) store.add(bytes, 0, bytes.length);
  const { textAt, encoding } = store.decode(declared, version);
  return { texts: texts.map((_, at) => textAt(at)), encoding };
};
const headers = [
  ['', ''],
  ['ANSI_936', 'AC1009'],
  ['ANSI_950', 'AC1015'],
  ['ANSI_1252', 'AC1015'],
  ['ANSI_932', 'AC1018'],
  ['ANSI_949', 'AC1018'],
  ['ANSI_1252', 'AC1024'],
  ['UTF-8', 'AC1032'],
  ['nonsense', 'nonsense'],
] as const;
const languages: readonly (readonly [readonly string[], readonly TextEncoding[]])[] = [
  [simplified, ['gbk', 'utf-8']],
  [traditional, ['big5', 'gbk', 'utf-8']],
  [western, ['windows-1252', 'utf-8']],
  [japanese, ['shift_jis', 'utf-8']],
  [korean, ['euc-kr', 'utf-8']],
];

describe('the encoding of a file', () => {
  it('is what the bytes are, whatever the header says [N11]', () => {
    for (const [texts, encodings] of languages)
      for (const encoding of encodings) {
        const able = texts.filter((text) => canEncode(text, encoding));
        expect(able.length).toBeGreaterThan(texts.length / 2);
        const bytes = able.map((text) => encodeAs(text, encoding));
        for (const [declared, version] of headers)
          expect(read(bytes, declared, version), `${encoding} in ${declared} ${version}`).toEqual({
            texts: able,
            encoding,
          });
      }
  });

  // two short words may be written alike in two charts: then the header is believed
  it('is found from any three words of a Chinese plan and more, whatever the header says [N11]', () => {
    const cases = [
      [simplified, 'gbk'],
      [simplified, 'utf-8'],
      [traditional, 'big5'],
      [traditional, 'utf-8'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...cases).chain(([texts, encoding]) =>
          fc.record({
            encoding: fc.constant(encoding),
            texts: fc.subarray(
              texts.filter((text) => canEncode(text, encoding)),
              { minLength: 3 },
            ),
          }),
        ),
        fc.constantFrom(...headers),
        ({ encoding, texts }, [declared, version]) => {
          const found = read(
            texts.map((text) => encodeAs(text, encoding)),
            declared,
            version,
          );
          expect(found).toEqual({ texts, encoding });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is what the header promises when all is ASCII [N11]', () => {
    const ascii = [encodeAs('WALL', 'utf-8')];
    expect(read(ascii, 'ANSI_936', 'AC1015')).toEqual({ texts: ['WALL'], encoding: 'gbk' });
    expect(read(ascii, 'ansi_950', 'AC1009').encoding).toBe('big5');
    expect(read(ascii, 'ANSI_932').encoding).toBe('shift_jis');
    expect(read(ascii, 'ANSI_949').encoding).toBe('euc-kr');
    expect(read(ascii, 'ANSI_936', 'AC1021').encoding).toBe('utf-8');
    for (const none of ['', 'constructor', 'ANSI_1252']) expect(read([], none).encoding).toBe('windows-1252');
  });

  it('tips the scales only where the bytes leave it open [N11]', () => {
    // these two bytes are a building in one encoding, and a letter in another
    const building = [encodeAs('楼', 'gbk')];
    expect(building[0]).toEqual(Uint8Array.of(0xc2, 0xa5));
    expect(read(building, 'ANSI_936', 'AC1015').texts).toEqual(['楼']);
    expect(read([encodeAs('水', 'gbk')], 'ANSI_936', 'AC1015').texts).toEqual(['水']);
  });
});

describe('a file of mixed encodings', () => {
  it('is read text by text [N11]', () => {
    const mixed = [
      ...simplified.map((text) => encodeAs(text, 'gbk')),
      ...simplified.slice(0, 5).map((text) => encodeAs(text, 'utf-8')),
      encodeAs('Ø50', 'windows-1252'),
    ];
    expect(read(mixed, 'ANSI_1252', 'AC1024')).toEqual({
      texts: [...simplified, ...simplified.slice(0, 5), 'Ø50'],
      encoding: 'gbk',
    });
    const other = [
      ...traditional.map((text) => encodeAs(text, 'utf-8')),
      ...traditional.slice(0, 3).map((text) => encodeAs(text, 'big5')),
    ];
    expect(read(other, 'ANSI_936', 'AC1018')).toEqual({
      texts: [...traditional, ...traditional.slice(0, 3)],
      encoding: 'utf-8',
    });
  });

  it('leaves off a last letter that was cut in half [N11]', () => {
    const cut = (text: string, encoding: TextEncoding) => encodeAs(text, encoding).slice(0, -1);
    const gbk = simplified.map((text) => encodeAs(text, 'gbk'));
    expect(read([...gbk, cut('消防水泵房', 'gbk')]).texts.at(-1)).toBe('消防水泵');
    const utf8 = simplified.map((text) => encodeAs(text, 'utf-8'));
    expect(read([...utf8, cut('消防水泵房', 'utf-8')]).texts.at(-1)).toBe('消防水泵');
  });

  it('shows a sign for no letter only where no reading is valid [N11]', () => {
    const usual = simplified.map((text) => encodeAs(text, 'gbk'));
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 12 }), (bytes) => {
        const text = read([...usual, bytes], 'ANSI_936', 'AC1015').texts.at(-1) ?? '';
        const isValid = (['utf-8', 'gbk', 'big5', 'shift_jis', 'euc-kr', 'windows-1252'] as const).some(
          (one) => !/[\uFFFD\u0080-\u009F]/.test(new TextDecoder(one, { ignoreBOM: true }).decode(bytes)),
        );
        expect(isValid && text.includes('\uFFFD')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the store', () => {
  it('keeps texts in order, whatever bytes they are of, and copies them [N11]', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 100 }), (all) => {
        const store = createTextStore();
        const one = new Uint8Array(1000);
        for (const [at, bytes] of all.entries()) {
          one.fill(0x20).set(bytes, 7);
          expect(store.add(one, 7, 7 + bytes.length)).toBe(at);
        }
        const { textAt } = store.decode('ANSI_936', 'AC1015');
        for (const [at, bytes] of all.entries())
          expect(bytes.some((byte) => byte > 127) || textAt(at) === String.fromCharCode(...bytes)).toBe(true);
      }),
    );
  });

  it('takes little more than the bytes [N11]', () => {
    const store = createTextStore();
    const bytes = encodeAs('消防控制室 0123456789', 'gbk');
    for (let at = 0; at < 100_000; at += 1) store.add(bytes, 0, bytes.length);
    expect(store.sizeBytes()).toBeLessThan(100_000 * (bytes.length + 4 + 8) * 1.6);
    const { textAt } = store.decode('', '');
    expect(new Set(Array.from({ length: 100_000 }, (_, at) => textAt(at)))).toEqual(new Set(['消防控制室 0123456789']));
  });
});
