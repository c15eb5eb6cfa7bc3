import { RefusedSheet } from '@fireline/domain/site/sheets';

type Attributes = Readonly<Record<string, string>>;
/** Gets what an XML part holds, in its order. Names come without their prefixes. */
export interface XmlHandlers {
  readonly onOpen?: (name: string, attributes: Attributes) => void;
  readonly onClose?: (name: string) => void;
  /** Also in several pieces. */
  readonly onText?: (text: string) => void;
}

const pieceBytes = 1024 * 1024;
/** No tag and no text of a workbook is longer. */
const tokenCharsMax = 1024 * 1024;

const broken = () => new RefusedSheet('sheet.broken');
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(\w+));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function attributesOf(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(attribute)) {
    // declarations of prefixes are none of the element's own; what has no prefix counts before what has one
    if (name.startsWith('xmlns') || (name.includes(':') && Object.hasOwn(found, local(name)))) continue;
    found[local(name)] = unescaped(double ?? single ?? '');
  }
  return found;
}

/** Where a tag ends, behind what its attributes hold; -1: not within the text. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

function tag(text: string, { onOpen, onClose }: XmlHandlers): void {
  if (text.startsWith('/')) return onClose?.(local(text.slice(1).trim()));
  const isEmpty = text.endsWith('/');
  const inner = isEmpty ? text.slice(0, -1) : text;
  const end = inner.search(/\s/);
  const name = local(end < 0 ? inner : inner.slice(0, end));
  onOpen?.(name, end < 0 ? {} : attributesOf(inner.slice(end)));
  if (isEmpty) onClose?.(name);
}

const special: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** Hands over what is whole of a text. @returns where the rest begins */
function walkPiece(text: string, handlers: XmlHandlers): number {
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      if (next < 0) return at;
      handlers.onText?.(unescaped(text.slice(at, next)));
      at = next;
      continue;
    }
    const found = special.find(([begin]) => text.startsWith(begin, at));
    if (found) {
      const end = text.indexOf(found[1], at + found[0].length);
      if (end < 0) return at;
      if (found[0] === '<![CDATA[') handlers.onText?.(text.slice(at + found[0].length, end));
      at = end + found[1].length;
      continue;
    }
    if (text[at + 1] === undefined || (text[at + 1] === '!' && text.length - at < 9)) return at;
    // a document type: workbooks have none, and it could give names to anything
    if (text[at + 1] === '!') throw broken();
    const end = tagEnd(text, at + 1);
    if (end < 0) return at;
    tag(text.slice(at + 1, end), handlers);
    at = end + 1;
  }
  return at;
}

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Walks through an XML part a piece at a time. @throws RefusedSheet for what is no XML, and what a handler throws */
export function walkXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const decoder = new TextDecoder(isUtf16(bytes) ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8');
  let rest = '';
  for (let from = 0; from < bytes.byteLength; from += pieceBytes) {
    const text = rest + decoder.decode(bytes.subarray(from, from + pieceBytes), { stream: true });
    rest = text.slice(walkPiece(text, handlers));
    if (rest.length > tokenCharsMax) throw broken();
  }
}

/** Text of a cell: spreadsheets write control letters as `_x000D_`. */
export const cellText = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
