import { valueKindOf, valueKinds } from './codes.ts';
import { type TagSink, type TagSource, codesKept, joined, wanted } from './sink.ts';

/** How a binary drawing begins. */
export const binaryMark: Uint8Array = /* @__PURE__ */ Uint8Array.from('AutoCAD Binary DXF\r\n\u001A\u0000', (letter) =>
  letter.charCodeAt(0),
);

const longCode = 255;
const mostTextBytes = 4 * 1024 * 1024;
const fixedBytes = /* @__PURE__ */ (() => {
  const sizes = new Uint8Array(7);
  sizes[valueKinds.double] = 8;
  sizes[valueKinds.int16] = 2;
  sizes[valueKinds.int32] = 4;
  sizes[valueKinds.int64] = 8;
  sizes[valueKinds.bool] = 1;
  return sizes;
})();

const readNumber = (view: DataView, at: number, kind: number): number => {
  switch (kind) {
    case valueKinds.double:
      return view.getFloat64(at, true);
    case valueKinds.int16:
      return view.getInt16(at, true);
    case valueKinds.int32:
      return view.getInt32(at, true);
    case valueKinds.int64:
      return Number(view.getBigInt64(at, true));
    default:
      return view.getUint8(at);
  }
};

/**
 * The tags of a binary drawing, from after its mark. Codes have two bytes since R13, and one before that (255 then announces a longer
 * one): which it is shows in the very first tag, `0 SECTION`.
 */
export function binaryTags(sink: TagSink): TagSource {
  let left: Uint8Array | undefined;
  let codeBytes = 0;
  let wants = sink.wants();

  /** Where the next tag begins; -1 when this one is not whole yet. */
  const readTag = (bytes: Uint8Array, view: DataView, start: number): number => {
    const { length } = bytes;
    let at = start + codeBytes;
    if (at > length) return -1;
    let code = codeBytes === 2 ? view.getUint16(start, true) : view.getUint8(start);
    if (codeBytes === 1 && code === longCode) {
      at += 2;
      if (at > length) return -1;
      code = view.getUint16(start + 1, true);
    }
    const kind = valueKindOf(code);
    const what = code < codesKept ? wants[code] : wanted.skipped;
    if (kind === valueKinds.text) {
      const end = bytes.indexOf(0, at);
      if (end < 0) return -1;
      if (what === wanted.text) wants = sink.text(code, bytes, at, end);
      return end + 1;
    }
    if (kind === valueKinds.chunk) {
      if (at >= length) return -1;
      const end = at + 1 + (bytes[at] ?? 0);
      return end > length ? -1 : end;
    }
    const end = at + (fixedBytes[kind] ?? 0);
    if (end > length) return -1;
    if (what === wanted.number || what === wanted.listed) {
      sink.numbers.values[code] = readNumber(view, at, kind);
      sink.numbers.took(code, what === wanted.listed);
    }
    return end;
  };

  const push = (chunk: Uint8Array): void => {
    const bytes = joined(left, chunk);
    left = undefined;
    if (codeBytes === 0) {
      if (bytes.length < 2) {
        left = bytes.slice();
        return;
      }
      codeBytes = bytes[1] === 0 ? 2 : 1;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    for (;;) {
      const next = readTag(bytes, view, at);
      if (next < 0) break;
      at = next;
    }
    // a text without an end would be kept until the memory is full
    left = bytes.length - at > mostTextBytes ? undefined : bytes.slice(at);
  };

  return { push, end: () => undefined };
}
