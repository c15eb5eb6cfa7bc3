import type { TextEncoding } from '../drawing.ts';
import { decodeAs } from './costs.ts';
import { findReader, promisedEncoding } from './detect.ts';
import { utf8End } from './utf8.ts';

export interface DecodedTexts {
  /** The text at this place among all that were added; each is read when it is asked for. */
  readonly textAt: (place: number) => string;
  /** What most of the bytes turned out to be; what the header promises when all are ASCII. */
  readonly encoding: TextEncoding;
}

/** Raw texts of a file, kept as bytes until all of them can tell in which encoding they are. */
export interface TextStore {
  /** Keeps a copy of the bytes from `start` to before `end`; the place of the text among all. */
  readonly add: (bytes: Uint8Array, start: number, end: number) => number;
  /** Memory that the texts take. */
  readonly sizeBytes: () => number;
  /**
   * @param declared what `$DWGCODEPAGE` says, `ANSI_936`
   * @param version what `$ACADVER` says, `AC1015`
   */
  readonly decode: (declared: string, version: string) => DecodedTexts;
}

/** More does not tell more; of bigger files every second, third... text is asked. */
const sampleBytes = 1024 * 1024;
const newline = 10;

const grown = <T extends Uint8Array | Uint32Array>(array: T, needed: number): T => {
  if (needed <= array.length) return array;
  const bigger = new (array.constructor as new (length: number) => T)(Math.max(needed, Math.ceil(array.length * 1.5)));
  bigger.set(array);
  return bigger;
};

/**
 * An empty store. Old drawings have texts in the code page of the computer that wrote them, newer ones in UTF-8, and headers lie about
 * both: what the bytes themselves look like decides, text by text where a file is mixed.
 * @spec N11 PLN-04
 */
export const createTextStore = (): TextStore => {
  let bytes = new Uint8Array(16 * 1024);
  let ends = new Uint32Array(1024);
  let count = 0;
  /** Places of texts with bytes above 127. */
  const foreign: number[] = [];
  const startOf = (place: number): number => (place === 0 ? 0 : (ends[place - 1] ?? 0));
  const bytesAt = (place: number): Uint8Array => bytes.subarray(startOf(place), ends[place]);
  const sizeAt = (place: number): number => (ends[place] ?? 0) - startOf(place);

  /** Texts joined by line ends: all of them, or a sample. */
  const joined = (places: readonly number[]): Uint8Array => {
    const size = places.reduce((sum, place) => sum + sizeAt(place) + 1, 0);
    const step = Math.max(1, Math.ceil(size / sampleBytes));
    const asked = places.filter((_, at) => at % step === 0);
    const sample = new Uint8Array(asked.reduce((sum, place) => sum + sizeAt(place) + 1, 0)).fill(newline);
    let at = 0;
    for (const place of asked) {
      sample.set(bytesAt(place), at);
      at += sizeAt(place) + 1;
    }
    return sample;
  };

  return {
    add: (from, start, end) => {
      const at = startOf(count);
      const next = at + Math.max(0, end - start);
      bytes = grown(bytes, next);
      ends = grown(ends, count + 1);
      let all = 0;
      for (let index = start; index < end; index += 1) {
        const byte = from[index] ?? 0;
        all |= byte;
        bytes[at + index - start] = byte;
      }
      ends[count] = next;
      if (all > 127) foreign.push(count);
      count += 1;
      return count - 1;
    },
    sizeBytes: () => bytes.length + ends.byteLength + foreign.length * 8,
    decode: (declared, version) => {
      const unicode: number[] = [];
      const others: number[] = [];
      for (const place of foreign) (utf8End(bytesAt(place)) < 0 ? others : unicode).push(place);
      const reader = findReader(joined(unicode), joined(others), promisedEncoding(declared, version));
      // where all bytes are ASCII any reading will do: all at once, since a text that is a part of another takes nearly no time or memory
      const ascii = decodeAs('windows-1252', bytes.subarray(0, startOf(count)));
      const isAscii = (place: number): boolean => {
        const end = ends[place] ?? 0;
        for (let at = startOf(place); at < end; at += 1) if ((bytes[at] ?? 0) > 127) return false;
        return true;
      };
      return {
        textAt: (place) => (isAscii(place) ? ascii.slice(startOf(place), ends[place]) : reader.read(bytesAt(place))),
        encoding: reader.encoding,
      };
    },
  };
};
