import { foreignCode, valueKindOf, valueKinds } from './codes.ts';
import { numberAt } from './number.ts';
import { type TagSink, type TagSource, joined } from './sink.ts';

const [zero, nine, blank, tab, lineFeed, carriageReturn, minus] = [48, 57, 32, 9, 10, 13, 45];
const mostCode = 10_000;
/** A line longer than this is no line of a drawing: it is not kept waiting for its end. */
const mostLineBytes = 4 * 1024 * 1024;
const marks = { mark: 0, name: 2 } as const;

/** The tags of a text drawing: a line with the code, a line with the value. */
export function asciiTags(sink: TagSink, lineEnd: number = lineFeed): TagSource {
  let left: Uint8Array | undefined;
  let tags = 0;
  let bad = 0;
  let isSkippingLine = false;

  const give = (code: number, bytes: Uint8Array, start: number, end: number): void => {
    tags += 1;
    if (code >= foreignCode) return;
    if (code !== marks.mark && code !== marks.name && sink.isSkipping()) return;
    const kind = valueKindOf(code);
    if (kind === valueKinds.text) sink.text(code, bytes, start, end);
    else if (kind !== valueKinds.chunk) sink.number(code, numberAt(bytes, start, end));
  };

  /** Where the first line begins that has no value yet. */
  const read = (bytes: Uint8Array): number => {
    const { length } = bytes;
    let at = 0;
    for (;;) {
      const lineStart = at;
      let code = 0;
      let hasDigit = false;
      let isCode = true;
      let byte = 0;
      while (at < length && (byte = bytes[at] ?? 0) !== lineEnd) {
        if (byte >= zero && byte <= nine) {
          hasDigit = true;
          if (code < mostCode) code = code * 10 + byte - zero;
        } else if (byte !== blank && byte !== carriageReturn && byte !== tab) {
          if (byte !== minus) isCode = false;
          else code = mostCode;
        }
        at += 1;
      }
      if (at >= length) return lineStart;
      at += 1;
      if (!isCode || !hasDigit) {
        // lines that slipped by one find their pairs again at the next number
        if (at - lineStart > 2 || !isCode) bad += 1;
        continue;
      }
      const valueStart = at;
      let end = at;
      while (end < length && bytes[end] !== lineEnd) end += 1;
      if (end >= length) return lineStart;
      at = end + 1;
      give(code, bytes, valueStart, end > valueStart && bytes[end - 1] === carriageReturn ? end - 1 : end);
    }
  };

  const push = (chunk: Uint8Array): void => {
    let fresh = chunk;
    if (isSkippingLine) {
      const end = fresh.indexOf(lineEnd);
      if (end < 0) return;
      isSkippingLine = false;
      fresh = fresh.subarray(end + 1);
    }
    const bytes = joined(left, fresh);
    const rest = bytes.subarray(read(bytes));
    left = rest.length > 0 ? rest.slice() : undefined;
    if (rest.length <= mostLineBytes) return;
    left = undefined;
    bad += 1;
    isSkippingLine = true;
  };

  return {
    push,
    end: () => {
      if (left) push(Uint8Array.of(lineEnd));
    },
    counts: () => ({ tags, bad }),
  };
}
