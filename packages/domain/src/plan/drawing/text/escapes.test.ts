import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mtextLines, plainText, readEscapes } from './index.ts';

describe('a line of text', () => {
  it('has its letters by number, of Unicode and of five code pages [N11]', () => {
    expect(readEscapes(String.raw`\U+6D88\U+9632`)).toBe('消防');
    expect(readEscapes(String.raw`\M+5CFFB\M+5B7C0`)).toBe('消防');
    expect(readEscapes(String.raw`\M+2AEF8\M+2A8BE`)).toBe('消防');
    expect(readEscapes(String.raw`\M+18FC1\M+18358`)).toBe('消ス');
    expect(readEscapes(String.raw`\M+3C8AD\M+48861`)).toBe('화가');
    expect(readEscapes(String.raw`\u+6d88 \M+100B1`)).toBe('消 ｱ');
    for (const same of [String.raw`\U+12`, String.raw`\M+9CFFB`, String.raw`\M+5FFFF`, String.raw`\M+40000`, 'a\\'])
      expect(readEscapes(same)).toBe(same);
    expect(readEscapes(String.raw`\U+D83D\U+DD25`)).toBe('🔥');
    expect(readEscapes(String.raw`\U+D83D`)).toBe('\uFFFD');
  });

  it('has the signs of drawings [N11]', () => {
    expect(plainText('%%c50 %%P0.000 45%%d %%%')).toBe('Ø50 ±0.000 45° %');
    expect(plainText('%%u一层%%u%%o平面%%O')).toBe('一层平面');
    expect(plainText('%%176 %%065 %%999 %%')).toBe('° A %%999 %%');
    expect(plainText('a^Ib^Jc^ d x^2')).toBe('a b c^d x^2');
    expect(plainText('100% 消防')).toBe('100% 消防');
  });

  it('is text whatever was written [N11]', () => {
    const pieces = fc.constantFrom(
      '\\',
      'U+',
      'M+',
      '5CFFB',
      '%%',
      '%',
      'c',
      '^',
      'J',
      '{',
      '}',
      'S',
      ';',
      'H',
      'x',
      '/',
      'P',
      '消',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 30 }), (parts) => {
        const raw = parts.join('');
        expect(plainText(raw)).not.toContain('\n');
        for (const line of mtextLines(raw, 2.5)) {
          expect(line.text).not.toContain('\n');
          expect(line.height).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('text of several lines', () => {
  const texts = (raw: string) => mtextLines(raw, 100).map(({ text }) => text);

  it('loses its formatting and keeps its lines [N11]', () => {
    expect(texts(String.raw`\A1;疏散\P通道`)).toEqual(['疏散', '通道']);
    expect(texts(String.raw`{\fSimSun|b0|i0|c134|p2;\C1;一层\~平面图}\Pi`)).toEqual(['一层\u00A0平面图', 'i']);
    expect(texts(String.raw`\pi-10,l20,t30;1.^I甲级\L防火门\l`)).toEqual(['1. 甲级防火门']);
    expect(texts(String.raw`a\\b\{c\}d`)).toEqual([String.raw`a\b{c}d`]);
    expect(texts('a^Jb\\Nc\nd')).toEqual(['a', 'b', 'c', 'd']);
    expect(texts(String.raw`\W0.8;\T1.1;\Q15;\O\K\c255;\FTxt.shx;宽`)).toEqual(['宽']);
    expect(texts(String.raw`%%c50 \U+6D88\M+5B7C0`)).toEqual(['Ø50 消防']);
    expect(texts('')).toEqual(['']);
  });

  it('has stacks in the line [N11]', () => {
    expect(texts(String.raw`\S1/2; \S3#4; \S+0.1^-0.2; m\S2^; \S^2; \Sx;`)).toEqual(['1/2 3/4 +0.1 -0.2 m² 2 x']);
  });

  it('keeps its text where a code has no end [N11]', () => {
    expect(texts(String.raw`\H消防`)).toEqual(['消防']);
    expect(texts(`\\A${'消'.repeat(1000)};`)).toEqual([`${'消'.repeat(1000)};`]);
    expect(texts('\\A'.repeat(200_000))).toEqual(['']);
  });

  it('has the height of its tallest letters [N11]', () => {
    expect(mtextLines(String.raw`疏散\P通道 {\H2x;大字}`, 100)).toEqual([
      { text: '疏散', height: 100 },
      { text: '通道 大字', height: 200 },
    ]);
    expect(mtextLines(String.raw`\H50;a\P\H0.5x;b\P{\H0;c}\P\P`, 100).map(({ height }) => height)).toEqual([
      50, 25, 25, 25, 25,
    ]);
  });
});
