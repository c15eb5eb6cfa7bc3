import { readNumber } from './number.ts';
import { type TagSink, type TagSource, codesKept, joined, wanted } from './sink.ts';

const [zero, nine, blank, tab, lineFeed, carriageReturn, minus] = [48, 57, 32, 9, 10, 13, 45];
const [mark, last, mostCode] = [0, codesKept - 1, 10_000];
/** A line longer than this is no line of a drawing: it is not kept waiting for its end. */
const mostLineBytes = 4 * 1024 * 1024;

/** Whether a line is a 0 and nothing else. */
const isZero = (bytes: Uint8Array, start: number, end: number): boolean => {
  let zeros = 0;
  for (let at = start; at < end; at += 1) {
    if (bytes[at] === zero) zeros += 1;
    else if ((bytes[at] ?? 0) > blank) return false;
  }
  return zeros === 1;
};

/** Two lines are hardly longer. */
const seamBytes = 4096;

const [noCode, words] = [-1, -2];
/** The group code in a line that is not written as usual; below 0 when there is none. */
const oddCode = (bytes: Uint8Array, start: number, end: number): number => {
  let code = noCode;
  let isNegative = false;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= zero && byte <= nine) code = Math.min(mostCode, Math.max(code, 0) * 10 + byte - zero);
    else if (byte === minus) isNegative = true;
    else if (byte !== blank && byte !== carriageReturn && byte !== tab) return words;
  }
  return isNegative && code !== noCode ? mostCode : code;
};

/** The tags of a text drawing: a line with the code, a line with the value. */
export function asciiTags(sink: TagSink, lineEnd: number = lineFeed): TagSource {
  let left: Uint8Array | undefined;
  let isSkippingLine = false;
  /** Whether the value before was a mere 0: after a lost line that was the code of what comes now. */
  let wasZero = false;
  let lastStart = -1;
  let lastEnd = -1;

  /** Where the first line begins that has no value yet. Most of a file is never looked at here but for its line ends. */
  const readTags = (bytes: Uint8Array): number => {
    // up to here each line has its end: nothing below has to look for the end of the bytes
    const stop = bytes.lastIndexOf(lineEnd) + 1;
    const { numbers } = sink;
    let wants = sink.wants();
    let at = 0;
    let valueStart = -1;
    let end = -1;
    while (at < stop) {
      const lineStart = at;
      let byte = bytes[at] ?? 0;
      while (byte === blank) byte = bytes[++at] ?? 0;
      const firstDigit = at;
      let code = 0;
      while (byte >= zero && byte <= nine && code < mostCode) {
        code = code * 10 + byte - zero;
        byte = bytes[++at] ?? 0;
      }
      if (byte === carriageReturn && byte !== lineEnd) byte = bytes[++at] ?? 0;
      if (byte !== lineEnd || at === firstDigit) {
        while (bytes[at] !== lineEnd) at += 1;
        code = oddCode(bytes, lineStart, at);
      }
      at += 1;
      if (code < 0) {
        // lines that slipped by one find their pairs again at the next number
        const isAfterZero = valueStart < 0 ? wasZero : isZero(bytes, valueStart, end);
        if (code === words && isAfterZero && wants[mark] === wanted.text)
          wants = sink.text(mark, bytes, lineStart, at - 1);
        continue;
      }
      if (at >= stop) {
        at = lineStart;
        break;
      }
      valueStart = at;
      const place = code < last ? code : last;
      const what = wants[place];
      if (what === wanted.number || what === wanted.listed) {
        at = readNumber(bytes, at, lineEnd, numbers.values, place);
        numbers.took(place, what === wanted.listed);
        end = at;
      } else {
        while (bytes[at] !== lineEnd) at += 1;
        end = at;
        if (what === wanted.text)
          wants = sink.text(
            code,
            bytes,
            valueStart,
            end > valueStart && bytes[end - 1] === carriageReturn ? end - 1 : end,
          );
      }
      at += 1;
    }
    // nothing is decided here: the first bytes make this function fast while it runs, when what comes after its loop is not known yet
    lastStart = valueStart;
    lastEnd = end;
    return at;
  };
  const read = (bytes: Uint8Array): number => {
    const done = readTags(bytes);
    if (lastStart >= 0) wasZero = isZero(bytes, lastStart, lastEnd);
    return done;
  };

  const push = (chunk: Uint8Array): void => {
    let fresh = chunk;
    if (isSkippingLine) {
      const end = fresh.indexOf(lineEnd);
      if (end < 0) return;
      isSkippingLine = false;
      fresh = fresh.subarray(end + 1);
    }
    if (left && fresh.length > seamBytes) {
      // only the tag that was cut in two is put together, not all that came
      const seam = joined(left, fresh.subarray(0, seamBytes));
      const done = read(seam);
      fresh = fresh.subarray(Math.max(0, done - left.length));
      left = done < left.length ? left.subarray(done) : undefined;
    }
    const bytes = joined(left, fresh);
    const rest = bytes.subarray(read(bytes));
    left = rest.length > 0 ? rest.slice() : undefined;
    if (rest.length <= mostLineBytes) return;
    left = undefined;
    isSkippingLine = true;
  };

  return {
    push,
    end: () => {
      if (left) push(Uint8Array.of(lineEnd));
    },
  };
}
