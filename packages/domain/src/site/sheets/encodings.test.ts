import { describe, expect, it } from 'vitest';
import { deviceImportSheet, deviceTypeNames, deviceWords } from '../../device/index.ts';
import { csvText, type Language, type SheetColumn } from '../../lib/index.ts';
import { canEncode, encodeAs } from '../../plan/drawing/text/encode.test.support.ts';
import { roles, roleWords } from '../../role/index.ts';
import { userImportSheet } from '../../session/index.ts';
import {
  placeImportSheet,
  placeTypeLetters,
  siteFormWords,
  siteWords,
  smallPlaceKinds,
  unitImportSheet,
} from '../index.ts';
import { readingsOf } from './index.ts';

const sheets: Readonly<Record<string, readonly SheetColumn[]>> = {
  place: placeImportSheet,
  unit: unitImportSheet,
  user: userImportSheet,
  device: deviceImportSheet,
};
const headOf = (columns: readonly SheetColumn[], language: Language) =>
  csvText([columns.map(({ phrase }) => phrase[language])]).slice(1);
const utf16 = (text: string, isLittle: boolean, mark: string) => {
  const bytes = new Uint8Array((mark + text).length * 2);
  const view = new DataView(bytes.buffer);
  Array.from({ length: bytes.length / 2 }, (_, at) => view.setUint16(at * 2, (mark + text).charCodeAt(at), isLittle));
  return bytes;
};
const encodings = (bytes: Uint8Array) => readingsOf(bytes).map(({ encoding }) => encoding);

describe('the encoding of a file', () => {
  it.each(Object.keys(sheets).flatMap((kind) => (['cn', 'hk'] as const).map((language) => [kind, language] as const)))(
    'is known by the headers of %ss in %s, in each encoding that has their letters [DEV-26]',
    (kind, language) => {
      const head = headOf(sheets[kind] ?? [], language);
      const doubleByte = (['gbk', 'big5'] as const).filter((encoding) => canEncode(head, encoding));
      expect(doubleByte).toContain(language === 'cn' ? 'gbk' : 'big5');
      for (const encoding of doubleByte) {
        const name = encoding === 'gbk' ? 'gb18030' : encoding;
        expect(readingsOf(encodeAs(head, encoding))).toEqual([{ encoding: name, text: head }]);
      }
      for (const [bytes, encoding] of [
        [new TextEncoder().encode(head), 'utf-8'],
        [new TextEncoder().encode(`\uFEFF${head}`), 'utf-8'],
        [utf16(head, true, '\uFEFF'), 'utf-16le'],
        [utf16(head, false, '\uFEFF'), 'utf-16be'],
        [utf16(head, true, ''), 'utf-16le'],
        [utf16(head, false, ''), 'utf-16be'],
      ] as const)
        expect(readingsOf(bytes)).toEqual([{ encoding, text: head }]);
    },
  );

  it('is known by one value of the files that is in it, under any headers [DEV-26]', () => {
    const values = [
      ...deviceTypeNames.map((type) => deviceWords[`device.type.${type}`]),
      ...placeTypeLetters.map((letter) => siteWords[`site.placeType.${letter}`]),
      ...smallPlaceKinds.map((kind) => siteFormWords[`site.smallKind.${kind}`]),
      ...roles.map((role) => roleWords[`role.name.${role}`]),
    ];
    for (const { cn, hk } of values)
      for (const [word, encoding, name] of [
        [cn, 'gbk', 'gb18030'],
        [hk, 'big5', 'big5'],
      ] as const)
        expect([word, ...encodings(encodeAs(`a,b\n1,${word}\n`, encoding))]).toEqual([word, name]);
  });

  it('is left to a person where nothing tells: each way to read it that fits, and none where it is no text [DEV-26]', () => {
    expect(encodings(encodeAs('a,b\n1,科技路\n', 'gbk'))).toEqual(['gb18030', 'big5']);
    // pairs of bytes that are letters of UTF-8 as well
    expect(encodings(new Uint8Array([0x61, 0x2c, 0xc2, 0xb7]))).toEqual(['utf-8', 'gb18030', 'big5']);
    expect(encodings(encodeAs('name,address\nCafés,x\n', 'windows-1252'))).toContain('windows-1252');
    expect(encodings(new TextEncoder().encode('plain'))).toEqual(['utf-8']);
    expect(encodings(new TextEncoder().encode('a,仓'))).toEqual(['utf-8']);
    for (const bytes of [
      [0xff, 0xfe, 0x41],
      [0xef, 0xbb, 0xbf, 0xff],
      [0x61, 0, 0x62, 0, 0, 0],
      [0x61, 0xff, 0xff],
    ])
      expect(encodings(new Uint8Array(bytes))).toEqual([]);
  });
});
