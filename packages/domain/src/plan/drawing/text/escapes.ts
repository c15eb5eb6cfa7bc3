import type { TextEncoding } from '../drawing.ts';
import { decodeAs, isReadable } from './costs.ts';

/** The code pages of `\M+n`, by n; 4 is Johab, which no browser knows. */
const pages: Readonly<Record<string, TextEncoding>> = { '1': 'shift_jis', '2': 'big5', '3': 'euc-kr', '5': 'gbk' };

/** Where a five-bit number of Johab stands in the order of Unicode; -1 where it means nothing. */
const medials = [
  -1, -1, -1, 0, 1, 2, 3, 4, -1, -1, 5, 6, 7, 8, 9, 10, -1, -1, 11, 12, 13, 14, 15, 16, -1, -1, 17, 18, 19, 20,
];

/** The syllable of a Johab code, whose bits are its first, middle and last sound; undefined when it is none. */
const johab = (code: number): string | undefined => {
  const first = ((code >> 10) & 31) - 2;
  const middle = medials[(code >> 5) & 31] ?? -1;
  const lastCode = code & 31;
  const last = lastCode > 18 ? lastCode - 2 : lastCode - 1;
  if (code < 0x8000 || first < 0 || first > 18 || middle < 0 || last < 0 || last > 27 || lastCode === 18)
    return undefined;
  return String.fromCharCode(0xac00 + (first * 21 + middle) * 28 + last);
};

const multibyte = (escape: string, page: string, hex: string): string => {
  const code = Number.parseInt(hex, 16);
  if (page === '4') return johab(code) ?? escape;
  const encoding = pages[page];
  if (!encoding) return escape;
  const text = decodeAs(encoding, Uint8Array.of(...(code > 255 ? [code >> 8] : []), code & 255));
  return isReadable(text) ? text : escape;
};

const codeEscape = /\\U\+([0-9a-f]{4})|\\M\+([1-5])([0-9a-f]{4})/gi;

/**
 * A text with its letters written out: `\U+6D88` of Unicode, `\M+5CFFB` of a code page. What means no letter stays as it is.
 * For names of layers and blocks; texts have {@link plainText} and `mtextLines`.
 * @example readEscapes('\\U+6D88\\M+5B7C0') // '消防'
 */
export const readEscapes = (raw: string): string =>
  raw.includes('\\')
    ? raw
        .replace(codeEscape, (escape: string, unicode?: string, page = '', hex = '') =>
          unicode === undefined ? multibyte(escape, page, hex) : String.fromCharCode(Number.parseInt(unicode, 16)),
        )
        .toWellFormed()
    : raw;

const signs: Readonly<Record<string, string>> = { c: 'Ø', d: '°', p: '±', '%': '%' };
const percentEscape = /%%(?:(\d{3})|([cdpuok%]))/gi;

/** A text with its signs written out: `%%c` Ø, `%%d` °, `%%p` ±, `%%176` by number; underlines have no place in plain text. */
export const readSigns = (text: string): string =>
  text.includes('%%')
    ? text.replace(percentEscape, (escape: string, number?: string, letter = '') => {
        if (number === undefined) return signs[letter.toLowerCase()] ?? '';
        const code = Number(number);
        return code >= 32 && code < 256 ? decodeAs('windows-1252', Uint8Array.of(code)) : escape;
      })
    : text;

const carets: Readonly<Record<string, string>> = { I: '\t', J: '\n', M: '', ' ': '^' };

/** A text with its control letters written out: `^I` a tab, `^J` a line end, `^ ` a caret. */
export const readCarets = (text: string): string =>
  text.includes('^') ? text.replace(/\^([IJM ])/g, (escape: string, letter: string) => carets[letter] ?? escape) : text;

const blanks = /[\t\n\r]/;

/**
 * The one line of a TEXT or an attribute as it is seen.
 * @example plainText('%%c50 \\U+6D88') // 'Ø50 消'
 */
export const plainText = (raw: string): string => {
  const text = readCarets(readSigns(readEscapes(raw)));
  return blanks.test(text) ? text.replaceAll(/[\t\n\r]+/g, ' ') : text;
};
