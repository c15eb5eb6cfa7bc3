import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords, pastedText, plainText, soughtWords, unseenChars } from './index.ts';

const imei = '869123456789012';

describe('what is looked for', () => {
  it.each([
    ['blanks around', `  ${imei} `],
    ['a line end', `${imei}\r\n`],
    ['full-width digits', '８６９１２３４５６７８９０１２'],
    ['characters without width', `\u200B869123\uFEFF456789012\u202C`],
    ['blanks of other kinds', `\u00A0${imei}\u3000`],
    ['a tab of a sheet', `\t${imei}\t`],
  ])('is the same with %s [SHL-23]', (_, pasted) => {
    expect(plainText(pasted)).toBe(imei);
    expect(hasWords(`设备 ${imei}`, pasted)).toBe(true);
  });

  it('is found in any case and order, each word of it, also where a text is full-width [SHL-23]', () => {
    expect(hasWords('３号楼　烟感（Ａ座）', 'a座 3号楼')).toBe(true);
    expect(hasWords('设备 869123456789012', '8691 2345 6789 012')).toBe(true);
    expect(hasWords('3号楼 烟感', '3号楼 温感')).toBe(false);
    expect(pastedText('Nathan\nRoad  ')).toBe('Nathan Road');
    expect(hasWords('anything', ' \u200B ')).toBe(true);
  });

  it('has one form: written again it stays, and has no unseen character or blank around [SHL-23]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        expect(plain).toBe(plain.trim());
        expect(Array.from(unseenChars).some((one) => plain.includes(one))).toBe(false);
        expect(soughtWords(text).join(' ')).toBe(plain);
        expect(hasWords(text, text)).toBe(true);
      }),
    );
  });
});
